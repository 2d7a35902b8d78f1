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
    let columns = ScreenSize.reported.columns
    return Terminal(
      columns: columns > 0 ? columns : nil, hasKeyboard: isatty(STDIN_FILENO) == 1)
  }
}

extension ScreenSize {
  /// The size of the terminal at standard output, or the usual one where it is not told.
  static var live: ScreenSize {
    let size = reported
    return size.rows > 0 && size.columns > 0 ? size : ScreenSize(rows: 24, columns: 80)
  }

  /// What the terminal tells of its size; zeros where it tells nothing.
  fileprivate static var reported: ScreenSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return ScreenSize(rows: 0, columns: 0)
    }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
