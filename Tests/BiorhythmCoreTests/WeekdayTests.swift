import BiorhythmCore
import Testing

@Suite struct WeekdayTests {
  @Test(arguments: [
    ("0001-01-01", Weekday.monday),
    ("0004-02-29", .sunday),
    ("1500-03-01", .thursday),
    ("1582-10-04", .monday),
    ("1582-10-15", .friday),
    ("1752-09-14", .thursday),
    ("1900-03-01", .thursday),
    ("1969-07-20", .sunday),
    ("1969-12-31", .wednesday),
    ("1970-01-01", .thursday),
    ("1980-03-12", .wednesday),
    ("2000-01-01", .saturday),
    ("2000-02-29", .tuesday),
    ("2015-07-03", .friday),
    ("2024-02-29", .thursday),
    ("2026-07-05", .sunday),
    ("2100-03-01", .monday),
    ("9999-12-31", .friday),
  ])
  func isThatOfTheCalendar(text: String, weekday: Weekday) throws {
    #expect(try date(text).weekday == weekday)
  }

  @Test func startsTheWeekOnMonday() {
    #expect(
      Weekday.allCases == [
        .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
      ])
  }

  @Test func hasTwoDaysOfWeekend() {
    #expect(Weekday.allCases.filter(\.isWeekend) == [.saturday, .sunday])
  }
}
