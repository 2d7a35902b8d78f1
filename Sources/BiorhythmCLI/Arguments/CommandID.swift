/// The name of a command.
enum CommandID: String, CaseIterable, Sendable {
  /// What `bio` does when no command is typed.
  case home = ""
  case today
  case day
  case month
  case birthday
  case config
  case help
  case version

  /// The command line up to the end of the command, such as `bio month`.
  var invocation: String {
    self == .home ? "bio" : "bio " + rawValue
  }
}
