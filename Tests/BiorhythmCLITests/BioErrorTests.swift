import Testing

@testable import BiorhythmCLI

/// All wording: what is said on standard error, and how the program ends.
@Suite struct BioErrorTests {
  private static let wrongCommandLines: [(line: String, report: String)] = [
    ("day --brith 1980-03-12", "bio: unknown option '--brith'\nhint: did you mean '--birth'?"),
    ("day --birth", "bio: --birth needs a value: --birth DATE"),
    (
      "day --birth 2023-02-29",
      "bio: '2023-02-29' is not a date for --birth: February 2023 has 28 days"
    ),
    ("day --birth 80-03-12", "bio: '80-03-12' is not a date for --birth: expected YYYY-MM-DD"),
    (
      "day",
      """
      bio: no birthday yet
      hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE
      """
    ),
    ("--json --csv", "bio: --json and --csv contradict each other"),
    ("month 2015-07 --on 2015-08-01", "bio: --on 2015-08-01 is not in the month 2015-07"),
    ("config --csv", "bio: 'bio config' has no format 'csv': expected text or json"),
    (
      "birthday 2015-07-04",
      "bio: '2015-07-04' is not saved as a birthday: it is in the future"
    ),
    ("day --color blue", "bio: 'blue' is not a value for --color: expected auto, always, or never"),
    (
      "month --style lines",
      "bio: 'lines' is not a value for --style: expected letters, rows, or braille"
    ),
    (
      "config week_start friday",
      "bio: 'friday' is not a value for week_start: expected monday, sunday, or saturday"
    ),
    (
      "day 2015-7-3",
      """
      bio: '2015-7-3' is not a date: expected YYYY-MM-DD, today, yesterday, tomorrow, +N, or -N
      """
    ),
    (
      "month July",
      "bio: 'July' is not a month: expected YYYY-MM, this, next, last, +N, or -N"
    ),
    (
      "month 2015-07-03",
      """
      bio: '2015-07-03' is not a month: expected YYYY-MM, this, next, last, +N, or -N
      hint: mark a day with 'bio month --on 2015-07-03'
      """
    ),
    (
      "month 2015",
      """
      bio: '2015' is not a month: expected YYYY-MM, this, next, last, +N, or -N
      hint: a whole year is shown by 'bio calendar 2015'
      """
    ),
    ("day --who=", "bio: '' is not a name: expected 1 to 64 characters, no control characters"),
    (
      "day --width 39",
      "bio: '39' is not a value for --width: expected a whole number from 40 through 1000"
    ),
    (
      "day --style rows",
      "bio: 'bio day' has no option '--style'\nhint: 'bio day --help' shows those it has"
    ),
    (
      "--list",
      "bio: 'bio' has no option '--list'\nhint: 'bio --help' shows those it has"
    ),
    ("day --json=1", "bio: --json takes no value"),
    ("today 2015-07-03", "bio: unexpected '2015-07-03'"),
    ("weather", "bio: unknown command 'weather'\nhint: 'bio help' lists the commands"),
    ("help weather", "bio: unknown command 'weather'\nhint: 'bio help' lists the commands"),
    ("mnoth", "bio: unknown command 'mnoth'\nhint: did you mean 'month'?"),
    (
      "day --who ada",
      "bio: nobody is saved as 'ada'\nhint: 'bio birthday --list' shows who is saved"
    ),
    ("config size", "bio: unknown setting 'size': expected color, style, or week_start"),
    (
      "config colour",
      """
      bio: unknown setting 'colour': expected color, style, or week_start
      hint: did you mean 'color'?
      """
    ),
  ]

  @Test(arguments: wrongCommandLines)
  func blamesTheCommandLine(line: String, report: String) throws {
    #expect(try bio(line) == .refused(report, .usage))
  }

  @Test(arguments: [
    (
      "day 1979-01-01 --birth 1980-03-12",
      "bio: no reading for 1979-01-01: it is before the birth, 1980-03-12"
    ),
    ("birthday --forget", "bio: no birthday is saved"),
  ])
  func blamesTheWorld(line: String, report: String) throws {
    #expect(try bio(line) == .refused(report, .failure))
  }

  @Test func saysWhatIsMissingForSaving() throws {
    #expect(
      try bio("birthday 1980-03-12", environment: ["HOME": ""])
        == .refused(
          """
          bio: nowhere to save: HOME is not set to an absolute path
          hint: set HOME or XDG_CONFIG_HOME, or name a file in BIO_PREFERENCES
          """, .failure))
  }

  private static let failures: [(error: BioError, report: String)] = [
    (
      .unreadable(path: "/p", reason: "Permission denied"),
      "bio: cannot read /p: Permission denied"
    ),
    (
      .unsavable(path: "/p", reason: "No space left on device"),
      "bio: cannot save /p: No space left on device"
    ),
    (
      .unwritable(reason: "Bad file descriptor"),
      "bio: cannot write the output: Bad file descriptor"
    ),
    (
      .damagedPreferences(path: "/p", .notObject),
      "bio: /p: not a JSON object\nhint: nothing was changed; mend the file or move it away"
    ),
  ]

  @Test(arguments: failures)
  func namesThePathAndTheReason(error: BioError, report: String) throws {
    #expect(Output(error) == .refused(report, .failure))
    #expect(try bio("birthday", files: InMemoryFiles(failure: error)) == .refused(report, .failure))
  }

  @Test func statusesAreTheNumbersThatScriptsKnow() {
    #expect([ExitStatus.success, .failure, .usage].map(\.rawValue) == [0, 1, 2])
  }
}
