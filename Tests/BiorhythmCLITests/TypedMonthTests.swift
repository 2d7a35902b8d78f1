import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// The forms of a month.
@Suite struct TypedMonthTests {
  @Test(arguments: [
    ("2015-07-03", "2015-02", "2015-02-01", "2015-02-28"),
    ("2015-07-03", "this", "2015-07-01", "2015-07-31"),
    ("2015-07-03", "next", "2015-08-01", "2015-08-31"),
    ("2015-07-03", "last", "2015-06-01", "2015-06-30"),
    ("2015-07-03", "+0", "2015-07-01", "2015-07-31"),
    ("2015-07-03", "-0", "2015-07-01", "2015-07-31"),
    ("2015-07-03", "+12", "2016-07-01", "2016-07-31"),
    ("2015-07-03", "-17", "2014-02-01", "2014-02-28"),
    ("2016-01-31", "next", "2016-02-01", "2016-02-29"),
    ("2015-03-31", "last", "2015-02-01", "2015-02-28"),
    ("2015-12-31", "+1", "2016-01-01", "2016-01-31"),
    ("2015-01-01", "-1", "2014-12-01", "2014-12-31"),
    ("9999-11-30", "next", "9999-12-01", "9999-12-31"),
    ("0001-02-28", "last", "0001-01-01", "0001-01-31"),
    ("0001-01-01", "+119987", "9999-12-01", "9999-12-31"),
    ("9999-12-31", "-119987", "0001-01-01", "0001-01-31"),
  ])
  func readsEveryForm(today: String, text: String, first: String, last: String) throws {
    let output = try bio("month \(text) --birth 0001-01-01 --csv", today: today)
    #expect(output.lines.dropFirst().first?.prefix(10) == Substring(first))
    #expect(output.lines.last?.prefix(10) == Substring(last))
  }

  @Test func isTheMonthOfTheMarkedDayOrOfToday() throws {
    let july = try bio("month 2015-07 --birth 1980-03-12 --csv")
    #expect(try bio("month --birth 1980-03-12 --csv") == july)
    #expect(try bio("month --birth 1980-03-12 --csv --on -2") == july)
    let june = try bio("month 2015-06 --birth 1980-03-12 --csv")
    #expect(try bio("month --birth 1980-03-12 --csv --on -3") == june)
    #expect(june != july)
  }

  private static let refusals = [
    ("2015-13", "months run from 01 through 12"),
    ("2015-00", "months run from 01 through 12"),
    ("2015-99999999999999999999", "months run from 01 through 12"),
    ("0000-01", "years run from 0001 through 9999"),
    ("-0001-01", "years run from 0001 through 9999"),
    ("10000-01", "years run from 0001 through 9999"),
    ("+9223372036854775807", "years run from 0001 through 9999"),
    ("-9223372036854775808", "years run from 0001 through 9999"),
    ("+99999999999999999999", "years run from 0001 through 9999"),
    ("2015-7", nil), ("15-07", nil), ("201507", nil), ("2015/07", nil), ("2015-07 ", nil),
    ("٢٠١٥-٠٧", nil), ("２０１５-07", nil), ("", nil), ("July", nil), ("07", nil), ("THIS", nil),
    ("today", nil), ("+", nil), ("-", nil), ("+1m", nil), ("+-1", nil), ("2015-07-", nil),
    ("2015-02-30", nil), ("2015-02-29", nil), ("1900-02-29", nil), ("2015-04-31", nil),
    ("2015-13-01", nil), ("2015-00-10", nil), ("2015-07-00", nil), ("80-03-12", nil),
    ("15-07-01", nil), ("٢٠١٥-٠٧-٠١", nil), ("２０１５-07-01", nil), ("2015/07/01", nil),
  ]

  @Test(arguments: refusals)
  func refusesWhatIsNoMonth(text: String, reason: String?) throws {
    let message = reason ?? "expected YYYY-MM, this, next, last, +N, or -N"
    #expect(
      try bio(words: ["month", "--", text]) == .refused("bio: '\(text)' is not a month: \(message)")
    )
  }

  @Test(arguments: [
    ("9999-12-31", "next"), ("9999-12-01", "+1"), ("0001-01-31", "last"), ("0001-01-01", "-1"),
    ("0001-01-01", "+119988"), ("9999-12-31", "-119988"),
  ])
  func refusesToLeaveTheCalendar(today: String, text: String) throws {
    #expect(
      try bio("month \(text)", today: today)
        == .refused("bio: '\(text)' is not a month: years run from 0001 through 9999"))
  }
}
