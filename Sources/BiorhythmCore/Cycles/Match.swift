/// How well the rhythms of two people go together; the same in both directions.
///
/// The harmony of a cycle is |cos(π · d / period)|, as the popular calculators have it, with d the
/// days between the births modulo the period.
public struct Match: Hashable, Sendable {
  /// One cycle of both people.
  public struct CycleMatch: Hashable, Sendable {
    /// The cycle.
    public let cycle: Cycle

    /// The days that the cycles are apart, from 0 through half the period.
    public let distance: Int

    /// The harmony, from 0 for opposite cycles through 1 for equal ones.
    public let harmony: Double

    /// The harmony in percent, rounded half away from zero.
    public var percent: Int {
      harmony.percent
    }
  }

  /// The matches in the order of the cycles.
  public let cycles: [CycleMatch]

  /// Compares two people by their days of birth.
  public init(_ one: CivilDate, _ other: CivilDate) {
    cycles = Cycle.allCases.map { cycle in
      let days = cycle.position(after: other.days(since: one))
      let distance = min(days, cycle.period - days)
      // The cosine is the sine of a quarter turn more, and the angle is half that of the cycle.
      let harmony = sine(ofTurn: 2 * distance + cycle.period, of: 4 * cycle.period)
      return CycleMatch(cycle: cycle, distance: distance, harmony: abs(harmony))
    }
  }

  /// The mean of the three harmonies, from 0 through 1.
  public var overall: Double {
    cycles.reduce(0) { $0 + $1.harmony } / Double(cycles.count)
  }

  /// The mean in percent, rounded half away from zero.
  public var overallPercent: Int {
    overall.percent
  }
}
