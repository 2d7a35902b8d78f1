import Testing

/// Output that is made while it is written.
@Suite struct StreamedOutputTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let header = "date,days,physical,intellectual,emotional,average,critical\n"

  /// All days there are; nobody waits for the last of them.
  @Test(arguments: [
    ("table 0001-01..9999-12 --csv", header),
    ("table 0001-01..9999-12", " Biorhythm, born 0001-01-01\n"),
    ("events 0001-01..9999-12 --csv", "date,cycle,kind,direction\n"),
    (
      "events 0001-01..9999-12",
      " Mon 0001-01-01  physical      critical up    triple critical\n"
    ),
    ("events 0001-01..9999-12 --format ics", "BEGIN:VCALENDAR\r\n"),
  ])
  func endsInSilenceWhenTheReaderHasSeenEnough(line: String, output: String) throws {
    for prefix in ["", "trap '' PIPE; "] {
      let run = try sandbox.bash(
        prefix + #""$0" "$@" --birth 0001-01-01 | head -n 1; exit "${PIPESTATUS[0]}""#, line)
      #expect(run == Run(output: output, end: .exit(1)))
    }
  }

  @Test(arguments: ["table 0001-01..9999-12 --json", "events 0001-01..9999-12 --json"])
  func endsInSilenceInTheMiddleOfALine(line: String) throws {
    let run = try sandbox.bash(
      #""$0" "$@" --birth 0001-01-01 | head -c 21; exit "${PIPESTATUS[0]}""#, line)
    #expect(run == Run(output: #"{"birth":"0001-01-01""#, end: .exit(1)))
  }

  private static let commands = [
    "table 2015-07", "table 2015-07 --csv", "table 2015-07 --json", "table 0001-01..9999-12 --csv",
    "events 2015-07", "events 2015-07 --csv", "events 2015-07 --json",
    "events 2015-07 --format ics", "month 2015-07 --format svg", "calendar 2015 --format svg",
    "match 1749-08-28 1759-11-10", "completions zsh", "manual",
  ]

  @Test(.enabled(if: Files.haveFullDevice, "there is no /dev/full"), arguments: commands)
  func failsWhereTheOutputDoesNotFit(line: String) throws {
    try sandbox.writePreferences(#"{"birthday": "1980-03-12"}"#)
    let run = try sandbox.bash(#"exec "$0" "$@" > /dev/full"#, line)
    #expect(
      run
        == Run(error: "bio: cannot write the output: No space left on device\n", end: .exit(1)))
  }

  @Test(arguments: commands)
  func endsInSilenceWhereNobodyReads(line: String) throws {
    try sandbox.writePreferences(#"{"birthday": "1980-03-12"}"#)
    #expect(try sandbox.bio(line, output: .brokenPipe()) == Run(end: .exit(1)))
  }

  /// A whole cycle of the calendar.
  @Test func writesEveryDayOfFourHundredYears() throws {
    let run = try sandbox.bio("table 1600-01..1999-12 --birth 1600-01-01 --csv")
    #expect(run.error.isEmpty)
    #expect(run.end == .exit(0))
    #expect(run.outputLines.count == 146_098)
    #expect(run.output.hasPrefix(Self.header + "1600-01-01,0,0,0,0,0,PIE\n"))
    #expect(run.output.hasSuffix("\n1999-12-31,146096,0,81,-97,-5,P\n"))
  }

  @Test func anEmptyListIsAnAnswer() throws {
    #expect(try sandbox.bio("events 2015-07-03..2015-07-03 --birth 1980-03-12") == Run())
  }
}
