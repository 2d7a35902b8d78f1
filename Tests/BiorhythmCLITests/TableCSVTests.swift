import Testing

@testable import BiorhythmCLI

/// `bio table --csv`: a record a day, the same as every other command has it.
@Suite struct TableCSVTests {
  private static let header = "date,days,physical,intellectual,emotional,average,critical"

  @Test(arguments: [
    ("1980-03-12", "2015-07"), ("1980-03-12", "1980-03"), ("1980-03-31", "1980-03"),
    ("0001-01-01", "0001-01"), ("0001-01-01", "9999-12"), ("9999-12-31", "9999-12"),
    ("2000-02-29", "2016-02"), ("1452-04-15", "1582-10"),
  ])
  func hasTheRecordsOfTheMonth(birth: String, month: String) throws {
    let expected = try bio("month \(month) --birth \(birth) --csv")
    #expect(expected.exitStatus == .success)
    #expect(try bio("table \(month) --birth \(birth) --csv") == expected)
  }

  @Test func hasTheRecordOfEachDay() throws {
    let table = try bio("table 2015-12-15..2016-03-15 --birth 1980-03-12 --csv").lines
    #expect(table.count == 93)
    for record in table.dropFirst() {
      let day = try bio("day \(record.prefix(10)) --birth 1980-03-12 --csv").lines
      try #require(day == [Self.header, record])
    }
  }

  /// The means of these days are just below and just above zero.
  @Test(arguments: [
    (0, "-98,76,22,0,", "98,-76,-22,0,"),
    (1, "-97.9,75.6,22.3,0.0,", "97.9,-75.6,-22.3,0.0,"),
    (2, "-97.91,75.57,22.25,-0.03,", "97.91,-75.57,-22.25,0.03,"),
    (3, "-97.908,75.575,22.252,-0.027,", "97.908,-75.575,-22.252,0.027,"),
    (4, "-97.9084,75.5750,22.2521,-0.0271,", "97.9084,-75.5750,-22.2521,0.0271,"),
    (5, "-97.90841,75.57496,22.25209,-0.02712,", "97.90841,-75.57496,-22.25209,0.02712,"),
    (
      6, "-97.908409,75.574957,22.252093,-0.027119,",
      "97.908409,-75.574957,-22.252093,0.027119,"
    ),
  ])
  func hasAsManyDecimalsAsAskedFor(precision: Int, below: String, above: String) throws {
    let options = "--birth 1980-03-12 --csv --precision \(precision)"
    #expect(
      try bio("table 1986-02-06..1986-02-06 \(options)").lines
        == [Self.header, "1986-02-06,2157,\(below)"])
    #expect(
      try bio("table 2024-02-29..2024-02-29 \(options)").lines
        == [Self.header, "2024-02-29,16059,\(above)"])
  }

  @Test(arguments: [
    (0, "0,0,0,0"), (1, "0.0,0.0,0.0,0.0"), (6, "0.000000,0.000000,0.000000,0.000000"),
  ])
  func isEmptyBeforeTheBirthAndZeroOnItsDay(precision: Int, zeros: String) throws {
    let range = "1980-02-28..1980-03-12"
    #expect(
      try bio("table \(range) --birth 1980-03-12 --csv --precision \(precision)").lines
        == [
          Self.header, "1980-02-28,,,,,,", "1980-02-29,,,,,,", "1980-03-01,,,,,,",
          "1980-03-02,,,,,,", "1980-03-03,,,,,,", "1980-03-04,,,,,,", "1980-03-05,,,,,,",
          "1980-03-06,,,,,,", "1980-03-07,,,,,,", "1980-03-08,,,,,,", "1980-03-09,,,,,,",
          "1980-03-10,,,,,,", "1980-03-11,,,,,,", "1980-03-12,0,\(zeros),PIE",
        ])
  }

  @Test(arguments: [
    (
      "0001-01-01..0001-01-03", "0001-01-01",
      [
        "0001-01-01,0,0,0,0,0,PIE", "0001-01-02,1,27,19,22,23,", "0001-01-03,2,52,37,43,44,",
      ]
    ),
    ("0001-01-01..0001-01-01", "0001-01-01", ["0001-01-01,0,0,0,0,0,PIE"]),
    (
      "9999-12-30..9999-12-31", "0001-01-01",
      ["9999-12-30,3652057,52,62,-62,17,", "9999-12-31,3652058,73,46,-78,14,"]
    ),
    ("9999-12-31..9999-12-31", "1980-03-12", ["9999-12-31,2929173,82,-91,90,27,"]),
    ("9999-12-30..9999-12-31", "9999-12-31", ["9999-12-30,,,,,,", "9999-12-31,0,0,0,0,0,PIE"]),
  ])
  func reachesBothEndsOfTheCalendar(range: String, birth: String, records: [String]) throws {
    #expect(
      try bio("table \(range) --birth \(birth) --csv").lines == [Self.header] + records)
  }

  @Test(arguments: [0, 1, 3])
  func noZeroIsNegative(precision: Int) throws {
    let text = try bio("table 1979-01..1999-12 --birth 1980-03-12 --csv --precision \(precision)")
      .standardOutput
    #expect(text.contains(precision == 0 ? ",0," : ",0.0"))
    #expect(text.firstMatch(of: /,-0(\.0+)?,/) == nil)
  }

  @Test func dependsNeitherOnTheTerminalNorOnWhatIsSaved() throws {
    let line = "table 2015-07 --birth 1980-03-12 --csv"
    let expected = try bio(line)
    #expect(expected.lines.count == 32)
    #expect(try bio("\(line) --width 40 --color always --unicode --who Ada") == expected)
    let files = InMemoryFiles(failure: .unreadable(path: preferencesPath, reason: "gone"))
    #expect(try bio(line, terminal: Terminal(columns: 200), files: files) == expected)
  }

  @Test(arguments: ["7", "-1", "+1", "x", "1.5", ""])
  func refusesOtherPrecisions(text: String) throws {
    #expect(
      try bio(words: ["table", "--birth", "1980-03-12", "--precision", text])
        == .refused(
          "bio: '\(text)' is not a value for --precision: expected a whole number from 0 through 6")
    )
  }
}
