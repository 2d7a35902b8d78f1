import Foundation
import Testing

@testable import BiorhythmCLI

/// `bio table --json`: the same table in full precision.
@Suite struct TableJSONTests {
  @Test func writesADocumentOfOneLine() throws {
    #expect(
      try bio("table 1980-03-11..1980-03-12 --birth 1980-03-12 --json --who 日本語")
        == .printed(
          """
          {"birth":"1980-03-12","from":"1980-03-11","name":"日本語","rows":[\
          {"average":null,"critical":null,"date":"1980-03-11","days":null,"emotional":null,\
          "intellectual":null,"physical":null},\
          {"average":0,"critical":["physical","intellectual","emotional"],"date":"1980-03-12",\
          "days":0,"emotional":0,"intellectual":0,"physical":0}],"to":"1980-03-12"}

          """))
  }

  @Test func isTheDocumentOfTheMonth() throws {
    let expected = try bio("month 2015-07 --birth 1980-03-12 --json")
    #expect(expected.exitStatus == .success)
    #expect(try bio("table 2015-07 --birth 1980-03-12 --json") == expected)
    #expect(try bio("table --birth 1980-03-12 --json") == expected)
  }

  /// Four years fill several pieces of the stream.
  @Test func hasTheNumbersOfTheCSV() throws {
    let line = "table 1979-01..1982-12 --birth 1980-03-12"
    let records = try bio("\(line) --csv").lines.dropFirst()
    let text = try bio("\(line) --json").standardOutput
    #expect(text.utf8.count > 200_000)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document.keys.sorted() == ["birth", "from", "name", "rows", "to"])
    #expect(document["from"] as? String == "1979-01-01")
    #expect(document["to"] as? String == "1982-12-31")
    #expect(document["name"] is NSNull)
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows.count == 1461)
    #expect(try rows.map(record) == Array(records))
  }

  /// The record that a row of JSON has in CSV.
  private func record(of row: [String: Any]) throws -> String {
    #expect(row.count == 7)
    let date = try #require(row["date"] as? String)
    guard let days = row["days"] as? Int else {
      #expect(row.values.count { $0 is NSNull } == 6)
      return "\(date),,,,,,"
    }
    let percents = try ["physical", "intellectual", "emotional", "average"].map { key in
      Int((try #require(row[key] as? Double) * 100).rounded())
    }
    let critical = try #require(row["critical"] as? [String])
    let letters = critical.map { $0.prefix(1).uppercased() }.joined()
    return "\(date),\(days),\(percents.map(String.init).joined(separator: ",")),\(letters)"
  }

  @Test(arguments: ["0", "3", "6"])
  func hasFullPrecisionWhateverIsAskedFor(precision: String) throws {
    let line = "table 2015-07 --birth 1980-03-12 --json"
    #expect(try bio("\(line) --precision \(precision)") == bio(line))
  }
}
