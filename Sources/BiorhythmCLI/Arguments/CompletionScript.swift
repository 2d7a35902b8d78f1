import BiorhythmCore

/// A script that completes command lines in a shell, made from the command table.
struct CompletionScript {
  /// The shells that we know.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  var shell: Shell

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands that have a name.
  static let commands = CommandID.allCases.filter { $0 != .home }

  /// All options of a command.
  static func options(of id: CommandID) -> [OptionSpec] {
    (CommandTable[id].options + CommandTable.commonOptions).map { CommandTable[$0] }
  }

  /// The values of an option that has a few, as far as the command allows them.
  static func choices(of option: OptionSpec, for id: CommandID) -> [String] {
    option.id == .format ? CommandTable[id].formats.map { $0.rawValue } : option.choices
  }

  /// The words that can follow a command.
  static func words(after id: CommandID) -> [String] {
    switch id {
    case .home: commands.map { firstWord($0) }.uniqued()
    case .mood: id.members.map { String($0.rawValue.dropFirst("mood ".count)) }
    case .config: PreferenceKey.configurable.map { $0.rawValue }
    case .completions: Shell.allCases.map { $0.rawValue }
    case .help: commands.map { firstWord($0) }.uniqued()
    case .moodAdd: Mood.allCases.map { $0.name }
    case .day, .browse: ["today", "yesterday", "tomorrow"]
    case .month, .calendar, .moodCalendar, .table, .events, .insight, .moodList:
      ["this", "next", "last"]
    default: []
    }
  }

  /// The words that can follow another word of a command.
  static func followers(after id: CommandID) -> [(word: String, next: [String])] {
    switch id {
    case .config: PreferenceKey.configurable.map { ($0.rawValue, $0.choices) }
    case .help: [(CommandID.mood.rawValue, words(after: .mood))]
    default: []
    }
  }

  private static func firstWord(_ id: CommandID) -> String {
    String(id.rawValue.prefix { $0 != " " })
  }

  /// The spellings of the options that take a value.
  static let valueSpellings = OptionID.allCases.map { CommandTable[$0] }
    .filter { $0.placeholder != nil }.flatMap { $0.spellings }

  /// The spellings of the options whose value may be any text.
  static let freeSpellings = OptionID.allCases.map { CommandTable[$0] }
    .filter { $0.placeholder != nil && $0.choices.isEmpty && $0.id != .who }
    .flatMap { $0.spellings }

  /// A command line that prints the saved names, one a line, whatever they are made of.
  static let names =
    "command bio birthday --list --width 1000 2>/dev/null"
    + " | sed -n -e '/^ (you)  /d' -e 's/^ \\(.*[^ ]\\)  *[0-9-]\\{10\\}$/\\1/p'"

  /// A text between apostrophes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

extension [String] {
  /// The texts without those that have come before.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
