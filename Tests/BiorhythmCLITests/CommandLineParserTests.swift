import Testing

@testable import BiorhythmCLI

/// What can be typed, and how it is taken apart.
@Suite struct CommandLineParserTests {
  private typealias Option = ParsedArguments.Option

  @Test(arguments: [
    "day 2015-07-03 --birth 1980-03-12 --csv",
    "day 2015-07-03 --birth=1980-03-12 --format=csv",
    "day 2015-07-03 -b 1980-03-12 -f csv",
    "day 2015-07-03 -b1980-03-12 -fcsv",
    "--birth 1980-03-12 --csv day 2015-07-03",
    "-fcsv day -b1980-03-12 2015-07-03",
    "--csv -b 1980-03-12 -- day 2015-07-03",
    "day --csv -b 1980-03-12 -- 2015-07-03",
    "day -b 1980-03-12 --csv -- +0",
    "day -0 -b 1980-03-12 --csv",
    "day -b 1980-03-12 --csv",
    "today -b 1980-03-12 --csv",
    "-b 1980-03-12 --csv",
    "today --birth 2001-01-01 --birth=1980-03-12 --csv",
    "today -b1980-03-12 -f json --format text -f csv",
    "today -b1980-03-12 --csv --csv --format csv",
    "today -b1980-03-12 --csv --width 40 --width 100 --color always --color never",
  ])
  func acceptsEverySpelling(line: String) throws {
    #expect(
      try bio(line)
        == .printed(
          """
          date,days,physical,intellectual,emotional,average,critical
          2015-07-03,12896,-94,-97,-43,-78,

          """))
  }

  private static let commandLines: [(words: [String], arguments: ParsedArguments)] = [
    ([], ParsedArguments(command: .home)),
    (["--"], ParsedArguments(command: .home)),
    (["day", "-1"], ParsedArguments(command: .day, words: ["-1"])),
    (["day", "+1"], ParsedArguments(command: .day, words: ["+1"])),
    (["day", "-14x"], ParsedArguments(command: .day, words: ["-14x"])),
    (["day", "-"], ParsedArguments(command: .day, words: ["-"])),
    (["day", ""], ParsedArguments(command: .day, words: [""])),
    (["day", "--", "--json"], ParsedArguments(command: .day, words: ["--json"])),
    (["day", "--", "--"], ParsedArguments(command: .day, words: ["--"])),
    (["--", "day", "-b"], ParsedArguments(command: .day, words: ["-b"])),
    (
      ["day", "--who", "--json"],
      ParsedArguments(command: .day, options: [Option(id: .who, value: "--json")])
    ),
    (
      ["-w", "-b", "day", "-1"],
      ParsedArguments(command: .day, words: ["-1"], options: [Option(id: .who, value: "-b")])
    ),
    (
      ["--birth", "--", "day"],
      ParsedArguments(command: .day, options: [Option(id: .birth, value: "--")])
    ),
    (
      ["day", "--birth", "--help"],
      ParsedArguments(command: .day, options: [Option(id: .birth, value: "--help")])
    ),
    (["day", "--who="], ParsedArguments(command: .day, options: [Option(id: .who)])),
    (["day", "-w", ""], ParsedArguments(command: .day, options: [Option(id: .who)])),
    (
      ["day", "--who=a=b", "-w=-5"],
      ParsedArguments(
        command: .day, options: [Option(id: .who, value: "a=b"), Option(id: .who, value: "=-5")])
    ),
    (
      ["day", "-bw", "-wb"],
      ParsedArguments(
        command: .day, options: [Option(id: .birth, value: "w"), Option(id: .who, value: "b")])
    ),
    (
      ["--on", "-1", "month", "-2", "--ascii"],
      ParsedArguments(
        command: .month, words: ["-2"],
        options: [Option(id: .on, value: "-1"), Option(id: .ascii)])
    ),
    (["month", "--version", "x"], ParsedArguments(command: .version)),
    (["month", "x", "-h"], ParsedArguments(command: .help, words: ["month"])),
    (["nonsense", "--help"], ParsedArguments(command: .help)),
  ]

  @Test(arguments: commandLines)
  func takesCommandLinesApart(words: [String], arguments: ParsedArguments) throws {
    #expect(try CommandLineParser.parse(TypedWords(words)) == arguments)
  }

  @Test func theLastRepeatIsTheValue() {
    let options = [Option(id: .who, value: "a"), Option(id: .json), Option(id: .who, value: "b")]
    let arguments = ParsedArguments(command: .day, options: options)
    #expect(arguments.value(of: .who) == "b")
    #expect(arguments.value(of: .birth) == nil)
    #expect([.who, .json, .birth].map(arguments.has) == [true, true, false])
  }

  @Test(arguments: [
    "day 2015-02-30 --help", "--help --brith day", "day -b 80-03-12 --json --csv -h",
    "day a b c --help", "--width 3 --help day", "day --help --birth", "--on 2015-07-03 day -h",
    "day --ascii --unicode --color blue -h", "day --help=5", "day --version --help",
  ])
  func helpWinsOverEveryFault(line: String) throws {
    let help = try bio("help day")
    #expect(try bio(line) == help)
    #expect(help.standardOutput.hasPrefix("Show the readings of any day.\n"))
  }
}
