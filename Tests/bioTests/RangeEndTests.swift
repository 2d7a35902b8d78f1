import Testing

@Suite struct RangeEndTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    ("1980-03-12", "9999-12-31,2929173,82,-91,90,27,"),
    ("0001-01-01", "2015-07-15,735793,0,-100,90,-3,P"),
    ("0001-01-01", "9999-12-31,3652058,73,46,-78,14,"),
    ("0001-01-01", "0001-01-01,0,0,0,0,0,PIE"),
    ("9999-12-31", "9999-12-31,0,0,0,0,0,PIE"),
  ])
  func readsTheFirstAndTheLastDay(birth: String, record: String) throws {
    let run = try sandbox.bio("day \(record.prefix(10)) --birth \(birth) --csv")
    let header = "date,days,physical,intellectual,emotional,average,critical"
    #expect(run == Run(output: "\(header)\n\(record)\n"))
  }

  @Test(arguments: [
    ("0001-01", "0001-01-01", "0001-01-01,0,0,0,0,0,PIE", "0001-01-31,30,94,-54,43,28,"),
    (
      "9999-12", "1980-03-12", "9999-12-01,2929143,27,-54,100,24,",
      "9999-12-31,2929173,82,-91,90,27,"
    ),
  ])
  func listsTheFirstAndTheLastMonth(
    month: String, birth: String, first: String, last: String
  ) throws {
    let run = try sandbox.bio("month \(month) --birth \(birth) --csv")
    #expect(run.end == .exit(0))
    #expect(run.outputLines.count == 32)
    #expect(run.outputLines.dropFirst().first?.description == first)
    #expect(run.outputLines.last?.description == last)
  }

  @Test(
    arguments: [
      "day 0001-01-01 --birth 0001-01-01", "day 9999-12-31 --birth 0001-01-01",
      "month 0001-01 --birth 0001-01-01", "month 9999-12 --birth 1980-03-12",
      "month 9999-12 --birth 9999-12-31 --on 9999-12-31",
    ],
    [
      "--json", "--width 40", "--width 1000 --unicode", "--color always",
    ])
  func printsTheEndsInEveryForm(line: String, options: String) throws {
    let run = try sandbox.bio("\(line) \(options)")
    #expect(run == Run(output: run.output))
    #expect(!run.output.isEmpty)
  }

  @Test(
    arguments: ["month 0001-01 --birth 0001-01-01", "month 9999-12 --birth 1980-03-12"],
    ["letters", "rows", "braille"])
  func drawsTheEndsInEveryStyle(line: String, style: String) throws {
    let run = try sandbox.bio("\(line) --style \(style)")
    #expect(run == Run(output: run.output))
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [
    "today --birth 0000-01-01", "today --birth 0000-12-31", "today --birth=-0001-01-01",
    "today --birth 10000-01-01", "today --birth 99999999999999999999-01-01",
    "today --birth 2015-99999999999999999999-01", "today --birth +9223372036854775807",
    "day +9223372036854775807", "day -9223372036854775807", "day -9223372036854775808",
    "day +99999999999999999999", "day +3652059", "day -3652059", "day 10000-01-01",
    "month +9223372036854775807", "month -9223372036854775807", "month -9223372036854775808",
    "month +99999999999999999999", "month +119988", "month -119988", "month 0000-12",
    "month 10000-01", "month 2015-99999999999999999999", "month --on +9223372036854775807",
    "month --on -9223372036854775808", "birthday +9223372036854775807", "birthday 0000-01-01",
    "day --width 9223372036854775807", "day --width 99999999999999999999", "day --width -1",
  ])
  func refusesWhatLiesBeyond(line: String) throws {
    try sandbox.writePreferences(#"{"birthday": "1980-03-12"}"#)
    let run = try sandbox.bio(line)
    #expect(run.end == .exit(2))
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("bio: "))
    // The limits are named, or the form that holds them.
    #expect(run.error.contains(/9999|YYYY|1000|months run from 01 through 12/))
  }

  @Test(arguments: [
    "day --birth 9999-12-31", "month --birth 9999-12-31", "today --birth 9999-12-31 --json",
  ])
  func hasNoReadingsBeforeABirthToCome(line: String) throws {
    let run = try sandbox.bio(line)
    #expect(run.end == .exit(1))
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasSuffix(": it is before the birth, 9999-12-31\n"))
  }
}
