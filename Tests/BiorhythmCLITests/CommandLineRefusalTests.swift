import Testing

@testable import BiorhythmCLI

/// Command lines that the grammar does not allow.
@Suite struct CommandLineRefusalTests {
  @Test(arguments: [
    ("day 2015-07-03 2015-07-04", "bio: unexpected '2015-07-04'"),
    ("day today -1", "bio: unexpected '-1'"),
    ("today 2015-07-03", "bio: unexpected '2015-07-03'"),
    ("month 2015-07 -- --json", "bio: unexpected '--json'"),
    ("config color auto never", "bio: unexpected 'never'"),
    ("config --unset color style", "bio: unexpected 'style'"),
    ("birthday 1980-03-12 ada", "bio: unexpected 'ada'"),
    ("help day month", "bio: unexpected 'month'"),
    ("version 1", "bio: unexpected '1'"),
  ])
  func refusesSurplusWords(line: String, report: String) throws {
    #expect(try bio(line) == .refused(report))
  }

  @Test(arguments: [
    ("--json --csv", "--json and --csv"),
    ("--csv --json", "--json and --csv"),
    ("--json --format csv", "--json and --format csv"),
    ("--format text --csv", "--csv and --format text"),
    ("--ascii --unicode", "--ascii and --unicode"),
    ("--unicode --ascii --ascii", "--ascii and --unicode"),
  ])
  func refusesContradictions(options: String, pair: String) throws {
    #expect(
      try bio("day --birth 1980-03-12 \(options)")
        == .refused("bio: \(pair) contradict each other"))
  }

  /// An option is written out, alone, and has a value only if it takes one.
  @Test(arguments: [
    ("day --bir 1980-03-12", "unknown option '--bir'"),
    ("day --js", "unknown option '--js'"),
    ("day -hb", "unknown option '-hb'"),
    ("day -x", "unknown option '-x'"),
    ("day -B 1980-03-12", "unknown option '-B'"),
    ("day --frobnicate=5", "unknown option '--frobnicate'"),
    ("day --=5", "unknown option '--'"),
    ("day ---", "unknown option '---'"),
    ("day --json=yes", "--json takes no value"),
    ("day --ascii=", "--ascii takes no value"),
    ("day --birth", "--birth needs a value: --birth DATE"),
    ("day -b", "--birth needs a value: --birth DATE"),
    ("day --who", "--who needs a value: --who NAME"),
    ("day -f", "--format needs a value: --format FORMAT"),
    ("day --color", "--color needs a value: --color WHEN"),
    ("day --width", "--width needs a value: --width N"),
    ("month --on", "--on needs a value: --on DATE"),
    ("month --style", "--style needs a value: --style STYLE"),
    ("config --unset", "--unset needs a value: --unset KEY"),
  ])
  func refusesOptions(line: String, message: String) throws {
    // A hint would be welcome; what matters here is the fault.
    let output = try bio(line)
    #expect(output.standardError.split(separator: "\n").first == "bio: \(message)")
    #expect(output.standardOutput.isEmpty)
    #expect(output.exitStatus == .usage)
  }

  private static let dateForms = "YYYY-MM-DD, today, yesterday, tomorrow, +N, or -N"

  @Test(arguments: [
    ([""], "bio: unknown command ''\nhint: 'bio help' lists the commands"),
    (["", "day"], "bio: unknown command ''\nhint: 'bio help' lists the commands"),
    (["help", ""], "bio: unknown command ''\nhint: 'bio help' lists the commands"),
    (["day", ""], "bio: '' is not a date: expected \(dateForms)"),
    (["month", ""], "bio: '' is not a month: expected YYYY-MM, this, next, last, +N, or -N"),
    (["day", "--birth", ""], "bio: '' is not a date for --birth: expected YYYY-MM-DD"),
    (["day", "--birth="], "bio: '' is not a date for --birth: expected YYYY-MM-DD"),
    (["day", "--color="], "bio: '' is not a value for --color: expected auto, always, or never"),
    (
      ["day", "--width="],
      "bio: '' is not a value for --width: expected a whole number from 40 through 1000"
    ),
    (
      ["day", "-w", ""],
      "bio: '' is not a name: expected 1 to 64 characters, no control characters"
    ),
    (["config", "color", ""], "bio: '' is not a value for color: expected auto, always, or never"),
    (["config", ""], "bio: unknown setting '': expected color, style, or week_start"),
    (["today", ""], "bio: unexpected ''"),
    (["day", "-"], "bio: '-' is not a date: expected \(dateForms)"),
    (["-"], "bio: unknown command '-'\nhint: 'bio help' lists the commands"),
    (["-1"], "bio: unknown command '-1'\nhint: 'bio help' lists the commands"),
  ])
  func refusesEmptyWords(words: [String], report: String) throws {
    #expect(try bio(words: words) == .refused(report))
  }

  @Test(arguments: [
    (["day", nil], 2), ([nil], 1), ([nil, nil], 1), (["day", "--birth", nil, "--json"], 3),
  ])
  func refusesWordsThatAreNotUTF8(words: [String?], position: Int) throws {
    #expect(
      try bio(words: words)
        == .refused("bio: word \(position) of the command line is not UTF-8 text"))
  }

  @Test(arguments: [
    ("config --csv", "'bio config' has no format 'csv': expected text or json"),
    ("help --json", "'bio help' has no format 'json': expected text"),
    ("version -f csv", "'bio version' has no format 'csv': expected text"),
  ])
  func namesTheFormatsOfTheCommand(line: String, message: String) throws {
    #expect(try bio(line) == .refused("bio: \(message)"))
  }

  @Test(arguments: ["svg", "ics"])
  func listsTheFormatsWhereItLacksOne(format: String) throws {
    let output = try bio("day --birth 1980-03-12 --format \(format)")
    #expect(output.standardError.contains("'\(format)'"))
    #expect(output.standardError.hasSuffix(": expected text, json, or csv\n"))
    #expect(output.standardOutput.isEmpty)
    #expect(output.exitStatus == .usage)
  }
}
