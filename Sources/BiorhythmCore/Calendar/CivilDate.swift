/// A day in the Gregorian calendar, with no time of day and no time zone.
///
/// Every value is a real day: February 29, 2023 cannot be represented. Years run from 1 through
/// 9999, and the Gregorian rules apply to all of them, also before 1582 (ISO 8601 calls this the
/// proleptic Gregorian calendar).
///
///     let birthDate = try CivilDate(year: 1980, month: 3, day: 12)
///     let age = try CivilDate(year: 2015, month: 7, day: 3).days(since: birthDate)  // 12896
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 through 9999.
  public let year: Int

  /// The month, from 1 for January through 12 for December.
  public let month: Int

  /// The day of the month, counted from 1.
  public let day: Int

  /// Creates the date with the given year, month, and day.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 through 9999.
  ///   - month: The month, from 1 through 12.
  ///   - day: The day of the month, from 1 through the length of that month.
  /// - Throws: ``CivilDateError`` when the calendar has no such day.
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    let civilMonth = try CivilMonth(year: year, month: month)
    guard (1...civilMonth.dayCount).contains(day) else { throw .dayOutOfRange(civilMonth) }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Creates a date from parts that are known to name a real day.
  init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The first day that can be represented, 0001-01-01.
  public static let earliest = CivilDate(uncheckedYear: 1, month: 1, day: 1)

  /// The last day that can be represented, 9999-12-31.
  public static let latest = CivilDate(uncheckedYear: 9999, month: 12, day: 31)

  /// The day of the week.
  public var weekday: Weekday {
    // January 1 of the year 1 was a Monday.
    Weekday.allCases[(dayNumber - Self.dayNumbers.lowerBound) % 7]
  }
}

extension CivilDate: Comparable {
  /// Tells whether one day comes before another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
