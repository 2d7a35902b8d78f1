/// What the moods of some days say about a birthday.
public struct Insight: Hashable, Sendable {
  /// What can be said.
  public enum Verdict: String, Sendable {
    /// More than 1 birthday in 20 fits as well.
    case noSign = "no_sign"
    /// At most 1 birthday in 20 fits as well.
    case unusual
    /// There are too few days.
    case tooEarly = "too_early"
    /// All days have the same mood.
    case undefined
  }

  /// The birthday that is tested.
  public let birthDate: CivilDate

  /// The days with a mood that do not come before the birth, earliest first.
  public let days: [MoodDay]

  /// What can be said.
  public let verdict: Verdict

  /// The test; `nil` where it is too early or cannot be made.
  public let test: BirthdayTest?

  /// Tests a birthday.
  ///
  /// - Parameters:
  ///   - birthDate: The birthday.
  ///   - entries: Any moods, in any order.
  public init(birthDate: CivilDate, entries: [MoodEntry]) {
    self.birthDate = birthDate
    days = MoodDay.days(of: entries.filter { $0.time.date >= birthDate })
    let isTooEarly = BirthdayTest.isTooEarly(days)
    test = isTooEarly ? nil : BirthdayTest(birthDate: birthDate, days: days)
    guard let test else {
      verdict = isTooEarly ? .tooEarly : .undefined
      return
    }
    verdict = test.isUnusual ? .unusual : .noSign
  }

  /// The mean mood of the days; `nil` when there are none.
  public var mean: Double? {
    days.isEmpty ? nil : days.reduce(0) { $0 + $1.mean } / Double(days.count)
  }
}
