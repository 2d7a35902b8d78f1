import Foundation
import Testing

@testable import BiorhythmCLI

/// `bio events` as JSON and CSV.
@Suite struct EventsDataTests {
  private let birth = "--birth 1980-03-12"

  @Test func writesRecords() throws {
    #expect(
      try bio("events 2015-07-01..2015-07-10 \(birth) --csv")
        == .printed(
          """
          date,cycle,kind,direction
          2015-07-01,emotional,critical,down
          2015-07-02,intellectual,low,
          2015-07-04,physical,low,
          2015-07-08,emotional,low,
          2015-07-10,physical,critical,up
          2015-07-10,intellectual,critical,up

          """))
  }

  @Test func writesADocumentOfOneLine() throws {
    #expect(
      try bio("events 2015-07-08..2015-07-14 \(birth) --json")
        == .printed(
          """
          {"birth":"1980-03-12","events":[\
          {"cycle":"emotional","date":"2015-07-08","direction":null,"kind":"low"},\
          {"cycle":"physical","date":"2015-07-10","direction":"up","kind":"critical"},\
          {"cycle":"intellectual","date":"2015-07-10","direction":"up","kind":"critical"}],\
          "from":"2015-07-08","to":"2015-07-14"}

          """))
  }

  @Test func anEmptyListIsAnAnswer() throws {
    let line = "events 2015-07-03..2015-07-03 \(birth)"
    #expect(try bio("\(line) --csv") == .printed("date,cycle,kind,direction\n"))
    #expect(
      try bio("\(line) --json")
        == .printed(
          """
          {"birth":"1980-03-12","events":[],"from":"2015-07-03","to":"2015-07-03"}

          """))
  }

  /// The days that are looked at, from the first to the last one.
  @Test(arguments: [
    ("events", "2015-07-03", "2015-08-01"),
    ("events 2015", "2015-01-01", "2015-12-31"),
    ("events --next 3", "2015-07-03", "2015-07-10"),
    ("events --next 1 --together 3 --only peak", "2015-07-03", "2026-09-30"),
  ])
  func namesTheDaysThatWereLookedAt(line: String, first: String, last: String) throws {
    let text = try bio("\(line) \(birth) --json").standardOutput
    #expect(text.hasSuffix("],\"from\":\"\(first)\",\"to\":\"\(last)\"}\n"))
  }

  /// Ten years fill several pieces of the stream.
  @Test(arguments: [("", 1599), ("--together 2", 167), ("--only critical --cycle emotional", 261)])
  func isTheSameListInEveryForm(options: String, count: Int) throws {
    let line = "events 2010-01..2019-12 \(birth) \(options)"
    let records = Array(try bio("\(line) --csv").lines.dropFirst())
    #expect(records.count == count)
    let json = try bio("\(line) --json").standardOutput
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let document = try #require(object as? [String: Any])
    let events = try #require(document["events"] as? [[String: Any]])
    let fromJSON = try events.map { event in
      let texts = try ["date", "cycle", "kind"].map { try #require(event[$0] as? String) }
      return (texts + [event["direction"] as? String ?? ""]).joined(separator: ",")
    }
    #expect(fromJSON == records)
    let text = try bio(line, today: "2026-11-30").lines
    #expect(text.count == records.count)
    #expect(zip(text, records).allSatisfy { $0.contains($1.split(separator: ",")[1]) })
    let calendar = try bio("\(line) --format ics").standardOutput
    #expect(calendar.components(separatedBy: "BEGIN:VEVENT\r\n").count == records.count + 1)
  }

  @Test func isTheSameInOnePieceAndInMonths() throws {
    let whole = try bio("events 2010-01..2015-12 \(birth) --csv").lines.dropFirst()
    let months = try (2010...2015).flatMap { year in
      try (1...12).flatMap { month in
        try bio("events \(year)-\(month < 10 ? "0" : "")\(month) \(birth) --csv").lines.dropFirst()
      }
    }
    #expect(Array(whole) == months)
    #expect(whole.count == 960)
  }
}
