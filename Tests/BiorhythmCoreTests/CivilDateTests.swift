import BiorhythmCore
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    (0, 1, 1, CivilDateError.yearOutOfRange),
    (-1, 1, 1, .yearOutOfRange),
    (10_000, 1, 1, .yearOutOfRange),
    (.min, 1, 1, .yearOutOfRange),
    (.max, 1, 1, .yearOutOfRange),
    (2026, 0, 1, .monthOutOfRange),
    (2026, 13, 1, .monthOutOfRange),
    (2026, -1, 1, .monthOutOfRange),
    (2026, .min, 1, .monthOutOfRange),
    (2026, .max, 1, .monthOutOfRange),
  ])
  func rejectsYearsAndMonthsThatDoNotExist(
    year: Int, month: Int, day: Int, reason: CivilDateError
  ) {
    #expect(throws: reason) { try CivilDate(year: year, month: month, day: day) }
  }

  @Test(arguments: [
    (2015, 2, 29), (2015, 2, 30), (2016, 2, 30), (1900, 2, 29), (2100, 2, 29), (1500, 2, 29),
    (2000, 2, 30), (2015, 4, 31), (2015, 6, 31), (2015, 9, 31), (2015, 11, 31), (2015, 1, 32),
    (2015, 7, 0), (2015, 7, -1), (2015, 7, .min), (2015, 7, .max), (9999, 12, 32), (1, 1, 0),
  ])
  func rejectsDaysThatDoNotExist(year: Int, month: Int, day: Int) throws {
    let reason = CivilDateError.dayOutOfRange(try CivilMonth(year: year, month: month))
    #expect(throws: reason) { try CivilDate(year: year, month: month, day: day) }
  }

  @Test func blamesTheLargestUnitFirst() {
    #expect(throws: CivilDateError.yearOutOfRange) { try CivilDate(year: 0, month: 0, day: 0) }
    #expect(throws: CivilDateError.monthOutOfRange) { try CivilDate(year: 1, month: 0, day: 0) }
  }

  @Test(arguments: [
    (2016, 2, 29), (2000, 2, 29), (2400, 2, 29), (4, 2, 29), (1500, 2, 28), (1582, 10, 10),
    (1752, 9, 5), (2015, 1, 31), (2015, 4, 30), (1, 1, 1), (9999, 12, 31),
  ])
  func keepsTheNumbersOfEveryDayThatExists(year: Int, month: Int, day: Int) throws {
    let date = try CivilDate(year: year, month: month, day: day)
    #expect([date.year, date.month, date.day] == [year, month, day])
  }

  @Test func reachesFromTheFirstYearToTheLast() throws {
    #expect(try CivilDate.earliest == CivilDate(year: 1, month: 1, day: 1))
    #expect(try CivilDate.latest == CivilDate(year: 9999, month: 12, day: 31))
  }

  @Test func comesBeforeEveryLaterDay() throws {
    let inOrder = try [
      "0001-01-01", "0999-12-31", "1000-01-01", "2014-12-31", "2015-01-02", "2015-02-01",
      "2015-02-02", "2015-10-01", "2016-01-01", "9999-12-31",
    ].map(date)
    for (index, earlier) in inOrder.enumerated() {
      #expect(inOrder.filter { earlier < $0 } == Array(inOrder.dropFirst(index + 1)))
      #expect(inOrder.filter { earlier == $0 } == [earlier])
    }
  }
}
