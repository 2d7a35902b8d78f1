import Testing

@testable import BiorhythmCLI

/// The last line, which names the most used keys.
@Suite struct BrowseKeysLineTests {
  @Test(arguments: [
    (
      80, " < > day   [ ] month   t today   g go to   i birthday   1-4 mood   Tab   ?   q",
      " < > day   [ ] month   t today   g go to   1-4 log mood   u undo   Tab   ?   q"
    ),
    (
      79, " < > day   [ ] month   t today   g go to   i birthday   1-4 mood   Tab   ?   q",
      " < > day   [ ] month   t today   g go to   1-4 log mood   u undo   Tab   ?   q"
    ),
    (
      78, " < > day   [ ] month   t today   g go to   i birthday   1-4 mood   ?   q",
      " < > day   [ ] month   t today   g go to   1-4 log mood   u undo   ?   q"
    ),
    (
      72, " < > day   [ ] month   t today   g go to   i birthday   ?   q",
      " < > day   [ ] month   t today   g go to   1-4 log mood   ?   q"
    ),
    (
      61, " < > day   [ ] month   t today   g go to   ?   q",
      " < > day   [ ] month   t today   g go to   ?   q"
    ),
    (
      48, " < > day   [ ] month   t today   ?   q",
      " < > day   [ ] month   t today   ?   q"
    ),
    (
      40, " < > day   [ ] month   t today   ?   q",
      " < > day   [ ] month   t today   ?   q"
    ),
  ])
  func isCutAtWholeItems(columns: Int, graph: String, calendar: String) throws {
    var play = try BrowsePlay(columns: columns)
    #expect(play.lines.last == graph)
    play.type("\t")
    #expect(play.lines.last == calendar)
  }

  @Test(arguments: [12, 24, 40])
  func standsBelowAllElse(rows: Int) throws {
    var play = try BrowsePlay(rows: rows)
    let last = play.lines.last
    play.type("g")
    #expect(play.lines.last == last)
    play.type("soon\r")
    #expect(play.lines.last == last)
  }
}
