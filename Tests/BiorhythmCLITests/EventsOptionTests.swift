import Testing

@testable import BiorhythmCLI

/// What can be asked of `bio events`.
@Suite struct EventsOptionTests {
  private let birth = "--birth 1980-03-12"

  /// The days and events of a list in CSV.
  private func records(_ options: String) throws -> [String] {
    let output = try bio("events \(options) \(birth) --csv")
    #expect(output.standardError.isEmpty)
    return Array(output.lines.dropFirst())
  }

  private static let july = [
    "2015-07-01,emotional,critical,down", "2015-07-02,intellectual,low,",
    "2015-07-04,physical,low,", "2015-07-08,emotional,low,",
    "2015-07-10,physical,critical,up", "2015-07-10,intellectual,critical,up",
    "2015-07-15,emotional,critical,up", "2015-07-16,physical,peak,",
    "2015-07-18,intellectual,peak,", "2015-07-22,physical,critical,down",
    "2015-07-22,emotional,peak,", "2015-07-27,physical,low,",
    "2015-07-27,intellectual,critical,down", "2015-07-29,emotional,critical,down",
  ]

  @Test(
    arguments: [nil, "critical", "peak", "low"], [nil, "physical", "intellectual", "emotional"])
  func keepsAKindAndACycle(kind: String?, cycle: String?) throws {
    let options = [kind.map { "--only \($0)" }, cycle.map { "--cycle \($0)" }].compactMap { $0 }
    let expected = Self.july.filter { record in
      let fields = record.split(separator: ",", omittingEmptySubsequences: false)
      return (kind ?? "\(fields[2])") == fields[2] && (cycle ?? "\(fields[1])") == fields[1]
    }
    #expect(try records("2015-07 \(options.joined(separator: " "))") == expected)
  }

  @Test(arguments: [
    ("2015-07 --together 2", Array(july[4...5])),
    ("2015-07 --together 2 --only critical", Array(july[4...5])),
    ("2015-07 --together 2 --only peak", []),
    ("2015-07 --together 3", []),
    (
      "2016-11-16..2016-11-16 --together 2",
      [
        "2016-11-16,physical,critical,down", "2016-11-16,intellectual,critical,up",
        "2016-11-16,emotional,critical,down",
      ]
    ),
    (
      "2026-09 --together 3",
      ["2026-09-30,physical,peak,", "2026-09-30,intellectual,peak,", "2026-09-30,emotional,peak,"]
    ),
    ("2015-07 --only low --only peak --cycle physical", [july[7]]),
  ])
  func keepsDaysOnWhichCyclesAgree(options: String, expected: [String]) throws {
    #expect(try records(options) == expected)
  }

  @Test(arguments: [
    ("--next 1", ["2015-07-04"]),
    ("--next 3", ["2015-07-04", "2015-07-08", "2015-07-10"]),
    ("--next 2 --only critical --cycle emotional", ["2015-07-15", "2015-07-29"]),
    ("--next 3 --together 2", ["2015-07-10", "2015-08-12", "2015-12-30"]),
    (
      "--next 3 --together 3 --only critical", ["2016-11-16", "2018-08-22", "2038-05-19"]
    ),
    ("--next 3 --together 3 --only peak", ["2026-09-30", "2084-12-06", "2143-02-13"]),
    ("--next 3 --together 3 --only low", ["2050-01-05", "2108-03-14", "2166-05-21"]),
  ])
  func findsTheNextDaysHoweverFarAway(options: String, days: [String]) throws {
    let dates = try records(options).map { String($0.prefix(10)) }
    #expect(dates.enumerated().filter { $0 == 0 || dates[$0 - 1] != $1 }.map(\.element) == days)
  }

  @Test func todayIsTheFirstOfTheNextDays() throws {
    #expect(
      try bio("events --next 2 \(birth)", today: "2015-07-10")
        == .printed(
          """
           Fri 2015-07-10  physical      critical up    double critical, today
                           intellectual  critical up
           Wed 2015-07-15  emotional     critical up    in 5 days

          """))
  }

  @Test func theNextDaysEndWithTheCalendar() throws {
    let line = "events --next 10000 --only peak --together 3 --csv"
    let output = try bio("\(line) --birth 9953-06-12", today: "9953-06-12")
    #expect(
      output.lines.dropFirst() == [
        "9999-12-31,physical,peak,", "9999-12-31,intellectual,peak,", "9999-12-31,emotional,peak,",
      ])
    #expect(
      try bio("\(line) --birth 9953-06-13", today: "9953-06-13")
        == .printed("date,cycle,kind,direction\n"))
    let last = try bio("events --next 3 --birth 9999-12-31 --csv", today: "9999-12-01").lines
    #expect(last.dropFirst().allSatisfy { $0.hasPrefix("9999-12-31,") })
    #expect(last.count == 4)
  }

  private static let refusals: [(options: String, report: String)] = [
    ("2015 --next 3", "RANGE and --next contradict each other"),
    ("--cycle physical --together 2", "--cycle and --together contradict each other"),
    ("--next 0", "'0' is not a value for --next: expected a whole number from 1 through 10000"),
    (
      "--next 10001",
      "'10001' is not a value for --next: expected a whole number from 1 through 10000"
    ),
    ("--next -3", "'-3' is not a value for --next: expected a whole number from 1 through 10000"),
    ("--next +3", "'+3' is not a value for --next: expected a whole number from 1 through 10000"),
    (
      "--next 99999999999999999999",
      "'99999999999999999999' is not a value for --next: expected a whole number from 1 through "
        + "10000"
    ),
    ("--together 1", "'1' is not a value for --together: expected 2 or 3"),
    ("--together 4", "'4' is not a value for --together: expected 2 or 3"),
    (
      "--only highs", "'highs' is not a value for --only: expected critical, peak, or low"
    ),
    (
      "--only Peak",
      "'Peak' is not a value for --only: expected critical, peak, or low\nhint: did you mean 'peak'?"
    ),
    (
      "--cycle emotion",
      "'emotion' is not a value for --cycle: expected physical, intellectual, or emotional\n"
        + "hint: did you mean 'emotional'?"
    ),
    ("2015-07 2015-08", "unexpected '2015-08'"),
    ("--alarm 08:00", "--alarm goes with --format ics alone"),
    ("--alarm 08:00 --json", "--alarm goes with --format ics alone"),
    (
      "--format svg", "'bio events' has no format 'svg': expected text, json, csv, or ics"
    ),
    (
      "--precision 2",
      "'bio events' has no option '--precision'\nhint: 'bio events --help' shows those it has"
    ),
  ]

  @Test(arguments: refusals)
  func refusesWhatCannotBeMeant(options: String, report: String) throws {
    #expect(try bio("events \(options) \(birth)") == .refused("bio: \(report)"))
  }
}
