/// A choice among the events of a day.
public struct EventFilter: Hashable, Sendable {
  /// The only kind of events that counts; `nil` for all.
  public var phase: CyclePhase?

  /// The only cycle that counts; `nil` for all.
  public var cycle: Cycle?

  /// How many cycles must have the same kind of event on a day, from 1 through 3.
  public var together: Int

  /// Creates a filter that lets everything through unless it is told otherwise.
  ///
  /// - Parameters:
  ///   - phase: The only kind of events that counts.
  ///   - cycle: The only cycle that counts.
  ///   - together: How many cycles must have the same kind of event on a day.
  public init(phase: CyclePhase? = nil, cycle: Cycle? = nil, together: Int = 1) {
    self.phase = phase
    self.cycle = cycle
    self.together = together
  }

  /// The events of a day that are chosen.
  ///
  /// - Parameter reading: The day.
  /// - Returns: The events in the order of the cycles.
  public func events(of reading: DayReading) -> [Event] {
    let events = reading.events.filter { event in
      (phase == nil || event.phase == phase) && (cycle == nil || event.cycle == cycle)
    }
    guard together > 1 else { return events }
    return events.filter { event in events.count { $0.phase == event.phase } >= together }
  }

  /// Whether a day has an event that is chosen, told from the number of days since birth alone.
  func matches(days: Int) -> Bool {
    var counts = (critical: 0, peak: 0, low: 0)
    for cycle in Cycle.allCases where self.cycle == nil || self.cycle == cycle {
      switch cycle.phase(at: cycle.position(after: days)) {
      case .critical: counts.critical += 1
      case .peak: counts.peak += 1
      case .low: counts.low += 1
      case nil: break
      }
    }
    switch phase {
    case .critical: return counts.critical >= together
    case .peak: return counts.peak >= together
    case .low: return counts.low >= together
    case nil: return max(counts.critical, counts.peak, counts.low) >= together
    }
  }

  /// Finds the first day with an event that is chosen.
  ///
  /// What does not come within one common period of 21,252 days never comes.
  ///
  /// - Parameters:
  ///   - date: The first day to look at; days before the birth are passed over.
  ///   - birthDate: The day on which all cycles began.
  /// - Returns: The day, or `nil` when there is none through the year 9999.
  public func firstDay(from date: CivilDate, birthDate: CivilDate) -> CivilDate? {
    let start = max(date, birthDate).days(since: birthDate)
    let found = (start..<start + Cycle.commonPeriod).first(where: matches)
    return found.flatMap { birthDate.adding(days: $0) }
  }
}
