import Foundation
import Testing

/// The screen is stopped and goes on.
@Suite struct BrowseStopTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: ["\u{1A}", ""])
  func comesBackAfterAStop(key: String) throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    if key.isEmpty { try screen.send(SIGTSTP) } else { try screen.type(key) }
    try screen.wait(for: Screen.off)
    // The settings come back right behind the last text.
    for _ in 1...1000 where try !screen.isRestored { _ = screen.shows(Screen.on, patience: 5) }
    #expect(try screen.isRestored)
    try resume(screen, until: Screen.on)
    try screen.wait(for: " Biorhythm July 2015 ")
    try screen.type("j")
    try screen.wait(for: "Fri 10: day 12,903")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
    #expect(try screen.isRestored)
    #expect(screen.count(of: Screen.on) == 2)
    #expect(screen.count(of: Screen.off) == 2)
  }

  @Test func drawsAgainAfterAStopThatItCouldNotSee() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.send(SIGSTOP)
    try screen.send(SIGCONT)
    try screen.wait(for: " Biorhythm July 2015 ")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
    #expect(screen.count(of: Screen.on) == 1)
    #expect(screen.count(of: Screen.off) == 1)
  }

  @Test func endsWithASignalThatCameWhileItWasStopped() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type("\u{1A}")
    try screen.wait(for: Screen.off)
    try screen.send(SIGTERM)
    while screen.process.isRunning {
      // It may have ended in this moment.
      _ = kill(screen.process.processIdentifier, SIGCONT)
      _ = screen.shows(Screen.off, patience: 20)
    }
    #expect(screen.process.terminationReason == .uncaughtSignal)
    #expect(screen.process.terminationStatus == SIGTERM)
    #expect(try screen.isRestored)
  }

  /// Goes on saying so: a signal that comes before the stop is lost.
  private func resume(_ screen: TerminalProgram, until text: String) throws {
    for _ in 1...1000 {
      try screen.send(SIGCONT)
      if screen.shows(text, patience: 20) { return }
    }
    Issue.record("it stays stopped")
  }
}
