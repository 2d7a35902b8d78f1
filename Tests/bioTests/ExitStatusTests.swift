import Testing

@Suite struct ExitStatusTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    ("day --brith 1980-03-12", "bio: unknown option '--brith'\nhint: did you mean '--birth'?\n"),
    ("day 2015-07-15 --birth", "bio: --birth needs a value: --birth DATE\n"),
    (
      "day 2015-07-15 --birth 2023-02-29",
      "bio: '2023-02-29' is not a date for --birth: February 2023 has 28 days\n"
    ),
    (
      "day 2015-07-15 --birth 80-03-12",
      "bio: '80-03-12' is not a date for --birth: expected YYYY-MM-DD\n"
    ),
    (
      "day 2015-07-15",
      """
      bio: no birthday yet
      hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE

      """
    ),
    ("today tomorrow --birth 1980-03-12", "bio: unexpected 'tomorrow'\n"),
  ])
  func aWrongCommandLineIsTold(line: String, error: String) throws {
    #expect(try sandbox.bio(line) == Run(error: error, end: .exit(2)))
  }

  @Test(arguments: [
    "dya", "-- dya", "-x", "day 2015-7-15", "month 2015", "month 2015-07-15", "month 2015-07 --on",
    "month 2015-07 --on 2015-08-01", "day --json --csv", "day --ascii --unicode",
    "day --format svg", "day --format", "day --color sometimes", "day --width 39",
    "day --width 1001", "day --width x", "day --who nobody", "birthday --forget 1980-03-12",
    "config colour", "config color blue", "help nothing", "day --birth=", "day --json=yes",
  ])
  func aWrongCommandLineLeavesTheOutputEmpty(line: String) throws {
    let run = try sandbox.bio(line)
    #expect(run.end == .exit(2))
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("bio: "))
    #expect((1...2).contains(run.errorLines.count))
  }

  @Test(arguments: ["day 1979-01-01", "day 1979-01-01 --json", "day 1979-01-01 --csv"])
  func aDayBeforeTheBirthFails(line: String) throws {
    let run = try sandbox.bio(line + " --birth 1980-03-12")
    let error = "bio: no reading for 1979-01-01: it is before the birth, 1980-03-12\n"
    #expect(run == Run(error: error, end: .exit(1)))
  }

  @Test(arguments: [
    "", "--help", "-h", "help", "help day", "day --help", "day --brith --help", "--version",
    "config", "birthday --list --csv", "birthday --list --json", "day 2015-07-15 -b1980-03-12",
    "-b 1980-03-12 day 2015-07-15", "day --birth=1980-03-12 -- 2015-07-15",
    "day +1 --birth 1980-03-12", "day -1 --birth 1980-03-12",
  ])
  func whatWorksSaysNothingElse(line: String) throws {
    let run = try sandbox.bio(line)
    #expect(run == Run(output: run.output))
    #expect(!run.output.isEmpty)
  }

  @Test func anEmptyListIsAnAnswer() throws {
    #expect(try sandbox.bio("birthday --list") == Run())
  }
}
