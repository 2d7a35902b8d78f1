import Testing

@testable import BiorhythmCore

@Suite struct EventFilterTests {
  private static let phases = [nil] + CyclePhase.allCases.map(Optional.init)

  /// Every kind of event alone and together, and of every cycle.
  private static let filters = phases.flatMap { phase in
    (1...3).map { EventFilter(phase: phase, together: $0) }
      + Cycle.allCases.map { EventFilter(phase: phase, cycle: $0) }
  }

  /// The events of each day of a common period, by the number of days since birth.
  private static let days: [DayReading] = {
    guard let birthDate = try? date("1980-03-12") else { return [] }
    return (0..<21_252).compactMap { days in
      birthDate.adding(days: days).flatMap { DayReading(date: $0, birthDate: birthDate) }
    }
  }()

  @Test(arguments: filters)
  func findsTheSameDaysWithoutReadingThem(filter: EventFilter) {
    #expect(Self.days.count == 21_252)
    let mismatches = Self.days.filter { reading in
      filter.matches(days: reading.days) != !filter.events(of: reading).isEmpty
    }
    #expect(mismatches.map(\.days).prefix(5) == [])
  }

  /// The days with an event; the filter can only take away.
  private static let eventfulDays = days.filter { !$0.events.isEmpty }

  @Test(arguments: filters)
  func keepsWhatIsAskedForAlone(filter: EventFilter) {
    #expect(Self.eventfulDays.count == 8028)
    let mismatches = Self.eventfulDays.filter { reading in
      let candidates = reading.events.filter { event in
        [nil, event.phase].contains(filter.phase) && [nil, event.cycle].contains(filter.cycle)
      }
      let phases = candidates.map(\.phase)
      let expected = candidates.filter { event in
        phases.count(where: { $0 == event.phase }) >= filter.together
      }
      return filter.events(of: reading) != expected
    }
    #expect(mismatches.map(\.days).prefix(5) == [])
  }

  @Test func letsEverythingThroughUnlessToldOtherwise() {
    #expect(EventFilter() == EventFilter(phase: nil, cycle: nil, together: 1))
    #expect(Self.days.allSatisfy { EventFilter().events(of: $0) == $0.events })
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (.max, 3)])
  func asksForOneToThreeCycles(together: Int, number: Int) {
    #expect(EventFilter(together: together).together == number)
  }

  private static let counts: [(filter: EventFilter, count: Int)] = [
    (EventFilter(), 8028),
    (EventFilter(phase: .critical), 4326),
    (EventFilter(phase: .peak), 2244),
    (EventFilter(phase: .low), 2244),
    (EventFilter(phase: .critical, together: 2), 320),
    (EventFilter(phase: .peak, together: 2), 82),
    (EventFilter(phase: .low, together: 2), 82),
    (EventFilter(together: 2), 484),
    (EventFilter(phase: .critical, together: 3), 8),
    (EventFilter(phase: .peak, together: 3), 1),
    (EventFilter(phase: .low, together: 3), 1),
    (EventFilter(together: 3), 10),
    (EventFilter(cycle: .physical), 3696),
    (EventFilter(cycle: .intellectual), 2576),
    (EventFilter(cycle: .emotional), 3036),
    (EventFilter(phase: .critical, cycle: .emotional), 1518),
    (EventFilter(phase: .peak, cycle: .intellectual), 644),
    (EventFilter(cycle: .emotional, together: 2), 0),
  ]

  @Test(arguments: counts)
  func choosesAsManyDaysOfACommonPeriod(filter: EventFilter, count: Int) {
    #expect(Self.days.count { filter.matches(days: $0.days) } == count)
  }

  @Test func doesNotCountDifferentKindsTogether() throws {
    // A physical low and an intellectual critical day.
    let reading = try #require(Self.days.first { $0.date.description == "1980-03-29" })
    #expect(reading.events.count == 2)
    #expect(EventFilter(together: 2).events(of: reading).isEmpty)
  }
}
