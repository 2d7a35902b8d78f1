import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// The forms of a date, as a word and as the value of an option.
@Suite struct TypedDateTests {
  @Test(arguments: [
    ("2015-07-03", "today", "2015-07-03"),
    ("2015-07-03", "yesterday", "2015-07-02"),
    ("2015-07-03", "tomorrow", "2015-07-04"),
    ("2015-07-03", "+0", "2015-07-03"),
    ("2015-07-03", "-0", "2015-07-03"),
    ("2015-07-03", "-14", "2015-06-19"),
    ("2015-07-03", "-3", "2015-06-30"),
    ("2015-07-03", "+28", "2015-07-31"),
    ("2015-07-03", "+029", "2015-08-01"),
    ("2015-07-03", "+182", "2016-01-01"),
    ("2015-02-28", "tomorrow", "2015-03-01"),
    ("2016-02-28", "tomorrow", "2016-02-29"),
    ("2016-03-01", "-1", "2016-02-29"),
    ("2015-12-31", "+1", "2016-01-01"),
    ("2016-01-01", "yesterday", "2015-12-31"),
    ("2015-07-03", "2016-02-29", "2016-02-29"),
    ("2015-07-03", "2000-02-29", "2000-02-29"),
    ("9999-12-30", "tomorrow", "9999-12-31"),
    ("0001-01-02", "-1", "0001-01-01"),
    ("0001-01-01", "+3652058", "9999-12-31"),
    ("9999-12-31", "-3652058", "0001-01-01"),
  ])
  func readsEveryForm(today: String, text: String, date: String) throws {
    let expected = try CivilDate(iso8601: date)
    #expect(try CivilDate(typed: text, today: CivilDate(iso8601: today)) == expected)
    let day = try bio("day \(text) --birth 0001-01-01 --csv", today: today)
    #expect(day.lines.last?.prefix(10) == Substring(date))
    #expect(try bio("birthday --birth \(text)", today: today) == .printed("\(date)\n"))
    let month = try bio("month --on \(text) --birth 0001-01-01 --csv", today: today)
    #expect(month.lines.last?.prefix(7) == date.prefix(7))
  }

  /// The texts that name no day, and why.
  private static let refusals = [
    ("2015-02-30", "February 2015 has 28 days"),
    ("2015-02-29", "February 2015 has 28 days"),
    ("1900-02-29", "February 1900 has 28 days"),
    ("1500-02-29", "February 1500 has 28 days"),
    ("2016-02-30", "February 2016 has 29 days"),
    ("2015-04-31", "April 2015 has 30 days"),
    ("2015-07-00", "July 2015 has 31 days"),
    ("2015-13-01", "months run from 01 through 12"),
    ("2015-00-10", "months run from 01 through 12"),
    ("2015-99999999999999999999-01", "months run from 01 through 12"),
    ("0000-01-01", "years run from 0001 through 9999"),
    ("-0001-01-01", "years run from 0001 through 9999"),
    ("+2015-07-03", "years run from 0001 through 9999"),
    ("10000-01-01", "years run from 0001 through 9999"),
    ("99999999999999999999-01-01", "years run from 0001 through 9999"),
    ("+9223372036854775807", "years run from 0001 through 9999"),
    ("-9223372036854775808", "years run from 0001 through 9999"),
    ("+99999999999999999999", "years run from 0001 through 9999"),
    ("-3652059", "years run from 0001 through 9999"),
    ("80-03-12", nil), ("15-07-01", nil), ("2015-7-3", nil), ("2015-07-3", nil),
    ("2015-07", nil), ("2015", nil), ("2015/07/01", nil), ("2015.07.01", nil), ("20150701", nil),
    ("٢٠١٥-٠٧-٠١", nil), ("２０１５-07-01", nil), ("2015-07-0１", nil), ("2015‐07‐01", nil),
    ("", nil), (" ", nil), (" 2015-07-01", nil), ("2015-07-01 ", nil), ("2015-07-01x", nil),
    ("2015-07-01T00:00", nil), ("2015-07-01-", nil), ("2015--07-01", nil), ("2015-07-011", nil),
    ("Today", nil), ("TOMORROW", nil), ("now", nil), ("3 July 2015", nil), ("next", nil),
    ("+", nil), ("-", nil), ("+1d", nil), ("+1.5", nil), ("-1-1", nil), ("+-1", nil), ("1", nil),
    ("+٣", nil), ("2015-07-01\u{301}", nil),
  ]

  @Test(arguments: refusals)
  func refusesWhatIsNoDate(text: String, reason: String?) throws {
    let forms = "expected YYYY-MM-DD, today, yesterday, tomorrow, +N, or -N"
    #expect(
      try bio(words: ["day", "--", text])
        == .refused("bio: '\(text)' is not a date: \(reason ?? forms)"))
    let form = reason ?? "expected YYYY-MM-DD"
    #expect(
      try bio(words: ["day", "--birth", text])
        == .refused("bio: '\(text)' is not a date for --birth: \(form)"))
    #expect(
      try bio(words: ["month", "--on=\(text)", "--birth", "1980-03-12"])
        == .refused("bio: '\(text)' is not a date for --on: \(reason ?? forms)"))
    #expect(
      try bio(words: ["birthday", "--", text])
        == .refused("bio: '\(text)' is not a date: \(reason ?? forms)"))
  }

  @Test(arguments: [
    ("9999-12-31", "tomorrow"), ("9999-12-31", "+1"), ("0001-01-01", "yesterday"),
    ("0001-01-01", "-1"), ("0001-01-01", "+3652059"), ("9999-12-31", "-3652059"),
  ])
  func refusesToLeaveTheCalendar(today: String, text: String) throws {
    #expect(
      try bio("day \(text)", today: today)
        == .refused("bio: '\(text)' is not a date: years run from 0001 through 9999"))
  }
}
