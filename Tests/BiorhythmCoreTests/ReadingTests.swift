import Testing

@testable import BiorhythmCore

@Suite struct ReadingTests {
  @Test(arguments: [
    (
      Cycle.physical,
      [
        0, 27, 52, 73, 89, 98, 100, 94, 82, 63, 40, 14,
        -14, -40, -63, -82, -94, -100, -98, -89, -73, -52, -27,
      ]
    ),
    (
      .intellectual,
      [
        0, 19, 37, 54, 69, 81, 91, 97, 100, 99, 95, 87, 76, 62, 46, 28, 10,
        -10, -28, -46, -62, -76, -87, -95, -99, -100, -97, -91, -81, -69, -54, -37, -19,
      ]
    ),
    (
      .emotional,
      [
        0, 22, 43, 62, 78, 90, 97, 100, 97, 90, 78, 62, 43, 22,
        0, -22, -43, -62, -78, -90, -97, -100, -97, -90, -78, -62, -43, -22,
      ]
    ),
  ])
  func showsWholePercent(cycle: Cycle, percents: [Int]) {
    #expect(percents.indices.map { Reading(cycle: cycle, days: $0).percent } == percents)
  }

  @Test(arguments: [
    (0.125, 13), (0.375, 38), (0.625, 63), (0.875, 88), (0.5, 50), (1, 100), (0, 0),
    (0.269797, 27), (0.124, 12), (0.126, 13), (0.004, 0), (0.006, 1), (0.999, 100),
  ])
  func roundsHalfAwayFromZero(value: Double, percent: Int) {
    #expect(value.percent == percent)
    #expect((-value).percent == -percent)
  }

  @Test(arguments: Cycle.allCases)
  func repeatsAfterThePeriod(cycle: Cycle) {
    let values = SineTable.values(of: cycle)
    let mismatches = (0..<5 * cycle.period).filter { days in
      let reading = Reading(cycle: cycle, days: days)
      let position = days % values.count
      return reading.cycle != cycle || reading.position != position
        || !isClose(reading.value, values[position])
    }
    #expect(mismatches == [])
  }

  @Test(arguments: Cycle.allCases)
  func risesWhileTomorrowIsHigher(cycle: Cycle) {
    let values = SineTable.values(of: cycle)
    let mismatches = values.indices.filter { position in
      let expected: Trend =
        values[(position + 1) % values.count] > values[position] ? .rising : .falling
      return Reading(cycle: cycle, days: position).trend != expected
    }
    #expect(mismatches == [])
  }

  @Test(arguments: [
    (Cycle.physical, [0, 12], 6, 17),
    (.intellectual, [0, 17], 8, 25),
    (.emotional, [0, 14], 7, 21),
  ])
  func hasTwoCriticalDaysAPeakAndALow(cycle: Cycle, critical: [Int], peak: Int, low: Int) {
    let phases = (0..<cycle.period).map { Reading(cycle: cycle, days: $0).phase }
    #expect(phases.indices.filter { phases[$0] == .critical } == critical)
    #expect(phases.indices.filter { phases[$0] == .peak } == [peak])
    #expect(phases.indices.filter { phases[$0] == .low } == [low])
  }

  @Test(arguments: Cycle.allCases)
  func isSpecialWhereTheSineIs(cycle: Cycle) {
    let values = SineTable.values(of: cycle)
    let expected = values.indices.map { position -> CyclePhase? in
      if isCritical(position, in: values) { return .critical }
      if values[position] == values.max() { return .peak }
      return values[position] == values.min() ? .low : nil
    }
    #expect(values.indices.map { Reading(cycle: cycle, days: $0).phase } == expected)
  }

  @Test(arguments: Cycle.allCases)
  func countsTheDaysToTheNextCriticalOne(cycle: Cycle) {
    let values = SineTable.values(of: cycle)
    let expected = values.indices.map { position in
      (1...values.count).first { isCritical((position + $0) % values.count, in: values) }
    }
    let found = values.indices.map { Reading(cycle: cycle, days: $0).daysToNextCritical }
    #expect(found == expected)
  }

  @Test(arguments: [
    (Cycle.physical, 0, 12), (.physical, 11, 1), (.physical, 12, 11), (.physical, 22, 1),
    (.intellectual, 0, 17), (.intellectual, 17, 16), (.emotional, 0, 14), (.emotional, 14, 14),
  ])
  func doesNotCountTodayAsTheNextCriticalDay(cycle: Cycle, days: Int, expected: Int) {
    #expect(Reading(cycle: cycle, days: days).daysToNextCritical == expected)
  }

  @Test func namesItsStatesInWords() {
    #expect(CyclePhase.allCases.map(\.rawValue) == ["critical", "peak", "low"])
    #expect([Trend.rising, .falling].map(\.rawValue) == ["rising", "falling"])
  }

  /// Tells whether a value is zero, or of the opposite sign to the one before.
  private func isCritical(_ position: Int, in values: [Double]) -> Bool {
    let dayBefore = values[(position + values.count - 1) % values.count]
    return values[position] == 0 || values[position] * dayBefore < 0
  }
}
