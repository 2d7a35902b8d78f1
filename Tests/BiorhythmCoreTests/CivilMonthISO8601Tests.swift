import BiorhythmCore
import Testing

@Suite struct CivilMonthISO8601Tests {
  @Test(arguments: [
    ("2015-07", 2015, 7), ("0001-01", 1, 1), ("0080-10", 80, 10), ("0999-09", 999, 9),
    ("9999-12", 9999, 12),
  ])
  func readsAndWritesYearAndMonth(text: String, year: Int, month: Int) throws {
    let read = try CivilMonth(iso8601: text)
    #expect([read.year, read.month] == [year, month])
    #expect(try CivilMonth(year: year, month: month).description == text)
  }

  @Test(arguments: [
    "", "-", "2015", "201507", "2015-7", "15-07", "07-2015", "2015-07-03", "2015-07-", "-07",
    "2015--07", "2015-", "2015/07", "2015.07", " 2015-07", "2015-07 ", "2015-07\n", "2015-07x",
    "2015-0x", "2015-Jul", "this", "+1", "-1", "٢٠١٥-٠٧", "２０１５-07", "2015-0７", "2015\u{2212}07",
    "2015-07\u{0}",
  ])
  func refusesOtherForms(text: String) {
    #expect(throws: CivilDateError.malformed) { try CivilMonth(iso8601: text) }
  }

  @Test(arguments: [
    ("0000-07", CivilDateError.yearOutOfRange),
    ("0000-00", .yearOutOfRange),
    ("-2015-07", .yearOutOfRange),
    ("10000-01", .yearOutOfRange),
    ("18446744073709553631-07", .yearOutOfRange),
    ("99999999999999999999-01", .yearOutOfRange),
    ("2015-00", .monthOutOfRange),
    ("2015-13", .monthOutOfRange),
    ("2015-99", .monthOutOfRange),
    ("2015-18446744073709551623", .monthOutOfRange),
    ("2015-99999999999999999999", .monthOutOfRange),
  ])
  func refusesNumbersOutOfRange(text: String, reason: CivilDateError) {
    #expect(throws: reason) { try CivilMonth(iso8601: text) }
  }
}
