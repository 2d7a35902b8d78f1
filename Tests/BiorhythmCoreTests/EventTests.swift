import Testing

@testable import BiorhythmCore

@Suite struct EventTests {
  private static let birth = "1980-03-12"

  /// The events of a day, found by signs and extremes of a table of sines.
  private func expectedEvents(after days: Int, on date: CivilDate) -> [Event] {
    Cycle.allCases.compactMap { cycle in
      let values = SineTable.values(of: cycle)
      let value = values[days % values.count]
      let dayBefore = values[(days + values.count - 1) % values.count]
      if value == 0 || value * dayBefore < 0 {
        let direction: Trend = dayBefore < 0 ? .rising : .falling
        return Event(date: date, cycle: cycle, phase: .critical, direction: direction)
      }
      if value == values.max() {
        return Event(date: date, cycle: cycle, phase: .peak, direction: nil)
      }
      if value == values.min() {
        return Event(date: date, cycle: cycle, phase: .low, direction: nil)
      }
      return nil
    }
  }

  /// The readings of all days of a common period.
  private func readings() throws -> [DayReading] {
    let birthDate = try date(Self.birth)
    let range = try #require(try dateRange(Self.birth, "2038-05-18"))
    return range.compactMap { DayReading(date: $0, birthDate: birthDate) }
  }

  @Test func followsTheSinesThroughTheCommonPeriod() throws {
    let readings = try readings()
    #expect(readings.count == 21_252)
    let mismatches = readings.enumerated().filter { days, reading in
      reading.events != expectedEvents(after: days, on: reading.date)
    }
    #expect(mismatches.map(\.offset).prefix(5) == [])
  }

  @Test func comesTwiceAPeriodWhereCriticalAndOnceElsewhere() throws {
    var counts: [Cycle: [CyclePhase: Int]] = [:]
    for event in try readings().flatMap(\.events) {
      counts[event.cycle, default: [:]][event.phase, default: 0] += 1
    }
    #expect(
      counts == [
        .physical: [.critical: 1848, .peak: 924, .low: 924],
        .intellectual: [.critical: 1288, .peak: 644, .low: 644],
        .emotional: [.critical: 1518, .peak: 759, .low: 759],
      ])
  }

  @Test(arguments: [
    ("1980-03-12", ["physical critical up", "intellectual critical up", "emotional critical up"]),
    ("1980-03-13", []),
    ("1980-03-18", ["physical peak"]),
    ("1980-03-19", ["emotional peak"]),
    ("1980-03-20", ["intellectual peak"]),
    ("1980-03-24", ["physical critical down"]),
    ("1980-03-26", ["emotional critical down"]),
    ("1980-03-29", ["physical low", "intellectual critical down"]),
    ("1980-04-02", ["emotional low"]),
    ("1980-04-04", ["physical critical up"]),
    ("1980-04-06", ["intellectual low"]),
    ("1980-04-09", ["emotional critical up"]),
    ("1980-11-26", ["physical peak", "emotional peak"]),
    ("2015-07-03", []),
    ("2015-07-10", ["physical critical up", "intellectual critical up"]),
  ])
  func standsInTheOrderOfTheCycles(day: String, events: [String]) throws {
    let reading = try #require(
      DayReading(date: try date(day), birthDate: try date(Self.birth)))
    #expect(reading.events.map(\.words) == events)
    #expect(reading.events.allSatisfy { $0.date.description == day })
  }

  @Test func agreesWithThePhasesOfTheReadings() throws {
    let mismatches = try readings().filter { reading in
      reading.events.map(\.cycle) != reading.readings.filter { $0.phase != nil }.map(\.cycle)
        || reading.events.filter { $0.phase == .critical }.map(\.cycle) != reading.criticalCycles
    }
    #expect(mismatches.isEmpty)
  }
}

extension Event {
  /// The event without its day, in words.
  fileprivate var words: String {
    let way = direction.map { $0 == .rising ? " up" : " down" } ?? ""
    return "\(cycle.rawValue) \(phase.rawValue)\(way)"
  }
}
