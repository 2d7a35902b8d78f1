import Foundation
import Testing

@testable import BiorhythmCLI

/// `bio month` as data.
@Suite struct MonthCommandTests {
  private static let header = "date,days,physical,intellectual,emotional,average,critical"

  @Test func printsTheRowsOfJuly2015() throws {
    let output = try bio("month 2015-07 --birth 1980-03-12 --csv")
    #expect(output.lines.count == 32)
    #expect(
      [0, 1, 3, 10, 15, 31].map { String(output.lines[$0]) } == [
        Self.header,
        "2015-07-01,12894,-63,-99,0,-54,E",
        "2015-07-03,12896,-94,-97,-43,-78,",
        "2015-07-10,12903,0,0,-90,-30,PI",
        "2015-07-15,12908,98,81,0,60,E",
        "2015-07-31,12924,-52,-76,-43,-57,",
      ])
    #expect(output.standardOutput.hasSuffix("-57,\n"))
    #expect(output.standardOutput.utf8.allSatisfy { $0 != UInt8(ascii: "\r") })
  }

  @Test(arguments: [
    ("1900-02", 28), ("2000-02", 29), ("2015-02", 28), ("2016-02", 29), ("2100-02", 28),
    ("2015-04", 30), ("2015-07", 31), ("2015-11", 30), ("1981-12", 31), ("1582-10", 31),
    ("9999-12", 31), ("0001-01", 31),
  ])
  func hasEveryDayOfTheMonthOnce(month: String, count: Int) throws {
    let dates = (1...count).map { "\(month)-\($0 < 10 ? "0" : "")\($0)" }
    let csv = try bio("month \(month) --birth 0001-01-01 --csv")
    #expect(csv.lines.dropFirst().map { String($0.prefix(10)) } == dates)
    let text = try bio("month \(month) --birth 0001-01-01 --json").standardOutput
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows.map { $0["date"] as? String } == dates)
    #expect([document["from"], document["to"]].map { $0 as? String } == [dates.first, dates.last])
    let graph = try bio("month \(month) --birth 0001-01-01 --width 140", today: "2014-06-15")
    let numbers = try #require(graph.lines.dropLast(2).last).split(separator: " ")
    #expect(numbers == (1...count).map { Substring(String($0)) })
  }

  @Test func writesTheMonthOfTheBirthAsJSON() throws {
    let emptyRows = (1...27).map { day in
      """
      {"average":null,"critical":null,"date":"2015-02-\(day < 10 ? "0" : "")\(day)","days":null,\
      "emotional":null,"intellectual":null,"physical":null},
      """
    }
    #expect(
      try bio("month 2015-02 --birth 2015-02-28 --json --who Ada")
        == .printed(
          """
          {"birth":"2015-02-28","from":"2015-02-01","name":"Ada","rows":[\(emptyRows.joined())\
          {"average":0,"critical":["physical","intellectual","emotional"],"date":"2015-02-28",\
          "days":0,"emotional":0,"intellectual":0,"physical":0}],"to":"2015-02-28"}

          """))
  }

  @Test func writesValuesInFullPrecision() throws {
    let document = try bio("month 2015-07 --birth 1980-03-12 --json").standardOutput
    #expect(
      document.hasPrefix(
        """
        {"birth":"1980-03-12","from":"2015-07-01","name":null,"rows":[\
        {"average":-0.5403031287356618,"critical":["emotional"],"date":"2015-07-01",\
        "days":12894,"emotional":0,"intellectual":-0.9898214418809327,\
        "physical":-0.6310879443260528},{
        """))
    #expect(
      document.contains(
        """
        ,{"average":-0.30032295596747305,"critical":["physical","intellectual"],\
        "date":"2015-07-10","days":12903,"emotional":-0.9009688679024191,"intellectual":0,\
        "physical":0},{
        """))
    #expect(document.hasSuffix("}],\"to\":\"2015-07-31\"}\n"))
  }

  /// Two years and a half hold every position of each cycle more than once.
  @Test(arguments: ["--json", "--csv", "--style rows"], ["1990-05-15", "1995-08-10"])
  func noZeroIsNegative(option: String, birth: String) throws {
    for month in -18...12 {
      let word = month < 0 ? "\(month)" : "+\(month)"
      let output = try bio("month \(word) --birth \(birth) \(option)")
      try #require(output.lines.last?.isEmpty == false)
      try #require(output.standardOutput.firstMatch(of: /[^0-9]-0(\.0+)?[^0-9.]/) == nil)
    }
  }
}
