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
      today: currentDay(),
      environment: Environment { name in getenv(name).flatMap { String(validatingCString: $0) } },
      terminal: isatty(STDOUT_FILENO) == 1 ? Terminal(columns: terminalColumns()) : nil,
      files: LiveFiles())
  }

  /// The civil day at this moment in the time zone of the process.
  private static func currentDay() -> CivilDate {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return .earliest }
    let date = try? CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    // Only a clock set outside the years 1 through 9999 shows no civil day.
    return date ?? .latest
  }

  private static func terminalColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
