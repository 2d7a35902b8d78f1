/// Every command of `bio`, in the order of the help text.
///
/// The same table drives the parser, the help, the completions, and the manual page.
enum CommandTable {
  /// Describes a command.
  static subscript(id: CommandID) -> CommandSpec {
    switch id {
    case .home:
      CommandSpec(
        id: id, formats: [.text, .json, .csv], preferences: [.birthday, .color],
        summary: "Show today's readings if your birthday is saved.")
    case .today:
      CommandSpec(
        id: id, formats: [.text, .json, .csv], preferences: [.birthday, .color],
        summary: "Show today's readings.",
        examples: ["bio today", "bio today --birth 1980-03-12 --json"])
    case .day:
      CommandSpec(
        id: id, words: [WordSpec(placeholder: "DATE", summary: "the day; default: today")],
        formats: [.text, .json, .csv], preferences: [.birthday, .color],
        summary: "Show the readings of any day.",
        notes: [dateForms],
        examples: ["bio day 2015-07-03 --birth 1980-03-12", "bio day +1", "bio day -1 --json"])
    case .month:
      CommandSpec(
        id: id,
        words: [WordSpec(placeholder: "MONTH", summary: "the month; default: this month")],
        options: [.on, .style],
        formats: [.text, .json, .csv, .svg], preferences: [.birthday, .color, .style],
        summary: "Draw a month's curves.",
        notes: [monthForms, dateForms],
        examples: [
          "bio month 2015-07 --birth 1980-03-12", "bio month --on 2015-07-03",
          "bio month +1 --style rows", "bio month --csv",
        ])
    case .browse:
      CommandSpec(
        id: id, words: [WordSpec(placeholder: "DATE", summary: "where to begin; default: today")],
        options: [.style, .weekStart],
        preferences: [.birthday, .color, .style, .weekStart],
        summary: "Move through days and months on a screen.",
        notes: [dateForms],
        examples: ["bio browse", "bio browse 2015-07-03 --birth 1980-03-12"])
    case .calendar:
      CommandSpec(
        id: id,
        words: [
          WordSpec(placeholder: "MONTH|YEAR", summary: "what to show; default: this month")
        ],
        options: [.compact, .weekStart],
        formats: [.text, .json, .svg], preferences: [.birthday, .color, .weekStart],
        summary: "Show a month or a year of days graded by rhythm.",
        notes: [
          "A day is graded by the sum of its three values: less than -1 is bad, less than 1 "
            + "average, less than 2 good, and more awesome.", monthForms,
        ],
        examples: ["bio calendar 2015-07 --birth 1980-03-12", "bio calendar 2015"])
    case .table:
      CommandSpec(
        id: id,
        words: [WordSpec(placeholder: "RANGE", summary: "the days; default: this month")],
        options: [.precision],
        formats: [.text, .json, .csv], preferences: [.birthday, .color],
        summary: "List the readings of many days, a line a day.",
        notes: [rangeForms],
        examples: ["bio table 2015-07", "bio table 2001-01..2100-12 --csv"])
    case .events:
      CommandSpec(
        id: id,
        words: [
          WordSpec(placeholder: "RANGE", summary: "the days; default: today and the next 29")
        ],
        options: [.only, .cycle, .together, .next, .alarm],
        formats: [.text, .json, .csv, .ics], preferences: [.birthday, .color],
        summary: "List critical days, peaks, and lows.",
        notes: [rangeForms],
        examples: [
          "bio events", "bio events 2015-07 --only critical",
          "bio events --only peak --together 3 --next 1",
          "bio events 2015 --format ics --alarm 08:00 > bio.ics",
        ])
    case .match:
      CommandSpec(
        id: id,
        words: [
          WordSpec(
            placeholder: "WHO", isRequired: true, summary: "a birth date, or a saved person's name"),
          WordSpec(placeholder: "WHO", summary: "another; default: the first is compared with you"),
        ],
        formats: [.text, .json], preferences: [.people, .color],
        summary: "Compare the rhythms of two people.",
        notes: [
          "The harmony of a cycle is |cos(pi d / period)|, d being the days between the births."
        ],
        examples: ["bio match 1749-08-28 1759-11-10", "bio match ada", "bio match ada grace"])
    case .insight:
      CommandSpec(
        id: id,
        words: [WordSpec(placeholder: "RANGE", summary: "the days to test; default: all")],
        formats: [.text, .json], preferences: [.birthday, .color],
        summary: "Test whether your mood follows your birthday.",
        notes: [
          "Each of the 21,252 birthdays that differ is tried on your diary. If the birthday means "
            + "nothing, yours is one of them like any other.",
          "Two rules make the answer honest: fix the last day beforehand, and log a mood before "
            + "you look at your curves.", rangeForms,
        ],
        examples: ["bio insight", "bio insight 2015-01..2015-06"])
    case .mood: mood
    case .moodAdd: moodAdd
    case .moodList: moodList
    case .moodCalendar: moodCalendar
    case .moodUndo: moodUndo
    case .moodImport: moodImport
    case .moodPath: moodPath
    case .birthday:
      CommandSpec(
        id: id,
        words: [
          WordSpec(placeholder: "DATE", summary: "save this day; default: show what is saved")
        ],
        options: [.forget, .list],
        formats: [.text, .json, .csv], preferences: [.birthday],
        summary: "Show, save, or forget a birthday.",
        notes: [
          "With --who NAME the same is done for another person. A name has at most 64 characters.",
          "Into a pipe the bare date is printed.", dateForms,
        ],
        examples: [
          "bio birthday 1980-03-12", "bio birthday 1990-12-10 --who ada", "bio birthday --list",
          "bio birthday --forget --who ada",
        ])
    case .config:
      CommandSpec(
        id: id,
        words: [
          WordSpec(placeholder: "KEY", summary: "a setting; default: show all"),
          WordSpec(placeholder: "VALUE", summary: "save this value; default: show what is saved"),
        ],
        options: [.unset],
        formats: [.text, .json],
        summary: "Show or change the settings.",
        notes: PreferenceKey.configurable.map { key in
          "\(key.rawValue): \(key.choices.joined(separator: ", "))"
        },
        examples: ["bio config", "bio config style braille", "bio config --unset style"])
    case .completions:
      CommandSpec(
        id: id,
        words: [WordSpec(placeholder: "SHELL", isRequired: true, summary: "bash, zsh, or fish")],
        preferences: [],
        summary: "Print a completion script for a shell.",
        notes: [
          "bash: source <(bio completions bash), for example in ~/.bashrc",
          "zsh:  bio completions zsh > a folder of $fpath, as _bio",
          "fish: bio completions fish > ~/.config/fish/completions/bio.fish",
        ],
        examples: ["bio completions bash"])
    case .manual:
      CommandSpec(
        id: id, preferences: [], summary: "Print the manual page.",
        examples: ["bio manual | man -l -"])
    case .help:
      CommandSpec(
        id: id,
        words: [
          WordSpec(placeholder: "COMMAND", repeats: true, summary: "a command; default: all")
        ], preferences: [],
        summary: "Show help.")
    case .version:
      CommandSpec(id: id, preferences: [], summary: "Show the version.")
    }
  }

  static let dateForms = "DATE is \(DateForms.date): days from today."
  static let monthForms = "MONTH is \(DateForms.month): months from this one."
  static let rangeForms = "RANGE is \(DateForms.range), both ends included."
}
