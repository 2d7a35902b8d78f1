/// The manual page in the language of man(7), made from the command table.
enum ManualPage {
  /// The whole page.
  static var text: String {
    var lines =
      [
        ".TH BIO 1 \"\(BioTool.versionDate)\" \"bio \(BioTool.version)\" \"User Commands\"",
        ".SH NAME", "bio \\- biorhythms, a mood diary, and a test of both",
        ".SH SYNOPSIS", ".B bio", "[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]",
        ".SH DESCRIPTION",
      ]
      + paragraph(
        "bio calculates the physical (23 days), intellectual (33 days) and emotional (28 days) "
          + "cycle of any day since the year 1, by whole civil days from the day of birth. It keeps "
          + "a mood diary, and tests whether the moods follow the birthday at all.")
    lines.append(".SH COMMANDS")
    for id in CommandID.allCases { lines += command(CommandTable[id]) }
    lines.append(".SH OPTIONS")
    for id in CommandTable.commonOptions { lines += option(CommandTable[id]) }
    lines.append(".SH DATES")
    for (index, text) in [
      CommandTable.dateForms, CommandTable.monthForms, CommandTable.rangeForms,
    ].enumerated() {
      lines += (index == 0 ? [] : [".PP"]) + paragraph(text)
    }
    lines += [".SH KEYS", escaped("The keys of bio browse:")]
    for binding in KeyBinding.table { lines += item(binding.keys, binding.summary) }
    return (lines + closing).joined(separator: "\n") + "\n"
  }

  private static var closing: [String] {
    [".SH FILES"]
      + item(
        "$XDG_CONFIG_HOME/bio/preferences.json", "birthdays and settings, by default in ~/.config")
      + item("$XDG_DATA_HOME/bio/moods.jsonl", "the diary, by default in ~/.local/share")
      + [".SH ENVIRONMENT"]
      + item("BIO_PREFERENCES, BIO_JOURNAL", "name other files")
      + item("HOME, XDG_CONFIG_HOME, XDG_DATA_HOME", "where the files are kept")
      + item("NO_COLOR, TERM", "whether to use colors")
      + item("LC_ALL, LC_CTYPE, LANG", "whether the terminal shows UTF-8")
      + item("COLUMNS", "the width to fit in")
      + item("TZ", "the time zone that decides which day is today")
      + [".SH EXIT STATUS"]
      + item("0", "done")
      + item("1", "something failed: a file, a write, a day before the birth")
      + item("2", "the command line is wrong")
      + [
        ".SH NOTES"
      ]
      + paragraph(
        "There is no evidence that biorhythms say anything about a person: T. M. Hines, "
          + "Psychological Reports 83 (1998), 19-64, reviewed 134 studies and found no support.")
  }

  private static func command(_ command: CommandSpec) -> [String] {
    var lines = [".SS \(escaped(command.usage))"] + paragraph(command.summary)
    for word in command.words { lines += item(word.placeholder, word.summary) }
    for id in command.options { lines += option(CommandTable[id]) }
    if command.formats.count > 1 {
      lines += [
        ".PP",
        escaped("Formats: " + command.formats.map { $0.rawValue }.joined(separator: ", ") + "."),
      ]
    }
    for note in command.notes { lines += [".PP"] + paragraph(note) }
    guard !command.examples.isEmpty else { return lines }
    return lines + [".PP", "Examples:", ".PP", ".nf"] + command.examples.map(escaped) + [".fi"]
  }

  private static func option(_ option: OptionSpec) -> [String] {
    let short = option.id.short.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    return item(short + option.id.spelling + value, option.explanation)
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(term))"] + paragraph(text)
  }

  /// A text in short lines, as the language wants them.
  private static func paragraph(_ text: String) -> [String] {
    text.wrapped(to: 60).map(escaped)
  }

  /// A line of text that nothing in it turns into a request.
  private static func escaped(_ text: String) -> String {
    let text = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "`": "\\(ga"
      default: String(character)
      }
    }.joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
