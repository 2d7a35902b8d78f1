/// A range of days graded by rhythm.
public struct RhythmDays: Hashable, Sendable {
  /// The days.
  public let range: DateRange

  /// The day on which all cycles began.
  public let birthDate: CivilDate

  /// Creates the days of a range.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - birthDate: The day on which all cycles began; days before it have no reading.
  public init(range: DateRange, birthDate: CivilDate) {
    self.range = range
    self.birthDate = birthDate
  }

  /// What is read on a day; `nil` outside the range and before the birth.
  public subscript(date: CivilDate) -> DayReading? {
    range.contains(date) ? DayReading(date: date, birthDate: birthDate) : nil
  }

  /// The number of days graded good or awesome.
  public var goodDays: Int {
    range.count { (self[$0]?.grade ?? .bad) >= .good }
  }

  /// The number of days graded bad.
  public var badDays: Int {
    range.count { self[$0]?.grade == .bad }
  }
}
