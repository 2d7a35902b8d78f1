import BiorhythmCore
import Testing

@Suite struct CivilMonthTests {
  @Test(arguments: [
    (0, 1, CivilDateError.yearOutOfRange),
    (0, 0, .yearOutOfRange),
    (-1, 1, .yearOutOfRange),
    (10_000, 1, .yearOutOfRange),
    (.min, 1, .yearOutOfRange),
    (.max, 1, .yearOutOfRange),
    (2015, 0, .monthOutOfRange),
    (2015, 13, .monthOutOfRange),
    (2015, -7, .monthOutOfRange),
    (2015, .min, .monthOutOfRange),
    (2015, .max, .monthOutOfRange),
  ])
  func rejectsMonthsThatDoNotExist(year: Int, month: Int, reason: CivilDateError) {
    #expect(throws: reason) { try CivilMonth(year: year, month: month) }
  }

  @Test(arguments: [
    ("1900-02", 28), ("2000-02", 29), ("2100-02", 28), ("2400-02", 29), ("1500-02", 28),
    ("0004-02", 29), ("2015-02", 28), ("2016-02", 29), ("1582-10", 31), ("1752-09", 30),
    ("1981-12", 31), ("0001-01", 31), ("9999-12", 31),
  ])
  func knowsHowLongItIs(text: String, length: Int) throws {
    let month = try month(text)
    #expect(month.dayCount == length)
    #expect(month.firstDay.description == "\(text)-01")
    #expect(month.lastDay.description == "\(text)-\(length)")
    #expect(month.days == (try dateRange("\(text)-01", "\(text)-\(length)")))
  }

  @Test func knowsTheLengthsOfAllMonthsOfAYear() throws {
    let lengths = try (1...12).map { try CivilMonth(year: 2015, month: $0).dayCount }
    #expect(lengths == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test func hasNinetySevenLeapDaysInFourCenturies() throws {
    let lengths = try (1601...2000).map { try CivilMonth(year: $0, month: 2).dayCount }
    #expect(lengths.filter { $0 == 29 }.count == 97)
    #expect(lengths.filter { $0 == 28 }.count == 303)
  }

  @Test(arguments: ["0001-01-01", "2015-07-03", "2016-02-29", "9999-12-31"])
  func isTheMonthAroundADay(text: String) throws {
    #expect(CivilMonth(containing: try date(text)).description == String(text.prefix(7)))
  }

  @Test(arguments: [
    ("2016-02", 31, 29), ("2015-02", 31, 28), ("2015-02", 29, 28), ("2015-11", 31, 30),
    ("2015-07", 31, 31), ("2015-07", 15, 15), ("2015-07", 1, 1), ("2015-07", 0, 1),
    ("2015-07", -3, 1), ("2015-07", .min, 1), ("2015-04", .max, 30),
  ])
  func clampsDaysToItsLength(text: String, day: Int, expected: Int) throws {
    let clamped = try month(text).day(clamping: day)
    #expect(clamped.description == "\(text)-\(padded(expected, digits: 2))")
  }

  @Test(arguments: [
    ("2015-07", 0, "2015-07"), ("2015-07", 1, "2015-08"), ("2015-07", -1, "2015-06"),
    ("2015-12", 1, "2016-01"), ("2016-01", -1, "2015-12"), ("2015-07", 12, "2016-07"),
    ("2015-07", -12, "2014-07"), ("2015-11", 14, "2017-01"), ("2015-02", -14, "2013-12"),
    ("2015-07", 5, "2015-12"), ("2015-07", -6, "2015-01"), ("2015-07", -7, "2014-12"),
    ("0001-01", 119_987, "9999-12"), ("9999-12", -119_987, "0001-01"),
    ("0001-01", -1, nil), ("0001-01", -12, nil), ("0001-12", -12, nil), ("9999-12", 1, nil),
    ("9999-01", 12, nil), ("0001-01", 119_988, nil), ("9999-12", -119_988, nil),
    ("2015-07", -24_187, nil), ("2015-07", .max, nil), ("2015-07", .min, nil),
    ("0001-01", .max, nil), ("0001-01", .min, nil),
  ])
  func addsMonthsWithinTheYearsItKnows(text: String, months: Int, expected: String?) throws {
    #expect(try month(text).adding(months: months)?.description == expected)
  }

  @Test func comesBeforeEveryLaterMonth() throws {
    let inOrder = try ["0001-01", "0999-12", "2014-12", "2015-01", "2015-10", "2016-02", "9999-12"]
      .map(month)
    for (index, earlier) in inOrder.enumerated() {
      #expect(inOrder.filter { earlier < $0 } == Array(inOrder.dropFirst(index + 1)))
    }
  }
}
