import BiorhythmCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension WallTime {
  /// This moment in the time zone of the process.
  static var now: WallTime {
    // The clock that midnight is waited for by; time(nil) may lag behind it.
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    guard localtime_r(&now.tv_sec, &parts) != nil else { return .unknown }
    let date = try? CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    // Only a clock that is set outside the years 1 through 9999 shows no civil day.
    guard let date else { return .unknown }
    let minute = 60 * Int(parts.tm_hour) + Int(parts.tm_min)
    return WallTime(
      date: date, second: 60 * minute + Int(parts.tm_sec), utcOffset: parts.tm_gmtoff)
  }

  private static let unknown = WallTime(date: .latest, second: 0, utcOffset: 0)

  /// Finds the offset from UTC in seconds, for a day and a minute of that day.
  static func utcOffset(on date: CivilDate, at minute: Int) -> Int {
    var parts = tm()
    parts.tm_year = Int32(date.year - 1900)
    parts.tm_mon = Int32(date.month - 1)
    parts.tm_mday = Int32(date.day)
    parts.tm_hour = Int32(minute / 60)
    parts.tm_min = Int32(minute % 60)
    parts.tm_isdst = -1
    _ = mktime(&parts)
    return parts.tm_gmtoff
  }
}

extension WallTime {
  /// The time until the next day begins, in milliseconds.
  static var millisecondsToMidnight: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return -1 }
    parts.tm_mday += 1
    parts.tm_hour = 0
    parts.tm_min = 0
    parts.tm_sec = 0
    parts.tm_isdst = -1
    return max((mktime(&parts) - now.tv_sec) * 1000 - now.tv_nsec / 1_000_000 + 1, 1)
  }
}
