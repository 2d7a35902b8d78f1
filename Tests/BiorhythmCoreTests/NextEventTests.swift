import BiorhythmCore
import Testing

/// The next day with a certain event, found however far away.
@Suite struct NextEventTests {
  @Test(arguments: [
    ("1980-03-12", ["2016-11-16", "2026-09-30", "2050-01-05"]),
    ("1943-03-09", ["2030-06-18", "2047-12-03", "2071-03-10"]),
    ("2000-02-29", ["2029-04-03", "2046-09-18", "2069-12-24"]),
    ("1899-11-04", ["2016-03-19", "2062-10-07", "2027-11-06"]),
    ("0001-01-01", ["2016-01-04", "2025-11-17", "2049-02-22"]),
  ])
  func findsTheNextTripleDays(birth: String, days: [String]) throws {
    #expect(try next(birth: birth, together: 3) == days)
  }

  @Test(arguments: [
    ("1980-03-12", ["2015-07-10", "2016-03-02", "2016-07-06"]),
    ("1943-03-09", ["2015-08-08", "2016-03-08", "2015-07-14"]),
    ("2000-02-29", ["2015-09-08", "2015-07-18", "2015-12-14"]),
    ("1899-11-04", ["2015-11-14", "2016-12-03", "2015-07-04"]),
    ("0001-01-01", ["2015-09-11", "2015-10-05", "2015-08-24"]),
  ])
  func findsTheNextDoubleDays(birth: String, days: [String]) throws {
    #expect(try next(birth: birth, together: 2) == days)
  }

  /// The next critical day, peak, and low on which so many cycles agree, from 3 July 2015 on.
  private func next(birth: String, together: Int) throws -> [String?] {
    try CyclePhase.allCases.map { phase in
      try EventFilter(phase: phase, together: together)
        .firstDay(from: date("2015-07-03"), birthDate: date(birth))?.description
    }
  }

  @Test(arguments: [
    ("1980-03-12", "2015-07-10", "2015-07-10"),
    ("1980-03-12", "2015-07-11", "2015-08-12"),
    ("2000-02-29", "1999-01-01", "2000-02-29"),
    ("2000-02-29", "0001-01-01", "2000-02-29"),
    ("2000-02-29", "2000-03-01", "2000-08-29"),
  ])
  func countsTheFirstDayButNoneBeforeTheBirth(birth: String, from: String, day: String) throws {
    let filter = EventFilter(phase: .critical, together: 2)
    #expect(try filter.firstDay(from: date(from), birthDate: date(birth)) == date(day))
  }

  /// A triple peak comes 17,003 days after the birth, and then after each common period.
  @Test(arguments: [
    ("9953-06-12", "9953-06-12", "9999-12-31"),
    ("9953-06-13", "9953-06-13", nil),
    ("9953-06-12", "9999-12-31", "9999-12-31"),
    ("9895-04-05", "9941-10-25", "9999-12-31"),
    ("9895-04-05", "9941-10-24", "9941-10-24"),
    ("9999-12-31", "2015-07-03", nil),
  ])
  func findsNothingBeyondTheCalendar(birth: String, from: String, day: String?) throws {
    let filter = EventFilter(phase: .peak, together: 3)
    #expect(
      try filter.firstDay(from: date(from), birthDate: date(birth))?.description == day)
  }

  @Test func findsNothingThatNeverComes() throws {
    let filter = EventFilter(cycle: .emotional, together: 2)
    #expect(try filter.firstDay(from: date("2015-07-03"), birthDate: date("1980-03-12")) == nil)
  }
}
