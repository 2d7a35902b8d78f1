#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal that hands over each key at once; put back exactly as it was at the end.
struct RawMode: ~Copyable {
  private var original = termios()

  /// Switches the terminal at standard input.
  ///
  /// - Throws: ``SystemError`` when there is none.
  init() throws(SystemError) {
    var original = termios()
    try retrying { tcgetattr(STDIN_FILENO, &original) }
    self.original = original
    enter()
  }

  deinit {
    leave()
  }

  /// Switches to raw mode, where the terminal still can be switched.
  func enter() {
    var raw = original
    cfmakeraw(&raw)
    // Waiting for the output to drain keeps keys that were typed ahead.
    _ = try? retrying { tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) }
  }

  /// Puts the terminal back.
  func leave() {
    var original = original
    _ = try? retrying { tcsetattr(STDIN_FILENO, TCSADRAIN, &original) }
  }
}
