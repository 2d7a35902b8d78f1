import BiorhythmCore
import Testing

@Suite struct CivilDateISO8601Tests {
  @Test(arguments: [
    ("2015-07-03", [2015, 7, 3]),
    ("2016-02-29", [2016, 2, 29]),
    ("2000-02-29", [2000, 2, 29]),
    ("0001-01-01", [1, 1, 1]),
    ("0080-03-12", [80, 3, 12]),
    ("1582-10-10", [1582, 10, 10]),
    ("9999-12-31", [9999, 12, 31]),
  ])
  func readsYearMonthAndDay(text: String, numbers: [Int]) throws {
    let date = try CivilDate(iso8601: text)
    #expect([date.year, date.month, date.day] == numbers)
  }

  @Test(arguments: [
    "", " ", "-", "--", "+", "2015", "2015-07", "2015-07-03-01", "20150703", "2015-184",
    "2015-W27-5", "today", "+1", "-14",
    // Too few digits, or too many in the day.
    "80-03-12", "15-07-01", "980-03-12", "1-1-1", "2015-7-03", "2015-07-3", "2015-7-3",
    "12-03-1980", "2015-07-003", "2015-07-99999999999999999999",
    // Other separators.
    "2015/07/03", "2015.07.03", "2015 07 03", "2015-07/03", "2015,07,03", "12/03/1980",
    "2015\u{2010}07\u{2010}03", "2015\u{2013}07\u{2013}03", "2015\u{2212}07\u{2212}03",
    // Hyphens and signs too many or in the wrong place.
    "2015-07-", "-07-03", "2015--03", "2015--07-03", "2015-07--3", "2015-07-03-", "--2015-07-03",
    "2015-+7-03", "2015-07-+3", "2015-07-03+",
    // Something before, between, or after.
    " 2015-07-03", "2015-07-03 ", "\t2015-07-03", "2015-07-03\n", "2015-07-03\r\n", "2015 -07-03",
    "2015-07-03x", "2015-07-03Z", "2015-07-03T00:00:00Z", "2015-07-0x", "2015-Jul-03", "x015-07-03",
    "\u{FEFF}2015-07-03", "2015-07-03\u{0}", "2015-07-03\u{301}",
    // What looks like digits.
    "20l5-07-03", "2O15-07-03", "0x7D-07-03", "2e03-07-03", "2015-07-.3",
    "٢٠١٥-٠٧-٠١", "２０１５-07-01", "2015-०७-01", "2015-07-0１", "²⁰¹⁵-07-03",
  ])
  func refusesOtherForms(text: String) {
    #expect(throws: CivilDateError.malformed) { try CivilDate(iso8601: text) }
  }

  @Test(arguments: [
    "0000-01-01", "0000-00-00", "-0001-01-01", "-2015-07-03", "+2015-07-03", "10000-01-01",
    "20150-07-03", "9223372036854775808-01-01", "18446744073709553631-07-03",
    "99999999999999999999-01-01",
  ])
  func refusesYearsOutsideItsRange(text: String) {
    #expect(throws: CivilDateError.yearOutOfRange) { try CivilDate(iso8601: text) }
  }

  @Test(arguments: [
    "2015-00-10", "2015-13-01", "2015-00-00", "2015-99-99", "2015-100-01",
    "2015-18446744073709551623-03", "2015-99999999999999999999-01",
  ])
  func refusesMonthsThatDoNotExist(text: String) {
    #expect(throws: CivilDateError.monthOutOfRange) { try CivilDate(iso8601: text) }
  }

  @Test(arguments: [
    ("2015-02-29", 2015, 2), ("2015-02-30", 2015, 2), ("2023-02-29", 2023, 2),
    ("1900-02-29", 1900, 2), ("2100-02-29", 2100, 2), ("1500-02-29", 1500, 2),
    ("2016-02-30", 2016, 2), ("2015-04-31", 2015, 4), ("2015-07-00", 2015, 7),
    ("2015-07-32", 2015, 7), ("2015-12-99", 2015, 12),
  ])
  func refusesDaysThatDoNotExist(text: String, year: Int, month: Int) throws {
    let reason = CivilDateError.dayOutOfRange(try CivilMonth(year: year, month: month))
    #expect(throws: reason) { try CivilDate(iso8601: text) }
  }

  @Test(arguments: ["02015-07-03", "2015-007-03", "-15-07-03", "+002015-07-03", "+0000-01-01"])
  func refusesSignsAndZerosInFront(text: String) {
    #expect(throws: CivilDateError.self) { try CivilDate(iso8601: text) }
  }

  @Test func writesAndReadsTheFirstDayOfEveryYear() throws {
    let mismatches = try (1...9999).filter { year in
      let text = "\(padded(year, digits: 4))-01-01"
      let date = try CivilDate(year: year, month: 1, day: 1)
      return try date.description != text || CivilDate(iso8601: text) != date
    }
    #expect(mismatches.prefix(5) == [])
  }

  @Test func writesAndReadsEveryDayOfALeapYear() throws {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (month, length) in zip(1..., lengths) {
      let days = try (1...length).map { try CivilDate(year: 2016, month: month, day: $0) }
      let texts = (1...length).map {
        "2016-\(padded(month, digits: 2))-\(padded($0, digits: 2))"
      }
      #expect(days.map(\.description) == texts)
      #expect(try texts.map { try CivilDate(iso8601: $0) } == days)
    }
  }
}
