import Testing

@Suite struct JournalTimeZoneTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Zones, times and the offsets that they had then.
  @Test(arguments: [
    ("America/New_York", "2015-07-03", "22:30", "-04:00"),
    ("America/New_York", "2015-01-15", "22:30", "-05:00"),
    ("America/New_York", "2015-03-08", "01:59", "-05:00"),
    ("America/New_York", "2015-03-08", "03:00", "-04:00"),
    ("America/New_York", "2015-11-01", "00:59", "-04:00"),
    ("America/New_York", "2015-11-01", "02:00", "-05:00"),
    ("Europe/Berlin", "2015-07-03", "00:00", "+02:00"),
    ("Europe/Berlin", "2015-12-31", "23:59", "+01:00"),
    ("Asia/Kathmandu", "2015-07-03", "12:00", "+05:45"),
    ("Pacific/Kiritimati", "2015-07-03", "12:00", "+14:00"),
    ("America/St_Johns", "2015-01-15", "12:00", "-03:30"),
    ("XYZ12", "2015-07-03", "12:00", "-12:00"),
    ("UTC", "2015-07-03", "12:00", "+00:00"),
  ])
  func writesTheOffsetOfTheDay(zone: String, day: String, clock: String, offset: String) throws {
    let run = try sandbox.bio("mood add 3 --on \(day) --at \(clock)", adding: ["TZ": zone])
    #expect(run.end == .exit(0))
    #expect(run.output.contains(" \(day)  \(clock)  ++ good"))
    #expect(
      try sandbox.readJournal() == #"{"at":"\#(day)T\#(clock):00\#(offset)","level":3}"# + "\n")
  }

  @Test func keepsATimeThatTheClocksLeftOut() throws {
    _ = try sandbox.bio("mood add 3 --on 2015-03-08 --at 02:30", adding: ["TZ": "America/New_York"])
    #expect(try sandbox.readJournal().hasPrefix(#"{"at":"2015-03-08T02:30:00-0"#))
  }

  @Test(arguments: [("XYZ-5:30", "+05:30"), ("XYZ3:30", "-03:30"), ("UTC", "+00:00")])
  func writesTheOffsetOfNow(zone: String, offset: String) throws {
    #expect(try sandbox.bio("mood add 3", adding: ["TZ": zone]).end == .exit(0))
    let journal = try sandbox.readJournal()
    let form = /\{"at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([-+]\d\d:\d\d)","level":3\}\n/
    let match = try form.wholeMatch(in: journal)
    #expect(match.map { String($0.output.1) } == offset)
  }

  /// Entries at both ends of a day, written far from each other.
  @Test(arguments: ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])
  func anEntryStaysOnItsDay(zone: String) throws {
    try sandbox.writeJournal(
      """
      {"at":"2015-07-03T00:00:00+14:00","level":4}
      {"at":"2015-07-03T23:59:59-11:00","level":2}
      {"at":"2015-07-03T00:30Z","level":3}
      {"at":"2015-07-03","level":3}

      """)
    let variables = ["TZ": zone]
    #expect(
      try sandbox.bio("mood list", adding: variables)
        == Run(
          output: """
             Fri 2015-07-03         ++ good
                             00:00  ** awesome
                             00:30  ++ good
                             23:59  oo average

            """))
    #expect(
      try sandbox.bio("mood calendar 2015-07 --json", adding: variables)
        == Run(
          output: #"{"bad_days":0,"days":[{"date":"2015-07-03","entries":4,"grade":"good","#
            + #""mean":3}],"entries":4,"good_days":1,"month":"2015-07"}"# + "\n"))
  }
}
