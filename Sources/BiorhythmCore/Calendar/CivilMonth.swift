/// A month of one year in the Gregorian calendar.
public struct CivilMonth: Hashable, Sendable {
  /// The year, from 1 through 9999.
  public let year: Int

  /// The month, from 1 for January through 12 for December.
  public let month: Int

  /// Creates a month of a year.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 through 9999.
  ///   - month: The month, from 1 through 12.
  /// - Throws: ``CivilDateError`` when one of them is out of range.
  public init(year: Int, month: Int) throws(CivilDateError) {
    guard (1...9999).contains(year) else { throw .yearOutOfRange }
    guard (1...12).contains(month) else { throw .monthOutOfRange }
    self.year = year
    self.month = month
  }

  /// Creates the month in which a date lies.
  public init(containing date: CivilDate) {
    year = date.year
    month = date.month
  }

  /// The number of days in the month, from 28 through 31.
  public var dayCount: Int {
    switch month {
    case 2: isInLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first day of the month.
  public var firstDay: CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: 1)
  }

  /// The last day of the month.
  public var lastDay: CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: dayCount)
  }

  /// All days of the month.
  public var days: DateRange {
    DateRange(uncheckedFirst: firstDay, last: lastDay)
  }

  /// The day of the month with the given number, or the last day where the month is shorter.
  ///
  /// - Parameter day: The number of the day; less than 1 counts as 1.
  /// - Returns: A day of this month.
  public func day(clamping day: Int) -> CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: min(max(day, 1), dayCount))
  }

  /// Moves by a number of months.
  ///
  /// - Parameter months: Any number of months; negative to go back.
  /// - Returns: `nil` when the result lies outside the years 1 through 9999.
  public func adding(months: Int) -> CivilMonth? {
    let (sum, overflow) = (12 * year + month - 1).addingReportingOverflow(months)
    guard !overflow else { return nil }
    return try? CivilMonth(year: sum / 12, month: sum % 12 + 1)
  }

  private var isInLeapYear: Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilMonth: Comparable {
  /// Tells whether one month comes before another.
  public static func < (left: CivilMonth, right: CivilMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}
