import Testing

@testable import BiorhythmCLI

/// The bytes that put a picture on the terminal.
@Suite struct TerminalFrameTests {
  @Test func rewritesEachRowInPlace() {
    var title = StyledLine()
    title.append(" July", .heading)
    title.append(" 2015")
    let lines = [title, StyledLine(), title]
    #expect(
      TerminalFrame.text(of: lines, theme: .plain)
        == "\u{1B}[?2026h\u{1B}[1;1H July 2015\u{1B}[K\u{1B}[2;1H\u{1B}[K"
        + "\u{1B}[3;1H July 2015\u{1B}[K\u{1B}[?2026l")
    #expect(
      TerminalFrame.text(of: [title], theme: .color)
        == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[1m July\u{1B}[0m 2015\u{1B}[K\u{1B}[?2026l")
  }

  @Test func takesOverTheScreenAndGivesItBack() {
    #expect(TerminalFrame.start == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h")
    #expect(TerminalFrame.end == "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l")
  }

  @Test(arguments: ["", "\t", "?", "g"], [(1, 1), (12, 40), (24, 80), (60, 130)])
  func neverClearsTheScreenNorScrolls(keys: String, size: (rows: Int, columns: Int)) throws {
    var play = try BrowsePlay(rows: size.rows, columns: size.columns)
    play.type(keys)
    let text = TerminalFrame.text(of: play.styledText.lines, theme: .color)
    #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}[1;1H"))
    #expect(text.hasSuffix("\u{1B}[K\u{1B}[?2026l"))
    #expect(text.ranges(of: "\u{1B}[K").count == size.rows)
    for row in 1...size.rows { #expect(text.ranges(of: "\u{1B}[\(row);1H").count == 1) }
    #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}[J") && !text.contains("\u{1B}c"))
    #expect(!text.contains("\n") && !text.contains("\r"))
  }

  @Test func colorsAreSwitchedOffOnEveryRow() throws {
    let play = try BrowsePlay("2015-07-10 --birth 1980-03-12")
    let text = TerminalFrame.text(of: play.styledText.lines, theme: .color)
    for row in text.split(separator: "\u{1B}[K") where row.contains("m") {
      let on = row.ranges(of: /\u{1B}\[[1-9][0-9]*m/).count
      #expect(on == row.ranges(of: "\u{1B}[0m").count, "\(row.debugDescription)")
    }
  }
}
