import Testing

/// The title of a month ends beside the last column, which stays empty.
@Suite struct TerminalWidthTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    (60, 60), (80, 80), (100, 100), (132, 132),
    // Too narrow to draw in, and not told at all.
    (20, 40), (40, 40), (0, 80),
  ])
  func usesTheColumnsOfTheTerminal(columns: UInt16, width: Int) throws {
    let run = try month(output: .terminal(columns: columns))
    #expect(run.outputLines.first?.count == width - 1)
    #expect(run.outputLines.map(\.count).max() == width - 1)
  }

  @Test(arguments: [
    ("60", 60), ("132", 132), ("10", 40), ("many", 100), ("0", 100), ("-5", 100), ("", 100),
    ("80x", 100),
  ])
  func theVariableBeatsTheTerminalWhereItMakesSense(columns: String, width: Int) throws {
    let run = try month(adding: ["COLUMNS": columns], output: .terminal(columns: 100))
    #expect(run.outputLines.first?.count == width - 1)
  }

  @Test func theOptionBeatsBoth() throws {
    let run = try month(
      "--width 70", adding: ["COLUMNS": "90"], output: .terminal(columns: 100))
    #expect(run.outputLines.first?.count == 69)
  }

  @Test func aPipeHasTheColumnsOfTheVariableOrEighty() throws {
    #expect(try month().outputLines.first?.count == 79)
    #expect(try month(adding: ["COLUMNS": "100"]).outputLines.first?.count == 99)
  }

  private func month(
    _ options: String = "", adding variables: [String: String] = [:], output: Outlet = .pipe()
  ) throws -> Run {
    try sandbox.bio(
      "month 2015-07 --birth 1980-03-12 " + options, adding: variables, output: output)
  }
}
