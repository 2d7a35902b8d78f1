import Testing

@Suite struct TerminalColorTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    (["TERM": "xterm"], true),
    (["TERM": "xterm-256color"], true),
    (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "xterm", "NO_COLOR": "0"], false),
    (["TERM": "dumb"], false),
    (["TERM": ""], false),
    ([:], false),
  ])
  func aTerminalIsColoredUnlessItIsTold(variables: [String: String], isColored: Bool) throws {
    for line in ["day 2015-07-15", "month 2015-07"] {
      let run = try sandbox.bio(
        line + " --birth 1980-03-12", adding: variables, output: .terminal())
      #expect(run.output.contains("\u{1B}") == isColored)
      #expect(run.end == .exit(0))
    }
  }

  @Test(arguments: [
    ("always", ["TERM": "dumb", "NO_COLOR": "1"], true),
    ("always", [:], true),
    ("auto", ["TERM": "xterm", "NO_COLOR": "1"], true),
    ("never", ["TERM": "xterm"], false),
  ])
  func theOptionBeatsTheEnvironment(
    choice: String, variables: [String: String], isColored: Bool
  ) throws {
    let run = try sandbox.bio(
      "day 2015-07-15 --birth 1980-03-12 --color \(choice)", adding: variables,
      output: .terminal())
    #expect(run.output.contains("\u{1B}") == isColored)
  }

  @Test(arguments: [
    ("always", ["TERM": "dumb"], true),
    ("always", ["TERM": "xterm", "NO_COLOR": "1"], false),
    ("never", ["TERM": "xterm"], false),
    ("auto", ["TERM": "xterm"], true),
  ])
  func thePreferenceBeatsTheTerminal(
    choice: String, variables: [String: String], isColored: Bool
  ) throws {
    try sandbox.writePreferences(#"{"birthday": "1980-03-12", "color": "\#(choice)"}"#)
    let run = try sandbox.bio("day 2015-07-15", adding: variables, output: .terminal())
    #expect(run.output.contains("\u{1B}") == isColored)
  }

  @Test(arguments: [
    ("", false), (" --color auto", false), (" --color never", false), (" --color always", true),
  ])
  func aPipeIsColoredOnRequest(option: String, isColored: Bool) throws {
    let run = try sandbox.bio(
      "month 2015-07 --birth 1980-03-12" + option, adding: ["TERM": "xterm"])
    #expect(run.output.contains("\u{1B}") == isColored)
  }

  @Test(arguments: ["day 2015-07-15", "month 2015-07", "month 2015-07 --style rows"])
  func colorsChangeNothingElse(line: String) throws {
    let line = line + " --birth 1980-03-12"
    let plain = try sandbox.bio(line, adding: ["TERM": "dumb"], output: .terminal())
    let colored = try sandbox.bio(line, adding: ["TERM": "xterm"], output: .terminal())
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
  }

  @Test(arguments: ["--json", "--csv"])
  func dataIsNeverColored(format: String) throws {
    let line = "month 2015-07 --birth 1980-03-12 \(format)"
    let run = try sandbox.bio(
      line + " --color always", adding: ["TERM": "xterm"], output: .terminal())
    #expect(run == (try sandbox.bio(line)))
  }
}
