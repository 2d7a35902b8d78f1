import BiorhythmCore
import Testing

@Suite struct DayReadingTests {
  @Test(arguments: PublishedReading.all)
  func agreesWithPublishedReadings(published: PublishedReading) throws {
    let reading = try reading(published.date, birth: published.birthDate)
    #expect(reading.days == published.days)
    for (cycle, value) in zip(Cycle.allCases, published.values) {
      #expect(isClose(reading[cycle].value, value), "\(cycle)")
    }
  }

  @Test(arguments: [
    // The first days of a life.
    ("1980-03-12", "1980-03-12", 0, [0, 0, 0], 0),
    ("1980-03-12", "1980-03-13", 1, [27, 19, 22], 23),
    ("1980-03-12", "1980-04-03", 22, [-27, -87, -97], -70),
    // Days on which clocks change or midnight is missing somewhere.
    ("1980-03-12", "2015-07-15", 12_908, [98, 81, 0], 60),
    ("1999-12-31", "2000-03-01", 61, [-82, -81, 90], -24),
    ("1966-11-01", "2018-11-04", 18_996, [-52, -76, 43], -28),
    ("1980-03-12", "2023-10-01", 15_908, [-82, 37, 78], 11),
    ("1980-03-12", "2017-03-31", 13_533, [63, 54, 90], 69),
    // The last days of a year, and days with a height of zero.
    ("1980-03-12", "2018-12-31", 14_173, [98, 10, 90], 66),
    ("1990-01-15", "2025-01-28", 12_797, [63, -97, 22], -4),
    ("1995-08-10", "2024-01-03", 10_373, [0, 87, 22], 36),
    ("1995-08-10", "2024-01-04", 10_374, [27, 76, 0], 34),
    ("1990-05-15", "2024-01-09", 12_292, [40, 10, 0], 16),
    // Births on February 29.
    ("2000-02-29", "2023-02-28", 8400, [98, -28, 0], 23),
    ("2000-02-29", "2023-03-01", 8401, [100, -46, 22], 25),
    ("2000-02-29", "2024-02-29", 8766, [73, -76, 43], 14),
    ("2000-02-29", "2100-03-01", 36_525, [27, -91, 22], -14),
    // Before the Gregorian calendar, and at the ends of the range.
    ("1582-10-04", "1582-10-15", 11, [14, 87, 62], 54),
    ("1452-04-15", "2015-07-15", 205_722, [40, 0, 97], 46),
    ("0001-01-01", "2015-07-15", 735_793, [0, -100, 90], -3),
    ("1980-03-12", "9999-12-31", 2_929_173, [82, -91, 90], 27),
    ("0001-01-01", "9999-12-31", 3_652_058, [73, 46, -78], 14),
  ])
  func countsFromTheBirthWithoutASlip(
    birth: String, day: String, days: Int, percents: [Int], average: Int
  ) throws {
    let reading = try reading(day, birth: birth)
    #expect(reading.days == days)
    #expect(reading.readings.map(\.percent) == percents)
    #expect(reading.averagePercent == average)
  }

  @Test(arguments: [
    ("1980-03-11", "1980-03-12"), ("1980-03-12", "1980-03-13"), ("2015-07-15", "2100-01-01"),
    ("0001-01-01", "9999-12-31"),
  ])
  func doesNotExistBeforeTheBirth(day: String, birth: String) throws {
    #expect(try DayReading(date: date(day), birthDate: date(birth)) == nil)
  }

  @Test func followsTheSinesThroughTheCommonPeriod() throws {
    let birthDate = try date("1980-03-12")
    let range = try #require(try dateRange("1980-03-12", "2038-05-18"))
    let readings = range.map { DayReading(date: $0, birthDate: birthDate) }
    #expect(readings.count == 21_252)
    let mismatches = readings.enumerated().filter { !follows($1, days: $0) }.map(\.offset)
    #expect(mismatches.prefix(5) == [])
  }

  @Test(arguments: [0, 1, 11, 10_626, 12_896, 21_251])
  func returnsAfterTheCommonPeriod(days: Int) throws {
    let birthDate = try date("1980-03-12")
    let first = try #require(birthDate.adding(days: days))
    let later = try #require(birthDate.adding(days: days + 21_252))
    let readings = try #require(DayReading(date: first, birthDate: birthDate)).readings
    #expect(DayReading(date: later, birthDate: birthDate)?.readings == readings)
  }

  @Test func isCriticalOnEveryFifthDay() throws {
    let birthDate = try date("1980-03-12")
    let range = try #require(try dateRange("1980-03-12", "2038-05-18"))
    var days: [Int: [Int]] = [:]
    for (day, date) in range.enumerated() {
      let reading = try #require(DayReading(date: date, birthDate: birthDate))
      days[reading.criticalCycles.count, default: []].append(day)
    }
    #expect(days.mapValues(\.count) == [0: 16_926, 1: 4006, 2: 312, 3: 8])
    #expect(days[3] == [0, 644, 2772, 3416, 10_626, 11_270, 13_398, 14_042])
  }

  @Test(arguments: [
    ("1980-03-12", [Cycle.physical, .intellectual, .emotional]), ("1980-03-13", []),
    ("1980-03-24", [.physical]), ("1980-03-26", [.emotional]), ("1980-03-29", [.intellectual]),
    ("1980-09-10", [.intellectual, .emotional]), ("1980-09-24", [.physical, .emotional]),
    ("1981-03-27", [.physical, .intellectual]),
  ])
  func namesTheCriticalCycles(day: String, cycles: [Cycle]) throws {
    #expect(try reading(day, birth: "1980-03-12").criticalCycles == cycles)
  }

  @Test func findsEachCycleByName() throws {
    let reading = try reading("2015-07-03", birth: "1980-03-12")
    #expect(reading.date.description == "2015-07-03")
    #expect(reading.birthDate.description == "1980-03-12")
    #expect([reading.physical, reading.intellectual, reading.emotional] == reading.readings)
    #expect(Cycle.allCases.map { reading[$0] } == reading.readings)
    #expect(reading.readings.map(\.cycle) == [.physical, .intellectual, .emotional])
    #expect(reading.readings.map(\.percent) == [-94, -97, -43])
  }

  @Test func hasAnAverageOfPlainZeroWhenAllAreZero() throws {
    for day in ["1980-03-12", "2009-04-15"] {
      let average = try reading(day, birth: "1980-03-12").average
      #expect(average == 0)
      #expect(average.sign == .plus)
    }
  }

  private func reading(_ day: String, birth: String) throws -> DayReading {
    try #require(try DayReading(date: date(day), birthDate: date(birth)))
  }

  /// Tells whether a reading holds the sines that belong to a number of days, and their mean.
  private func follows(_ reading: DayReading?, days: Int) -> Bool {
    guard let reading, reading.days == days else { return false }
    let expected = Cycle.allCases.map { SineTable.value(of: $0, after: days) }
    return zip(Cycle.allCases, expected).allSatisfy { isClose(reading[$0].value, $1) }
      && isClose(reading.average, expected.reduce(0, +) / 3)
  }
}
