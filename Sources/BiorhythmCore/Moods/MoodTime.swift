/// When a mood was felt: a civil day and often a time of day, as it was written down.
///
/// The day is the one that is written, whatever the time zone is when it is read.
public struct MoodTime: Hashable, Sendable {
  /// The day.
  public let date: CivilDate

  /// The minute of the day, from 0 through 1439; `nil` where the day alone was written.
  public let minute: Int?

  /// The text as it was written.
  public let text: String

  /// Reads a date, or a date, `T`, and a time with an offset, `Z`, or neither.
  ///
  /// The time is `HH:MM` or `HH:MM:SS`, the offset `+HH:MM` or `-HH:MM`.
  ///
  /// - Parameter text: The text, such as `2015-07-03T08:10:00+02:00`.
  /// - Throws: ``CivilDateError`` when the text has another form or names no such time.
  public init(_ text: String) throws(CivilDateError) {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "T")) else {
      date = try CivilDate(iso8601: text)
      minute = nil
      self.text = text
      return
    }
    date = try CivilDate(iso8601: String(text[..<mark]))
    var rest = text.utf8[text.utf8.index(after: mark)...]
    minute = try Self.minute(&rest)
    try Self.skipSecondAndOffset(&rest)
    self.text = text
  }

  /// Reads a time of day in the form `HH:MM`, and no other.
  ///
  /// - Parameter clock: The text.
  /// - Returns: The minute of the day, from 0 through 1439, or `nil` when the text names none.
  public static func minute(ofClock clock: String) -> Int? {
    var rest = Substring(clock).utf8
    guard let minute = try? minute(&rest), rest.isEmpty else { return nil }
    return minute
  }

  private static func minute(_ rest: inout Substring.UTF8View) throws(CivilDateError) -> Int {
    let hour = try number(&rest, through: 23)
    guard rest.popFirst() == UInt8(ascii: ":") else { throw .malformed }
    return 60 * hour + (try number(&rest, through: 59))
  }

  /// Passes over what may follow the minutes.
  private static func skipSecondAndOffset(
    _ rest: inout Substring.UTF8View
  ) throws(CivilDateError) {
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      _ = try number(&rest, through: 59)
    }
    switch rest.popFirst() {
    case nil, UInt8(ascii: "Z"): break
    case UInt8(ascii: "+"), UInt8(ascii: "-"): _ = try minute(&rest)
    default: throw .malformed
    }
    guard rest.isEmpty else { throw .malformed }
  }

  /// Reads two digits.
  private static func number(
    _ rest: inout Substring.UTF8View, through limit: Int
  ) throws(CivilDateError) -> Int {
    let zero = UInt8(ascii: "0")
    guard let tens = rest.popFirst(), let ones = rest.popFirst(),
      (zero...zero + 9).contains(tens), (zero...zero + 9).contains(ones)
    else { throw .malformed }
    let number = 10 * Int(tens - zero) + Int(ones - zero)
    guard number <= limit else { throw .malformed }
    return number
  }
}

extension MoodTime {
  /// Creates the time of a whole day.
  public init(date: CivilDate) {
    self.date = date
    minute = nil
    text = date.description
  }

  /// Creates a time of day, written without an offset.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - minute: The minute of the day; what lies outside 0 through 1439 counts as its nearest.
  public init(date: CivilDate, minute: Int) {
    let minute = min(max(minute, 0), 1439)
    self.date = date
    self.minute = minute
    text = "\(date)T\(Self.clock(ofMinute: minute))"
  }

  /// Creates the time of a moment, written with its offset from UTC.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - second: The second of the day; what lies outside 0 through 86,399 counts as its nearest.
  ///   - utcOffset: The offset in seconds, less than a day; written in whole minutes.
  public init(date: CivilDate, second: Int, utcOffset: Int) {
    let second = min(max(second, 0), 86_399)
    let offset = min(max(utcOffset, -86_399), 86_399) / 60
    let clock = [second / 3600, second / 60 % 60, second % 60].map(twoDigits)
    let distance = [abs(offset) / 60, abs(offset) % 60].map(twoDigits)
    self.date = date
    minute = second / 60
    text =
      "\(date)T\(clock.joined(separator: ":"))\(offset < 0 ? "-" : "+")"
      + distance.joined(separator: ":")
  }

  /// The time of day in the form `HH:MM`; `nil` where the day alone was written.
  public var clock: String? {
    minute.map(Self.clock)
  }

  /// A time of day in the form `HH:MM`.
  ///
  /// - Parameter minute: The minute of the day, from 0 through 1439.
  /// - Returns: The text.
  public static func clock(ofMinute minute: Int) -> String {
    "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
  }
}

extension MoodTime: Comparable {
  /// Tells whether one time comes before another; a day alone comes before its times.
  public static func < (left: MoodTime, right: MoodTime) -> Bool {
    // Within a minute the text decides, which begins with the seconds.
    (left.date, left.minute ?? -1, left.text) < (right.date, right.minute ?? -1, right.text)
  }
}
