/// The readings of all days of a month.
public struct MonthTable: Hashable, Sendable {
  /// One day of the month.
  public struct Row: Hashable, Sendable {
    /// The day.
    public let date: CivilDate

    /// What is read on that day; `nil` before the birth.
    public let reading: DayReading?
  }

  /// The month.
  public let month: CivilMonth

  /// The day on which all cycles began.
  public let birthDate: CivilDate

  /// One row for each day, 28 through 31 of them.
  public let rows: [Row]

  /// Reads all days of a month.
  ///
  /// - Parameters:
  ///   - month: The month to read.
  ///   - birthDate: The day on which all cycles began; rows before it are empty.
  public init(month: CivilMonth, birthDate: CivilDate) {
    self.month = month
    self.birthDate = birthDate
    rows = month.days.map { Row(date: $0, reading: DayReading(date: $0, birthDate: birthDate)) }
  }
}
