/// One cycle on one day.
public struct Reading: Hashable, Sendable {
  /// The cycle that is read.
  public let cycle: Cycle

  /// The number of days since the cycle last began, from 0 through `cycle.period - 1`.
  public let position: Int

  /// The height of the wave, from -1 through 1.
  public let value: Double

  /// Reads a cycle.
  ///
  /// - Parameters:
  ///   - cycle: The cycle to read.
  ///   - days: The number of days since birth.
  public init(cycle: Cycle, days: Int) {
    self.cycle = cycle
    position = cycle.position(after: days)
    value = cycle.value(after: days)
  }

  /// The height in percent, from -100 through 100, rounded half away from zero.
  public var percent: Int {
    value.percent
  }

  /// Whether tomorrow's value is higher or lower.
  public var trend: Trend {
    cycle.trend(at: position)
  }

  /// What is special about the day for this cycle, if anything is.
  public var phase: CyclePhase? {
    cycle.phase(at: position)
  }

  /// The number of days until the next critical day, 1 or more: today does not count.
  public var daysToNextCritical: Int {
    let downward = cycle.downwardCriticalPosition
    return (position < downward ? downward : cycle.period) - position
  }
}

extension Double {
  /// The value in percent, rounded half away from zero.
  var percent: Int {
    Int((self * 100).rounded())
  }
}
