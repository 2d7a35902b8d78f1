import Foundation
import Testing

@Suite struct BrowseResizeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func followsTheWindow() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: "\u{1B}[24;1H < > day   [ ] month   t today   g go to   i birthday")
    try screen.resize(rows: 40, columns: 120)
    try screen.wait(for: "\u{1B}[40;1H < > day ")
    try screen.resize(rows: 12, columns: 40)
    try screen.wait(for: "\u{1B}[12;1H < > day   [ ] month   t today   ?   q\u{1B}[K")
    try screen.resize(rows: 11, columns: 40)
    try screen.wait(for: "\u{1B}[1;1Hwindow too small: 40x12 needed\u{1B}[K")
    try screen.resize(rows: 24, columns: 80)
    try screen.wait(for: "\u{1B}[1;1H Biorhythm July 2015 ")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func livesOnInTheSmallestWindow() throws {
    let screen = try sandbox.browse(rows: 1, columns: 1)
    try screen.wait(for: "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[K\u{1B}[?2026l")
    try screen.resize(rows: 24, columns: 80)
    try screen.wait(for: "\u{1B}[24;1H < > day ")
    try screen.type("?")
    try screen.wait(for: " q, ? or Esc goes back")
    try screen.type("qq")
    #expect(try screen.end(after: Screen.off) == .exit(0))
    #expect(try screen.isRestored)
  }

  @Test(arguments: [(0, 0), (0, 80), (24, 0)] as [(UInt16, UInt16)])
  func takesAWindowThatTellsNoSizeForAnOrdinaryOne(rows: UInt16, columns: UInt16) throws {
    let screen = try sandbox.browse(rows: rows, columns: columns)
    try screen.wait(
      for: "\u{1B}[24;1H < > day   [ ] month   t today   g go to   i birthday   1-4 mood   Tab")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aLargeWindowIsDrawnWhole() throws {
    let screen = try sandbox.browse(rows: 300, columns: 1000)
    try screen.wait(for: "\u{1B}[300;1H < > day ")
    try screen.wait(for: Screen.drawn)
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }
}
