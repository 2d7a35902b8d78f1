/// How often the birthday test finds a rhythm that is really there.
///
/// Simulated moods carried over from day to day, and all three cycles had an effect of the same
/// correlation; found means that at most 1 birthday in 20 fits as well.
public struct DetectionPower: Hashable, Sendable {
  /// The number of days with a mood.
  public let days: Int

  /// How many times in 10 an effect of r = 0.24 is found.
  public let strongEffect: Int

  /// How many times in 10 an effect of r = 0.13 is found.
  public let weakEffect: Int

  private static let table = [
    DetectionPower(days: 60, strongEffect: 4, weakEffect: 2),
    DetectionPower(days: 90, strongEffect: 6, weakEffect: 3),
    DetectionPower(days: 120, strongEffect: 7, weakEffect: 4),
    DetectionPower(days: 180, strongEffect: 9, weakEffect: 5),
    DetectionPower(days: 365, strongEffect: 10, weakEffect: 7),
    DetectionPower(days: 545, strongEffect: 10, weakEffect: 9),
  ]

  /// What so many days can show at least, or `nil` for less than 60.
  ///
  /// - Parameter days: The number of days with a mood.
  /// - Returns: The figures for this number of days or the next smaller one.
  public static func of(days: Int) -> DetectionPower? {
    table.last { $0.days <= days }
  }
}
