/// A day of the week, in the order of ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable {
  /// The first day of the ISO week.
  case monday
  /// The day after Monday.
  case tuesday
  /// The day after Tuesday.
  case wednesday
  /// The day after Wednesday.
  case thursday
  /// The day after Thursday.
  case friday
  /// The first day of the weekend.
  case saturday
  /// The last day of the weekend.
  case sunday

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool {
    self == .saturday || self == .sunday
  }
}
