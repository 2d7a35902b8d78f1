import Testing

@testable import BiorhythmCLI

/// The ways to draw that a key goes through.
@Suite struct BrowseStyleTests {
  @Test(arguments: [
    (24, "C.UTF-8", [GraphStyle.braille, .letters, .braille]),
    (34, "C.UTF-8", [.braille, .letters, .braille]),
    (35, "C.UTF-8", [.braille, .rows, .letters]),
    (24, "C", [.letters, .letters, .letters]),
    (35, "C", [.rows, .letters, .rows]),
  ])
  func goesThroughTheStylesThatFit(rows: Int, locale: String, styles: [GraphStyle]) throws {
    var play = try BrowsePlay(rows: rows, environment: ["LC_ALL": locale])
    var seen: [GraphStyle] = []
    for _ in 1...3 {
      play.type("s")
      seen.append(play.screen.style)
    }
    #expect(seen == styles)
    #expect(play.date == "2015-07-03")
  }

  @Test(arguments: ["letters", "rows", "braille"])
  func startsWithTheSavedStyle(style: String) throws {
    let files = InMemoryFiles([preferencesPath: #"{"style":"\#(style)"}"#])
    let play = try BrowsePlay(files: files, rows: 40)
    #expect(play.screen.style.rawValue == style)
    #expect(play.lines[2].contains("Wed  1") == (style == "rows"))
    #expect(play.picture.contains("⠋") == (style == "braille"))
  }

  @Test func isNotSaved() throws {
    var play = try BrowsePlay()
    play.type("s\ts\t")
    #expect(play.files.paths == [])
  }

  @Test func rowsAreDrawnAsLettersWhereTheyDoNotFit() throws {
    var play = try BrowsePlay("2015-07-03 --birth 1980-03-12", rows: 24)
    let picture = play.picture
    play.size.rows = 35
    play.type("ss")
    #expect(play.lines[4].hasPrefix(">Fri  3   ─*─"))
    play.size.rows = 24
    #expect(play.picture == picture)
    play.size.rows = 35
    #expect(play.lines[4].hasPrefix(">Fri  3   ─*─"))
  }

  @Test func theCalendarIsBoxedOrCompact() throws {
    var play = try BrowsePlay()
    play.type("\t")
    #expect(play.lines[2].hasPrefix("┌──────────┬"))
    play.type("s")
    #expect(play.screen.isCompact)
    #expect(play.lines[1] == " Mo   Tu   We   Th   Fr   Sa   Su")
    play.type("s")
    #expect(play.lines[2].hasPrefix("┌──────────┬"))
  }

  @Test func eachViewKeepsItsStyle() throws {
    var play = try BrowsePlay()
    play.type("s\ts\t")
    #expect(play.screen.style == .braille)
    #expect(play.screen.isCompact)
    #expect(play.screen.view == .graph)
    play.type("\t")
    #expect(play.screen.view == .calendar)
    #expect(play.lines[1] == " Mo   Tu   We   Th   Fr   Sa   Su")
  }
}
