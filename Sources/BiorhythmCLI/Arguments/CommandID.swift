/// The name of a command.
enum CommandID: String, CaseIterable, Sendable {
  /// What `bio` does when no command is typed.
  case home = ""
  case today
  case day
  case month
  case browse
  case calendar
  case table
  case events
  case match
  case insight
  case mood
  case moodAdd = "mood add"
  case moodList = "mood list"
  case moodCalendar = "mood calendar"
  case moodUndo = "mood undo"
  case moodImport = "mood import"
  case moodPath = "mood path"
  case birthday
  case config
  case completions
  case manual
  case help
  case version

  /// The commands whose names begin with this one, such as those of the diary.
  var members: [CommandID] {
    CommandID.allCases.filter { self != .home && $0.rawValue.hasPrefix(rawValue + " ") }
  }

  /// The command line up to the end of the command, such as `bio month`.
  var invocation: String {
    self == .home ? "bio" : "bio " + rawValue
  }
}
