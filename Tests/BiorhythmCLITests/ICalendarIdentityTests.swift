import Testing

@testable import BiorhythmCLI

/// A calendar that is imported again changes nothing, and disturbs no other one.
@Suite struct ICalendarIdentityTests {
  private func identifiers(
    _ range: String = "2015", birth: String = "1980-03-12", name: String? = nil,
    today: String = "2015-07-03"
  ) throws -> [String] {
    let who = name.map { ["--who", $0] } ?? []
    let words = ["events", range, "--birth", birth, "--format", "ics"] + who
    return try bio(words: words, today: today).calendarLines.filter { $0.hasPrefix("UID:") }
  }

  @Test func isTheSameByteForByteOnAnyDay() throws {
    for options in ["", "--who Ada", "--alarm 08:00", "--only critical"] {
      let line = "events 2015 --birth 1980-03-12 --format ics \(options)"
      let output = try bio(line)
      #expect(output.exitStatus == .success)
      #expect(output == (try bio(line, today: "2031-12-31", terminal: Terminal(columns: 60))))
    }
  }

  @Test(arguments: ["1980-03-12", "2015-01-01", "0001-01-01"])
  func isUniqueInAFile(birth: String) throws {
    let identifiers = try identifiers("2015-01..2024-12", birth: birth)
    #expect(identifiers.count > 1500)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func doesNotDependOnWhatElseIsExported() throws {
    let year = try identifiers()
    #expect(try identifiers("2015-07").count == 14)
    #expect(Set(try identifiers("2015-07")).isSubset(of: year))
    #expect(try identifiers("2015-01..2015-06") + identifiers("2015-07..2015-12") == year)
    let critical = try bio("events 2015 --only critical --birth 1980-03-12 --format ics")
    #expect(Set(critical.calendarLines.filter { $0.hasPrefix("UID:") }).isSubset(of: year))
  }

  /// The cycles of all of them return together, so their events fall on the same days.
  @Test func differsForAnotherBirthday() throws {
    let one = try identifiers(birth: "1980-03-12")
    let other = try identifiers(birth: "1922-01-04")
    #expect(one.map { $0.prefix(12) } == other.map { $0.prefix(12) })
    #expect(Set(one).isDisjoint(with: other))
  }

  @Test(arguments: [
    (nil, "ada"), ("ada", "Ada"), ("ada", "adb"), ("ada", "ada "), ("日本語", "日本誤"), ("ab", "ba"),
  ])
  func differsForAnotherName(one: String?, other: String) throws {
    let one = try identifiers(name: one)
    let other = try identifiers(name: other)
    #expect(one.count == other.count)
    #expect(one.count > 150)
    #expect(Set(one).isDisjoint(with: other))
  }

  @Test(arguments: ["Ada, Countess; of\\Lovelace", "日本語", "a@b c", "%s"])
  func isMadeOfPlainCharacters(name: String) throws {
    for identifier in try identifiers("2015-07", name: name) {
      #expect(identifier.wholeMatch(of: /UID:[0-9]{8}-[a-z]+-[0-9]{8}-[0-9a-f]+@biorhythm/) != nil)
    }
  }

  @Test func stampsEveryEventInUniversalTime() throws {
    let lines = try bio("events 2015 --birth 1980-03-12 --format ics").calendarLines
    let stamps = lines.filter { $0.hasPrefix("DTSTAMP:") }
    #expect(stamps.count == lines.count { $0 == "BEGIN:VEVENT" })
    #expect(stamps.count > 150)
    #expect(stamps.allSatisfy { $0.wholeMatch(of: /DTSTAMP:[0-9]{8}T[0-9]{6}Z/) != nil })
  }
}
