/// The number the program hands back to the shell.
enum ExitStatus: Int32, Sendable {
  /// The command did what was asked.
  case success = 0

  /// The command line was right, but the work failed.
  case failure = 1

  /// The command line was wrong.
  case usage = 2
}
