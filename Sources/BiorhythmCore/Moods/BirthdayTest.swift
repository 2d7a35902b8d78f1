/// A test of whether the mood follows the birthday at all.
///
/// If the birthday has nothing to do with the mood, the real one is one of 21,252 birthdays that are
/// equally good, whatever the moods look like. So all of them are tried, and those are counted that
/// fit the moods at least as well. The test is exact: it draws no random numbers and assumes nothing
/// about how moods go on from day to day.
public struct BirthdayTest: Hashable, Sendable {
  /// What one cycle has to do with the mood.
  public struct CycleResult: Hashable, Sendable {
    /// The cycle.
    public let cycle: Cycle

    /// The correlation (Pearson) of the mood with the cycle, from -1 through 1.
    public let correlation: Double

    /// How many of the cycle's positions at birth fit at least as well, from 1 through its period.
    public let rank: Int

    /// The mood on the days on which the cycle is above zero.
    public let above: Side

    /// The mood on the days on which the cycle is below zero.
    public let below: Side
  }

  /// The days on one side of zero.
  public struct Side: Hashable, Sendable {
    /// The number of days.
    public let days: Int

    /// The mean mood; `nil` when there is no such day.
    public let mean: Double?
  }

  /// The results in the order of the cycles.
  public let cycles: [CycleResult]

  /// How many of the 21,252 birthdays fit the mood at least as well as the real one, itself counted.
  public let fittingBirthdays: Int

  /// The share of the birthdays that fit at least as well.
  public var p: Double {
    Double(fittingBirthdays) / Double(Cycle.commonPeriod)
  }

  /// Whether at most 1 birthday in 20 fits at least as well.
  public var isUnusual: Bool {
    20 * fittingBirthdays <= Cycle.commonPeriod
  }

  /// Tries all birthdays, or is `nil` when all days have the same mood or there is none.
  ///
  /// - Parameters:
  ///   - birthDate: The real birthday.
  ///   - days: Days with a mood, each once; those before the birth are passed over.
  /// - Complexity: O(days + 21,252).
  public init?(birthDate: CivilDate, days: [MoodDay]) {
    let days = days.filter { $0.date >= birthDate }
    guard let first = days.first,
      days.contains(where: { $0.sum * first.count != first.sum * $0.count })
    else { return nil }
    let profiles = Cycle.allCases.map { CycleProfile($0, birthDate: birthDate, days: days) }
    cycles = profiles.map { $0.result }
    fittingBirthdays = Self.fittingBirthdays(profiles.map { $0.correlations })
  }

  /// Whether there is too little to go on: less than 60 days with a mood, or a span of less than 66.
  ///
  /// - Parameter days: Days with a mood, earliest first.
  /// - Returns: Whether to wait before the test is asked.
  public static func isTooEarly(_ days: [MoodDay]) -> Bool {
    guard let first = days.first, let last = days.last else { return true }
    return days.count < 60 || last.date.days(since: first.date) + 1 < 66
  }

  /// What counts as equal: correlations differ by rounding alone.
  static let tolerance = 1e-9

  private static func fittingBirthdays(_ correlations: [[Double]]) -> Int {
    let own = correlations.reduce(0) { $0 + $1[0] }
    return (0..<Cycle.commonPeriod).count { shift in
      let sum = correlations.reduce(0) { $0 + $1[shift % $1.count] }
      return sum >= own - tolerance
    }
  }
}
