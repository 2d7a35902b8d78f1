import BiorhythmCore

/// All that a command may know of the world.
struct Context: Sendable {
  /// The civil day on which the program was started, where it was started.
  var today: CivilDate

  /// The environment variables.
  var environment: Environment

  /// The terminal that standard output leads to; `nil` for a pipe or a file.
  var terminal: Terminal?

  /// The files that are kept.
  var files: any FileAccess
}

/// A terminal that shows what the program prints.
struct Terminal: Equatable, Sendable {
  /// The number of columns, where the terminal tells it.
  var columns: Int?
}
