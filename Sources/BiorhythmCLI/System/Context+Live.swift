import BiorhythmCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Context {
  /// The world as it is at this moment.
  static func live() -> Context {
    Context(
      now: WallTime.now,
      utcOffset: WallTime.utcOffset,
      environment: Environment { name in getenv(name).map { String(cString: $0) } },
      terminal: isatty(STDOUT_FILENO) == 1 ? Terminal.live : nil,
      progress: StandardStreams.progress(),
      files: LiveFiles())
  }
}

extension Terminal {
  /// The terminal at standard output.
  static var live: Terminal {
    Terminal(
      columns: ScreenSize.live.map { $0.columns }, hasKeyboard: isatty(STDIN_FILENO) == 1)
  }
}

extension ScreenSize {
  /// The size of the terminal at standard output; `nil` where it is not told.
  static var live: ScreenSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return nil }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
