import Testing

@testable import BiorhythmCLI

/// Long lines and odd characters in a calendar.
@Suite struct ICalendarFoldingTests {
  private func calendar(name: String, alarm: String = "08:00") throws -> Output {
    try bio(words: [
      "events", "2015-07-16..2015-07-16", "--birth", "1980-03-12", "--who", name, "--format", "ics",
      "--alarm", alarm,
    ])
  }

  private static let letters = ["n", "ë", "語", "👍", "e\u{301}", "👨‍👩‍👧"]

  /// One more letter before the others moves every one of them to another place in its line.
  @Test(arguments: letters, 0...3)
  func foldsLongLinesBetweenCharacters(letter: String, shift: Int) throws {
    for count in [1, 10, 16, 17, 18, 19, 20, 21, 22, 30, 60] {
      let name = String(repeating: "x", count: shift) + String(repeating: letter, count: count)
      let output = try calendar(name: name)
      let lines = output.calendarBytes
      try #require(lines.allSatisfy { $0.count <= 75 })
      try #require(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      // Nothing is folded before it has to be: no character has more than four bytes.
      for (line, next) in zip(lines, lines.dropFirst()) where next.first == UInt8(ascii: " ") {
        try #require(line.count > 75 - 4)
      }
      let expected = [
        "X-WR-CALNAME:Biorhythm \(name)", "SUMMARY:\(name): Physical peak",
        "DESCRIPTION:\(name): Physical peak",
      ]
      for line in expected { try #require(output.calendarLines.contains(line)) }
    }
  }

  @Test func foldsAtSeventyFiveBytesAndNotBefore() throws {
    // "SUMMARY:" and ": Physical peak" leave 52 bytes for a name.
    for (count, pieces) in [(51, 1), (52, 1), (53, 2)] {
      let lines = try calendar(name: String(repeating: "n", count: count)).calendarBytes
      let start = try #require(lines.firstIndex { $0.starts(with: "SUMMARY:".utf8) })
      #expect(lines[start].count == min(8 + count + 15, 75))
      let next = try #require(lines.dropFirst(start + 1).first)
      #expect((next.first == UInt8(ascii: " ")) == (pieces == 2))
    }
  }

  @Test(arguments: [
    ("Doe, Jane", #"Doe\, Jane"#), ("a;b", #"a\;b"#), (#"a\b"#, #"a\\b"#), (#"\n"#, #"\\n"#),
    (#"\,;"#, #"\\\,\;"#), ("a:b", "a:b"), (#"say "hi""#, #"say "hi""#), ("it's", "it's"),
    ("a=b", "a=b"), ("END:VEVENT", "END:VEVENT"), ("日本語", "日本語"),
  ])
  func escapesWhatPartsValues(name: String, escaped: String) throws {
    let lines = try calendar(name: name).calendarLines
    #expect(lines.contains("X-WR-CALNAME:Biorhythm \(escaped)"))
    #expect(lines.contains("SUMMARY:\(escaped): Physical peak"))
    #expect(lines.contains("DESCRIPTION:\(escaped): Physical peak"))
    #expect(lines.count { $0 == "END:VEVENT" } == 1)
  }

  /// A mark that joins the comma before it must not hide it.
  @Test(arguments: [
    (",\u{301}", "\\,\u{301}"), (";\u{301}", "\\;\u{301}"), ("\\\u{301}", "\\\\\u{301}"),
  ])
  func escapesWhatCarriesAMark(name: String, escaped: String) throws {
    let summary = try calendar(name: name).calendarLines.first { $0.hasPrefix("SUMMARY") }
    #expect(
      summary.map { Array($0.unicodeScalars) }
        == Array("SUMMARY:\(escaped): Physical peak".unicodeScalars))
  }

  @Test func namesNobodyUnlessToldTo() throws {
    let lines = try bio("events 2015-07-16..2015-07-16 --birth 1980-03-12 --format ics")
      .calendarLines
    #expect(lines.contains("X-WR-CALNAME:Biorhythm"))
    #expect(lines.contains("SUMMARY:Physical peak"))
  }

  @Test func namesASavedPerson() throws {
    let files = InMemoryFiles([preferencesPath: #"{"people":{"ada":"1990-12-10"}}"#])
    let lines = try bio("events 2015-07 --who ada --format ics", files: files).calendarLines
    #expect(lines.contains("X-WR-CALNAME:Biorhythm ada"))
    let summaries = lines.filter { $0.hasPrefix("SUMMARY:") }
    #expect(summaries.count > 10)
    #expect(summaries.allSatisfy { $0.hasPrefix("SUMMARY:ada: ") })
  }
}
