import Foundation
import Testing

/// However the screen is left, the terminal is what it was.
@Suite struct BrowseEndingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(
    arguments: [
      ("q", .exit(0)), ("\u{3}", .signal(SIGINT)), ("jj\t]q", .exit(0)),
      ("?\u{3}", .signal(SIGINT)),
      ("gq\u{3}", .signal(SIGINT)), ("?qq", .exit(0)),
    ] as [(String, Run.End)])
  func leavesByKeys(keys: String, end: Run.End) throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type(keys)
    #expect(try screen.end(after: Screen.off) == end)
    try expectRestored(screen)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func endsWithTheSignalItGot(signal: Int32) throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.send(signal)
    #expect(try screen.end(after: Screen.off) == .signal(signal))
    try expectRestored(screen)
  }

  @Test(arguments: ["\t", "?", "g2015"])
  func endsWithASignalInAnyState(keys: String) throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type(keys)
    try screen.wait(for: Screen.drawn)
    try screen.send(SIGTERM)
    #expect(try screen.end(after: Screen.off) == .signal(SIGTERM))
    try expectRestored(screen)
  }

  @Test func keysTypedAheadCount() throws {
    let screen = try sandbox.browse()
    try screen.type("jjq")
    #expect(try screen.end(after: Screen.off) == .exit(0))
    try expectRestored(screen)
  }

  private func expectRestored(
    _ screen: TerminalProgram, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try screen.isRestored, sourceLocation: sourceLocation)
    #expect(screen.count(of: Screen.on) == 1, sourceLocation: sourceLocation)
    #expect(screen.count(of: Screen.off) == 1, sourceLocation: sourceLocation)
    let text = String(decoding: screen.output, as: UTF8.self)
    let hidden = text.ranges(of: Screen.hideCursor).last
    let shown = text.ranges(of: Screen.showCursor).last
    #expect(try #require(hidden).lowerBound < #require(shown).lowerBound)
    #expect(text.hasSuffix(Screen.off), sourceLocation: sourceLocation)
  }
}
