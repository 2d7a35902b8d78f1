import Testing

@testable import BiorhythmCLI

/// The entries of the selected day below the calendar.
@Suite struct BrowseCalendarEntriesTests {
  private let files = InMemoryFiles([
    BrowsePlay.journalPath: (1...9).map { number in
      #"{"at":"2015-07-03T0\#(number):00","level":\#(number % 4 + 1),"note":"\#(number)"}"# + "\n"
    }.joined()
  ])

  @Test(arguments: [
    (24, 1, ["   01:00  ▄▄ average   1"]),
    (
      24, 5,
      [
        "   01:00  ▄▄ average   1", "   02:00  ▆▆ good      2", "   03:00  ██ awesome   3",
        "   04:00  ▂▂ bad       4", "   05:00  ▄▄ average   5",
      ]
    ),
  ])
  func areListedByTime(rows: Int, count: Int, lines: [String]) throws {
    let journal = files[BrowsePlay.journalPath] ?? ""
    let kept = journal.split(separator: "\n").prefix(count).reversed().joined(separator: "\n")
    var play = try BrowsePlay(files: InMemoryFiles([BrowsePlay.journalPath: kept]), rows: rows)
    play.type("\t")
    let start = try #require(play.lines.firstIndex(of: " Friday 3 July 2015"))
    #expect(play.lines[(start + 1)...].prefix(count) == lines[...])
  }

  @Test func thatDoNotFitAreCounted() throws {
    var play = try BrowsePlay(files: files)
    play.type("\t")
    #expect(
      Array(play.lines[13...]) == [
        " Good days 0    Bad days 0    Logged 1 of 31 days, 9 entries",
        " ▂▂ bad    ▄▄ average    ▆▆ good    ██ awesome    (blank) no data",
        " Friday 3 July 2015",
        "   01:00  ▄▄ average   1",
        "   02:00  ▆▆ good      2",
        "   03:00  ██ awesome   3",
        "   04:00  ▂▂ bad       4",
        "   05:00  ▄▄ average   5",
        "   … and 4 more",
        String(repeating: "─", count: 79),
        " < > day   [ ] month   t today   g go to   1-4 log mood   u undo   Tab   ?   q",
      ])
    play.size.rows = 30
    #expect(play.lines[26] == "   09:00  ▄▄ average   9")
    #expect(!play.picture.contains("more"))
  }

  @Test func areThoseOfTheSelectedDay() throws {
    var play = try BrowsePlay(files: files)
    play.type("\tl")
    #expect(play.lines[17] == " Saturday 4 July 2015")
    #expect(play.lines[18] == "")
    #expect(!play.picture.contains("awesome   3"))
  }

  @Test func longNotesAreCutWithAMark() throws {
    let note = String(repeating: "日本", count: 30)
    let files = InMemoryFiles([
      BrowsePlay.journalPath: #"{"at":"2015-07-03","level":4,"note":"\#(note)"}"#
    ])
    var play = try BrowsePlay(files: files)
    play.type("\t")
    #expect(play.lines[18] == "          ██ awesome   \(String(repeating: "日本", count: 13))日…")
    #expect(play.lines[18].displayWidth <= 79)
  }

  @Test func entriesOnTheDayAloneComeFirst() throws {
    let files = InMemoryFiles([
      BrowsePlay.journalPath: """
      {"at":"2015-07-03T00:00","level":4}
      {"at":"2015-07-03","level":1}
      """
    ])
    var play = try BrowsePlay(files: files)
    play.type("\t")
    #expect(Array(play.lines[18...19]) == ["          ▂▂ bad", "   00:00  ██ awesome"])
  }
}
