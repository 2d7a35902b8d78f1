import BiorhythmCore

/// All that a command may know of the world.
struct Context: Sendable {
  /// The moment at which the program was started, as a clock on the wall shows it.
  var now: WallTime

  /// Finds the offset from UTC in seconds, for a day and a minute of that day.
  var utcOffset: @Sendable (_ date: CivilDate, _ minute: Int) -> Int

  /// The environment variables.
  var environment: Environment

  /// The terminal that standard output leads to; `nil` for a pipe or a file.
  var terminal: Terminal?

  /// Shows how far a long work has come, where somebody looks on; `nil` takes it away again.
  var progress: @Sendable (_ text: String?) -> Void

  /// The files that are kept.
  var files: any FileAccess
}

extension Context {
  /// The civil day on which the program was started, where it was started.
  var today: CivilDate {
    now.date
  }
}

/// A moment as a clock on the wall shows it.
struct WallTime: Equatable, Sendable {
  var date: CivilDate

  /// The second of the day, from 0 through 86,400.
  var second: Int

  /// The offset from UTC in seconds.
  var utcOffset: Int
}

/// A terminal that shows what the program prints.
struct Terminal: Equatable, Sendable {
  /// The number of columns, where the terminal tells it.
  var columns: Int?

  /// Whether keys can be read from it too.
  var hasKeyboard = false
}
