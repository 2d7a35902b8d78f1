import Testing

@testable import BiorhythmCLI

/// Events as a calendar: whole days that other programs read as they were meant.
@Suite struct ICalendarTests {
  private let birth = "--birth 1980-03-12 --format ics"

  private static let head = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bio//Biorhythm//EN", "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Biorhythm",
  ]

  private static func event(
    _ day: String, _ cycle: String, until end: String, _ summary: String, alarm: [String] = []
  ) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(day)-\(cycle)-19800312@biorhythm", "DTSTAMP:\(day)T000000Z",
      "DTSTART;VALUE=DATE:\(day)", "DTEND;VALUE=DATE:\(end)", "SUMMARY:\(summary)",
      "TRANSP:TRANSPARENT",
    ] + alarm + ["END:VEVENT"]
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\r\n" }.joined()
  }

  @Test func writesAnEventForEachCycle() throws {
    let lines =
      Self.head
      + Self.event("20150708", "emotional", until: "20150709", "Emotional low")
      + Self.event("20150710", "physical", until: "20150711", "Physical critical day (up)")
      + Self.event("20150710", "intellectual", until: "20150711", "Intellectual critical day (up)")
      + ["END:VCALENDAR"]
    #expect(
      try bio("events 2015-07-08..2015-07-14 \(birth)") == .printed(Self.text(lines)))
  }

  @Test func anEmptyCalendarIsAnAnswer() throws {
    #expect(
      try bio("events 2015-07-03..2015-07-03 \(birth)")
        == .printed(Self.text(Self.head + ["END:VCALENDAR"])))
  }

  @Test(arguments: [("08:00", "PT8H0M"), ("00:00", "PT0H0M"), ("23:59", "PT23H59M")])
  func remindsAtATimeOfTheDay(time: String, trigger: String) throws {
    let alarm = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Physical peak", "TRIGGER:\(trigger)",
      "END:VALARM",
    ]
    let lines =
      Self.head
      + Self.event("20150716", "physical", until: "20150717", "Physical peak", alarm: alarm)
      + ["END:VCALENDAR"]
    #expect(
      try bio("events 2015-07-16..2015-07-16 \(birth) --alarm \(time)")
        == .printed(Self.text(lines)))
  }

  @Test(arguments: [
    "24:00", "08:60", "8:00", "08:0", "0800", "08:00:00", "08.00", "-1:00", "+8:00", " 8:00",
    "08:00Z", "٠٨:٠٠", "noon", "",
  ])
  func refusesWhatIsNoTime(text: String) throws {
    #expect(
      try bio(words: ["events", "--birth", "1980-03-12", "--format", "ics", "--alarm", text])
        == .refused("bio: '\(text)' is not a time for --alarm: expected HH:MM"))
  }

  @Test(arguments: ["", "--format text", "--json", "--csv"])
  func refusesAnAlarmElsewhere(format: String) throws {
    #expect(
      try bio("events --birth 1980-03-12 --alarm 08:00 \(format)")
        == .refused("bio: --alarm goes with --format ics alone"))
  }

  /// The end is the day after: somebody born on the day has three events.
  @Test(arguments: [
    ("2015-12-31", "20151231", "20160101"), ("2015-02-28", "20150228", "20150301"),
    ("2016-02-28", "20160228", "20160229"), ("2016-02-29", "20160229", "20160301"),
    ("1900-02-28", "19000228", "19000301"), ("2015-04-30", "20150430", "20150501"),
    ("0001-01-01", "00010101", "00010102"), ("9999-12-30", "99991230", "99991231"),
  ])
  func endsOnTheDayAfter(day: String, start: String, end: String) throws {
    let lines = try bio("events \(day)..\(day) --birth \(day) --format ics").calendarLines
    #expect(
      lines.filter { $0.hasPrefix("DTSTART") }
        == Array(
          repeating: "DTSTART;VALUE=DATE:\(start)", count: 3))
    #expect(
      lines.filter { $0.hasPrefix("DTEND") }
        == Array(
          repeating: "DTEND;VALUE=DATE:\(end)", count: 3))
  }

  /// There is no day after the last; without an end an event lasts for its day.
  @Test func hasNoEndOnTheLastDayOfAll() throws {
    let lines = try bio("events 9999-12 --birth 9999-12-31 --format ics").calendarLines
    #expect(lines.count { $0 == "DTSTART;VALUE=DATE:99991231" } == 3)
    #expect(lines.count { $0.hasPrefix("DTEND") } == 0)
    #expect(lines.last == "END:VCALENDAR")
  }

  @Test func endsEveryLineAlike() throws {
    let bytes = Array(try bio("events 2015 \(birth) --alarm 07:30").standardOutput.utf8)
    let feeds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    #expect(feeds.count > 1000)
    #expect(feeds.allSatisfy { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") })
    #expect(bytes.count { $0 == UInt8(ascii: "\r") } == feeds.count)
    #expect(bytes.suffix(2) == Array("\r\n".utf8)[...])
  }
}
