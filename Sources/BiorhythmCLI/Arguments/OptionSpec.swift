import BiorhythmCore

/// An option, described as data.
struct OptionSpec: Sendable {
  let id: OptionID

  /// The name of the value in help text, such as `DATE`; `nil` for a switch.
  var placeholder: String?

  /// The only values allowed; empty when any text may follow.
  var choices: [String] = []

  /// What the option does, in half a line.
  let summary: String

  /// What the option does, with its values.
  var explanation: String {
    choices.isEmpty ? summary : "\(summary): \(choices.joined(separator: ", "))"
  }

  /// Every way to type the option, such as `--birth` and `-b`.
  var spellings: [String] {
    [id.spelling] + (id.short.map { ["-\($0)"] } ?? [])
  }
}

extension CommandTable {
  /// The options that every command takes.
  static let commonOptions: [OptionID] = [
    .birth, .who, .format, .json, .csv, .color, .ascii, .unicode, .width, .help, .version,
  ]

  /// Finds an option by its name.
  ///
  /// What `init(rawValue:)` builds on its first use costs more than going through the few names.
  static func option(named name: Substring) -> OptionID? {
    let name = String(name)
    return OptionID.allCases.first { $0.rawValue == name }
  }

  /// Describes an option.
  static subscript(id: OptionID) -> OptionSpec {
    switch id {
    case .on:
      OptionSpec(id: id, placeholder: "DATE", summary: "mark or log this day")
    case .style:
      OptionSpec(
        id: id, placeholder: "STYLE", choices: GraphStyle.allCases.map { $0.rawValue },
        summary: "draw a month in this style")
    case .forget:
      OptionSpec(id: id, summary: "remove what is saved")
    case .list:
      OptionSpec(id: id, summary: "show everybody who is saved")
    case .unset:
      OptionSpec(
        id: id, placeholder: "KEY", choices: PreferenceKey.configurable.map { $0.rawValue },
        summary: "go back to the default")
    case .precision:
      OptionSpec(id: id, placeholder: "N", summary: "decimals of the percentages, 0 to 6")
    case .only:
      OptionSpec(
        id: id, placeholder: "KIND", choices: CyclePhase.allCases.map { $0.rawValue },
        summary: "only events of this kind")
    case .cycle:
      OptionSpec(
        id: id, placeholder: "NAME", choices: Cycle.allCases.map { $0.rawValue },
        summary: "only this cycle")
    case .together:
      OptionSpec(
        id: id, placeholder: "N", choices: ["2", "3"],
        summary: "only days on which N cycles or more agree")
    case .next:
      OptionSpec(
        id: id, placeholder: "N", summary: "the next N such days from today, 1 to 10000")
    case .alarm:
      OptionSpec(id: id, placeholder: "HH:MM", summary: "with --format ics: remind at this time")
    case .at:
      OptionSpec(
        id: id, placeholder: "HH:MM", summary: "the time; default: now, or none for another day")
    case .note:
      OptionSpec(id: id, placeholder: "TEXT", summary: "write this beside it")
    case .compact:
      OptionSpec(id: id, summary: "draw a small calendar without boxes")
    case .weekStart:
      OptionSpec(
        id: id, placeholder: "DAY", choices: WeekStart.allCases.map { $0.rawValue },
        summary: "start weeks with this day")
    case .map:
      OptionSpec(
        id: id, placeholder: "NAME=LEVEL",
        summary: "the level of a mood; can be repeated")
    case .skipUnknown:
      OptionSpec(id: id, summary: "leave out rows that cannot be read")
    case .birth:
      OptionSpec(id: id, placeholder: "DATE", summary: "read for this day of birth")
    case .who:
      OptionSpec(id: id, placeholder: "NAME", summary: "read for a saved person")
    case .format:
      OptionSpec(
        id: id, placeholder: "FORMAT",
        choices: OutputFormat.allCases.map { $0.rawValue }, summary: "print in this format")
    case .json:
      OptionSpec(id: id, summary: "the same as --format json")
    case .csv:
      OptionSpec(id: id, summary: "the same as --format csv")
    case .color:
      OptionSpec(
        id: id, placeholder: "WHEN", choices: ColorMode.allCases.map { $0.rawValue },
        summary: "use colors")
    case .ascii:
      OptionSpec(id: id, summary: "draw with ASCII characters alone")
    case .unicode:
      OptionSpec(id: id, summary: "draw with Unicode characters")
    case .width:
      OptionSpec(id: id, placeholder: "N", summary: "columns to fit in, from 40 through 1000")
    case .help:
      OptionSpec(id: id, summary: "show help and exit")
    case .version:
      OptionSpec(id: id, summary: "show the version and exit")
    }
  }
}
