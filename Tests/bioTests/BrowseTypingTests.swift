import Foundation
import Testing

/// Keys as they come over a real line.
@Suite struct BrowseTypingTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func movesAsTheKeysSay() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: "Fri 3: day 12,896")
    let steps = [
      ("l", "Sat 4: day 12,897"), ("\u{1B}[B", "Sat 11: day 12,904"), ("]", "Tue 11: day 12,935"),
      ("Y", "Mon 11: day 12,570"), ("\u{1B}OH", "Fri 1: day 12,560"),
      ("g2015-07-03\r", "Fri 3: day 12,896"),
    ]
    for (keys, title) in steps {
      try screen.type(keys)
      try screen.wait(for: title)
    }
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aKeyMayComeInPieces() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    // Where the second piece comes too late it does nothing, so the next try counts.
    for _ in 1...50 {
      try screen.type("\u{1B}[")
      try screen.type("H")
      if screen.shows("Wed 1: day 12,894", patience: 200) { break }
    }
    try screen.type("l")
    try screen.wait(for: "Thu 2: day 12,895")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func pastedTextMayComeInPieces() throws {
    let screen = try sandbox.browse(adding: ["LC_ALL": "C.UTF-8"])
    try screen.wait(for: Screen.drawn)
    try screen.type("g\u{1B}[200~2015")
    try screen.wait(for: " Go to: _")
    try screen.type("-07-0\u{3}q")
    try screen.type("\u{1B}")
    try screen.type("[201~\u{7F}9\r")
    try screen.wait(for: "Thu 9: day 12,902")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aLoneEscIsAKey() throws {
    let screen = try sandbox.browse()
    try screen.type("g")
    try screen.wait(for: " Go to: _")
    try screen.type("\u{1B}")
    try screen.wait(for: "\u{1B}[23;1H--------")
    try screen.type("?")
    try screen.wait(for: " q, ? or Esc goes back")
    try screen.type("\u{1B}")
    try screen.wait(for: " Biorhythm July 2015 ")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func manyKeysAtOnceAllCount() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type(String(repeating: "l", count: 3000))
    try screen.wait(for: "day 15,896")
    try screen.type(String(repeating: "h", count: 3000) + "g")
    try screen.wait(for: " Go to: _")
    try screen.type("\r")
    try screen.wait(for: "Fri 3: day 12,896")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }
}
