import Testing

@testable import BiorhythmCLI

/// `bio events` for people.
@Suite struct EventsTextTests {
  private let birth = "--birth 1980-03-12"

  @Test func equalsTheReference() throws {
    let line = "events 2015-07-01..2015-07-16 \(birth)"
    for today in ["2015-07-17", "2026-11-30"] {
      try expectGolden(try bio(line, today: today).standardOutput, "events-ascii")
      try expectGolden(try bio("\(line) --unicode", today: today).standardOutput, "events-ascii")
    }
  }

  @Test func looksThirtyDaysAheadUnlessToldOtherwise() throws {
    let output = try bio("events \(birth)")
    try expectGolden(output.standardOutput, "events-ahead")
    #expect(try bio("events today..+29 \(birth)") == output)
    // A critical day waits on the thirtieth day, and another one on the day after it.
    let critical = "events --only critical --cycle emotional \(birth)"
    #expect(
      try bio(critical, today: "2015-06-30").lines.last
        == " Wed 2015-07-29  emotional     critical down  in 29 days")
    #expect(
      try bio(critical, today: "2015-06-29").lines.last
        == " Wed 2015-07-15  emotional     critical up    in 16 days")
  }

  @Test func keepsItsColors() throws {
    let line = "events 2015-07-01..2015-07-16 \(birth) --color always"
    try expectGolden(try bio(line, today: "2015-07-17").standardOutput, "events-color")
  }

  @Test(arguments: [
    ("2015-07-08", "double critical, in 2 days"),
    ("2015-07-09", "double critical, tomorrow"),
    ("2015-07-10", "double critical, today"),
    ("2015-07-11", "double critical"),
    ("1980-03-12", "double critical, in 12,903 days"),
    ("0001-01-01", "double critical, in 735,788 days"),
  ])
  func tellsHowFarAwayADayIs(today: String, note: String) throws {
    #expect(
      try bio("events 2015-07-10..2015-07-10 \(birth) --width 90", today: today)
        == .printed(
          """
           Fri 2015-07-10  physical      critical up    \(note)
                           intellectual  critical up

          """))
  }

  @Test(arguments: [
    ("2015-08-12", "intellectual  critical up    double critical"),
    ("1980-11-26", "physical      peak           double peak"),
    ("1981-04-01", "physical      low            double low"),
    ("2016-11-16", "physical      critical down  triple critical"),
    ("2026-09-30", "physical      peak           triple peak"),
    ("2050-01-05", "physical      low            triple low"),
    ("1980-03-12", "physical      critical up    triple critical"),
    // Two events of different kinds have no name.
    ("2015-07-22", "physical      critical down"),
  ])
  func namesDaysOnWhichCyclesAgree(day: String, line: String) throws {
    let lines = try bio("events \(day)..\(day) \(birth)", today: "2100-01-01").lines
    #expect(lines.first?.dropFirst(17) == Substring(line))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: 17)) })
    #expect(lines.count == (line.contains("triple") ? 3 : 2))
  }

  @Test func anEmptyListIsAnAnswer() throws {
    #expect(try bio("events 2015-07-03..2015-07-03 \(birth)") == .printed(""))
    #expect(try bio("events 2015-07 \(birth) --only peak --together 3") == .printed(""))
  }

  @Test func beginsWithTheBirth() throws {
    #expect(
      try bio("events 1980-03-01..1980-03-18 \(birth)")
        == .printed(
          """
           Wed 1980-03-12  physical      critical up    triple critical
                           intellectual  critical up
                           emotional     critical up
           Tue 1980-03-18  physical      peak

          """))
  }

  @Test func endsWithTheCalendar() throws {
    #expect(
      try bio("events --birth 9999-12-31", today: "9999-12-30")
        == .printed(
          """
           Fri 9999-12-31  physical      critical up    triple critical, tomorrow
                           intellectual  critical up
                           emotional     critical up

          """))
  }

  @Test(arguments: [
    "events 2015 --birth 1980-03-12",
    // The longest notes there are.
    "events 9999-12-31..9999-12-31 --birth 9999-12-31",
    "events 2018-08-22..2018-08-22 --birth 1980-03-12",
  ])
  func leavesNothingInTheLastColumn(line: String) throws {
    var faults: [String] = []
    for width in Array(40...80) + [1000] {
      for form in ["--ascii", "--unicode"] {
        let lines = try bio("\(line) --width \(width) \(form)", today: "0001-01-01").lines
        try #require(!lines.isEmpty)
        for line in lines where line.displayWidth >= width || line.hasSuffix(" ") {
          faults.append("\(width): '\(line)'")
        }
      }
    }
    #expect(faults == [])
  }

  /// Where there is little room, a cycle is its letter.
  @Test(arguments: [40, 59])
  func leavesTheWeekdayAndTheNamesOut(width: Int) throws {
    #expect(
      try bio("events 2015-07-16..2015-07-27 \(birth) --width \(width)", today: "2015-08-01")
        == .printed(
          """
           2015-07-16  P  peak
           2015-07-18  I  peak
           2015-07-22  P  critical down
                       E  peak
           2015-07-27  P  low
                       I  critical down

          """))
  }

  /// What a note says is in the list itself; the list is not cut for its sake.
  @Test(arguments: [40, 46, 56, 59, 60, 66, 70])
  func cutsNothingForTheSakeOfANote(width: Int) throws {
    let lines = try bio(
      "events 2015-07-10..2015-07-10 \(birth) --width \(width)", today: "0001-01-01"
    ).lines
    try #require(lines.count == 2)
    #expect(lines[0].contains(width < 60 ? "  P  critical up" : "  physical      critical up"))
    #expect(lines[1].hasSuffix(width < 60 ? "  I  critical up" : "  intellectual  critical up"))
  }
}
