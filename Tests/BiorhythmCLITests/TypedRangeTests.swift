import Testing

@testable import BiorhythmCLI

/// The forms of a range of days.
@Suite struct TypedRangeTests {
  private static let forms: [(text: String, first: String, last: String, count: Int)] = [
    ("2015-02", "2015-02-01", "2015-02-28", 28),
    ("2016-02", "2016-02-01", "2016-02-29", 29),
    ("this", "2015-07-01", "2015-07-31", 31),
    ("next", "2015-08-01", "2015-08-31", 31),
    ("last", "2015-06-01", "2015-06-30", 30),
    ("+5", "2015-12-01", "2015-12-31", 31),
    ("-5", "2015-02-01", "2015-02-28", 28),
    ("2015", "2015-01-01", "2015-12-31", 365),
    ("2016", "2016-01-01", "2016-12-31", 366),
    ("1900", "1900-01-01", "1900-12-31", 365),
    ("0001", "0001-01-01", "0001-12-31", 365),
    ("9999", "9999-01-01", "9999-12-31", 365),
    ("2015-07-01..2015-07-16", "2015-07-01", "2015-07-16", 16),
    ("2015-07-03..2015-07-03", "2015-07-03", "2015-07-03", 1),
    ("2015-12-31..2016-03-01", "2015-12-31", "2016-03-01", 62),
    ("2015-11..2016-02", "2015-11-01", "2016-02-29", 121),
    ("2015-07..2015-07", "2015-07-01", "2015-07-31", 31),
    ("last..next", "2015-06-01", "2015-08-31", 92),
    ("2015-01..this", "2015-01-01", "2015-07-31", 212),
    ("this..+1", "2015-07-01", "2015-08-31", 62),
    ("yesterday..tomorrow", "2015-07-02", "2015-07-04", 3),
    ("today..2015-07-31", "2015-07-03", "2015-07-31", 29),
    ("2015-07-01..today", "2015-07-01", "2015-07-03", 3),
    ("today..+7", "2015-07-03", "2015-07-10", 8),
    // Two signed numbers count days; a month takes at least one end that says so.
    ("-7..+7", "2015-06-26", "2015-07-10", 15),
    ("-1..-1", "2015-07-02", "2015-07-02", 1),
    ("0001-01-01..0001-01-01", "0001-01-01", "0001-01-01", 1),
    ("9999-12-31..9999-12-31", "9999-12-31", "9999-12-31", 1),
  ]

  @Test(arguments: forms)
  func includesBothEnds(text: String, first: String, last: String, count: Int) throws {
    let lines = try bio("table \(text) --birth 0001-01-01 --csv").lines.dropFirst()
    #expect(lines.first?.prefix(10) == Substring(first))
    #expect(lines.last?.prefix(10) == Substring(last))
    #expect(lines.count == count)
  }

  private static let wrongForm = "expected a MONTH, YYYY, DATE..DATE, or MONTH..MONTH"
  private static let wrongYear = "years run from 0001 through 9999"

  private static let refusals: [(text: String, reason: String)] = [
    ("2015-07-16..2015-07-01", "it ends before it begins"),
    ("2015-08..2015-07", "it ends before it begins"),
    ("tomorrow..today", "it ends before it begins"),
    ("+1..-1", "it ends before it begins"),
    ("2015-13", "months run from 01 through 12"),
    ("2015-13-01..2015-12-01", "months run from 01 through 12"),
    ("2015-02-29..2015-03-01", "February 2015 has 28 days"),
    ("2015-02-01..2015-02-29", "February 2015 has 28 days"),
    ("2015-06-31..2015-06-01", "June 2015 has 30 days"),
    ("0000-01", wrongYear), ("10000-01", wrongYear), ("0000-01-01..0001-01-01", wrongYear),
    ("9999-12-31..10000-01-01", wrongYear), ("today..+2916298", wrongYear),
    ("+99999999999999999999", wrongYear), ("-9223372036854775808..today", wrongYear),
    ("", wrongForm), ("..", wrongForm), ("2015-07-01..", wrongForm), ("..2015-07-01", wrongForm),
    ("2015-07-01...2015-07-02", wrongForm), ("2015-07-01..2015-07-02..2015-07-03", wrongForm),
    ("2015-07-01..2015-07", wrongForm), ("2015-07..2015-07-31", wrongForm),
    ("2015..2016", wrongForm), ("15", wrongForm), ("15-07", wrongForm), ("2015-7", wrongForm),
    ("2015-7-3..2015-7-4", wrongForm), ("2015-07-01 .. 2015-07-02", wrongForm),
    ("2015-07-01-2015-07-02", wrongForm), ("2015/07", wrongForm), ("July", wrongForm),
    ("２０１５", wrongForm), ("٢٠١٥", wrongForm), ("2015x", wrongForm),
  ]

  @Test(arguments: refusals)
  func refusesWhatIsNoRange(text: String, reason: String) throws {
    for command in ["table", "events"] {
      #expect(
        try bio(words: [command, "--birth", "0001-01-01", "--", text])
          == .refused("bio: '\(text)' is not a range: \(reason)"))
    }
  }

  /// The form is right, so it is no help to name it.
  @Test(arguments: [
    ("0000", wrongYear), ("0000-12..2015-01", wrongYear), ("2015-01..10000-01", wrongYear),
    ("2015-00..2015-12", "months run from 01 through 12"),
    ("2015-01..2015-13", "months run from 01 through 12"),
  ])
  func saysWhatIsWrongWithAYearOrAMonth(text: String, reason: String) throws {
    #expect(
      try bio("table \(text) --birth 0001-01-01")
        == .refused("bio: '\(text)' is not a range: \(reason)"))
  }

  @Test(arguments: ["2015-07-03", "0001-01-01", "9999-12-31"])
  func showsTheRangeThatIsOneDay(day: String) throws {
    let report = """
      bio: '\(day)' is not a range: \(Self.wrongForm)
      hint: for one day use '\(day)..\(day)'
      """
    for command in ["table", "events"] {
      #expect(try bio("\(command) \(day) --birth 0001-01-01") == .refused(report))
    }
  }

  @Test func isThisMonthForATableUnlessGiven() throws {
    let line = "--birth 1980-03-12 --csv"
    #expect(try bio("table \(line)") == bio("table 2015-07 \(line)"))
    #expect(
      try bio("table \(line)", today: "2016-02-29") == bio("table 2016-02 \(line)"))
    #expect(try bio("table \(line)").lines.count == 32)
  }

  @Test(arguments: [
    ("1980-03-01..1980-03-11", "1980-03-01..1980-03-11"), ("1979", "1979"),
    ("1980-02", "1980-02"), ("1980-03-11..1980-03-11", "1980-03-11"),
    ("1979-07..1980-02", "1979-07..1980-02"), ("1979-12-31..1980-01-01", "1979-12-31..1980-01-01"),
  ])
  func endsNotBeforeTheBirth(text: String, days: String) throws {
    let report = "bio: no reading for \(days): it is before the birth, 1980-03-12"
    for line in ["table \(text)", "events \(text)", "table \(text) --csv", "events \(text) --json"]
    {
      #expect(try bio("\(line) --birth 1980-03-12") == .refused(report, .failure))
    }
  }
}
