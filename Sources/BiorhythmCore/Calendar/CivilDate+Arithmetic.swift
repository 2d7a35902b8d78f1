extension CivilDate {
  /// The day numbers that have a date: 0001-01-01 through 9999-12-31.
  static let dayNumbers = -719_162...2_932_896

  /// The number of days since January 1, 1970; negative before it.
  public var dayNumber: Int {
    // Years that start in March put the leap day last, so no month length depends on it.
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return 365 * marchYear + leapDays + dayOfYear - 719_468
  }

  /// Creates the date with the given day number, or `nil` outside the years 1 through 9999.
  ///
  /// - Parameter dayNumber: The number of days since January 1, 1970; negative before it.
  public init?(dayNumber: Int) {
    guard Self.dayNumbers.contains(dayNumber) else { return nil }
    // Counted from March 1 of the year 0, in cycles of 400 years, which are all alike.
    let (cycle, dayOfCycle) = (dayNumber + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      uncheckedYear: 400 * cycle + yearOfCycle + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Counts the whole days from another date to this one.
  ///
  /// - Parameter other: The date to count from.
  /// - Returns: The number of days; negative when `other` is the later date.
  public func days(since other: CivilDate) -> Int {
    dayNumber - other.dayNumber
  }

  /// Moves the date by a number of days.
  ///
  /// - Parameter days: Any number of days; negative to go back.
  /// - Returns: `nil` when the result lies outside the years 1 through 9999.
  public func adding(days: Int) -> CivilDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: sum)
  }
}
