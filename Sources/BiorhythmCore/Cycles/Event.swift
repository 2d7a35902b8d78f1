/// A day that is special for a cycle.
public struct Event: Hashable, Sendable {
  /// The day.
  public let date: CivilDate

  /// The cycle.
  public let cycle: Cycle

  /// What is special about the day.
  public let phase: CyclePhase

  /// The way through zero on a critical day; `nil` at a peak or a low.
  public let direction: Trend?
}

extension DayReading {
  /// What is special about the day, in the order of the cycles.
  public var events: [Event] {
    readings.compactMap { reading in
      guard let phase = reading.phase else { return nil }
      let direction: Trend? =
        phase == .critical ? (reading.position == 0 ? .rising : .falling) : nil
      return Event(date: date, cycle: reading.cycle, phase: phase, direction: direction)
    }
  }
}
