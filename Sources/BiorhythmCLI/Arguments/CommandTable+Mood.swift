/// The commands of the mood diary.
extension CommandTable {
  static var mood: CommandSpec {
    CommandSpec(id: .mood, preferences: [], summary: "Keep a mood diary.")
  }

  static var moodAdd: CommandSpec {
    CommandSpec(
      id: .moodAdd,
      words: [
        WordSpec(
          placeholder: "LEVEL", isRequired: true,
          summary: "1 to 4, or bad, average, good, awesome")
      ],
      options: [.on, .at, .note],
      summary: "Log a mood, now or for an earlier day.",
      notes: [dateForms],
      examples: [
        "bio mood add 3", "bio mood add good --note 'long walk'",
        "bio mood add 4 --on yesterday --at 22:30",
      ])
  }

  static var moodList: CommandSpec {
    CommandSpec(
      id: .moodList, words: [WordSpec(placeholder: "RANGE", summary: "the days; default: all")],
      formats: [.text, .json, .csv], preferences: [.color],
      summary: "List the entries, newest last.",
      notes: ["The CSV and JSON forms can be imported again.", rangeForms],
      examples: ["bio mood list", "bio mood list 2015-07", "bio mood list --csv > moods.csv"])
  }

  static var moodCalendar: CommandSpec {
    CommandSpec(
      id: .moodCalendar,
      words: [WordSpec(placeholder: "MONTH", summary: "the month; default: this month")],
      options: [.compact, .weekStart],
      formats: [.text, .json, .svg], preferences: [.color, .weekStart],
      summary: "Show a month of days colored by mood.",
      notes: [
        "A day's mood is the mean of its entries. Good days have a mean of 3 or more, bad days "
          + "less than 2.", monthForms,
      ],
      examples: ["bio mood calendar", "bio mood calendar last --compact"])
  }

  static var moodUndo: CommandSpec {
    CommandSpec(id: .moodUndo, summary: "Take back the entry that was added last.")
  }

  static var moodImport: CommandSpec {
    CommandSpec(
      id: .moodImport,
      words: [
        WordSpec(placeholder: "FILE", isRequired: true, summary: "the file; - is standard input")
      ],
      options: [.map, .skipUnknown],
      summary: "Import a Daylio export or a list of moods.",
      notes: [
        "Daylio's moods rad, good, meh, bad, awful are the levels 4, 3, 2, 1, 1.",
        "What is there already is not added again. Unless --skip-unknown is given, nothing is "
          + "imported from a file with rows that cannot be read.",
      ],
      examples: [
        "bio mood import daylio.csv", "bio mood import daylio.csv --map super=4 --map tired=2",
        "bio mood list --csv | bio mood import -",
      ])
  }

  static var moodPath: CommandSpec {
    CommandSpec(id: .moodPath, summary: "Show where the diary is kept.")
  }
}
