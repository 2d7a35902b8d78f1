/// A choice among the events of a day.
public struct EventFilter: Hashable, Sendable {
  /// The only kind of events that counts; `nil` for all.
  public let phase: CyclePhase?

  /// The only cycle that counts; `nil` for all.
  public let cycle: Cycle?

  /// How many cycles must have the same kind of event on a day, from 1 through 3.
  public let together: Int

  /// Creates a filter that lets everything through unless it is told otherwise.
  ///
  /// - Parameters:
  ///   - phase: The only kind of events that counts.
  ///   - cycle: The only cycle that counts.
  ///   - together: How many cycles must have the same kind of event on a day; what lies outside 1
  ///     through 3 counts as the nearest.
  public init(phase: CyclePhase? = nil, cycle: Cycle? = nil, together: Int = 1) {
    self.phase = phase
    self.cycle = cycle
    self.together = min(max(together, 1), Cycle.allCases.count)
  }

  /// The events of a day that are chosen.
  ///
  /// - Parameter reading: The day.
  /// - Returns: The events in the order of the cycles.
  public func events(of reading: DayReading) -> [Event] {
    reading.events.filter { event in
      (cycle == nil || event.cycle == cycle) && chooses(event.phase, after: reading.days)
    }
  }

  /// Whether a day has an event that is chosen, told from the number of days since birth alone.
  func matches(days: Int) -> Bool {
    CyclePhase.allCases.contains { chooses($0, after: days) }
  }

  /// Whether so many cycles have a kind of event on a day that it is chosen.
  private func chooses(_ phase: CyclePhase, after days: Int) -> Bool {
    guard self.phase == nil || self.phase == phase else { return false }
    var count = 0
    for cycle in Cycle.allCases where self.cycle == nil || self.cycle == cycle {
      if cycle.phase(at: cycle.position(after: days)) == phase { count += 1 }
    }
    return count >= together
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
