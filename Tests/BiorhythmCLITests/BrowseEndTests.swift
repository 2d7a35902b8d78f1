import Testing

@testable import BiorhythmCLI

/// The keys that the terminal has to answer.
@Suite struct BrowseEndTests {
  @Test(arguments: ["", "\t", "s", "3", "l\t"])
  func endsOrRests(before: String) throws {
    let ends: [(String, BrowseSession.Next)] = [
      ("q", .quit), ("\u{3}", .interrupt), ("\u{1A}", .suspend), ("\u{C}", .draw),
    ]
    for (key, next) in ends {
      var play = try BrowsePlay()
      play.type(before)
      let date = play.date
      play.type(key)
      #expect(play.next == next)
      #expect(play.date == date)
    }
  }

  @Test func restingChangesNothing() throws {
    var play = try BrowsePlay()
    play.type("l\ts")
    let screen = play.screen
    play.type("\u{1A}")
    #expect(play.screen == screen)
  }

  @Test(arguments: ["browse", "browse 1980-03-11 --birth 1980-03-12"])
  func needsATerminalBeforeAllElse(line: String) throws {
    let worlds: [([String: String], Terminal?)] = [
      (["TERM": "xterm"], nil),
      (["TERM": "xterm"], Terminal(columns: 80, hasKeyboard: false)),
      (["TERM": "dumb"], Terminal(columns: 80, hasKeyboard: true)),
      (["TERM": ""], Terminal(columns: 80, hasKeyboard: true)),
      ([:], Terminal(columns: 80, hasKeyboard: true)),
    ]
    for (environment, terminal) in worlds {
      let output = try bio(line, environment: environment, terminal: terminal)
      #expect(output == .refused("bio: browse needs a terminal", .failure))
    }
  }

  @Test func thenNeedsABirthday() throws {
    let screen = Terminal(columns: 80, hasKeyboard: true)
    #expect(
      try bio("browse", environment: ["TERM": "xterm"], terminal: screen)
        == .refused(
          """
          bio: no birthday yet
          hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE
          """))
  }

  @Test func thenNeedsADayAfterTheBirth() throws {
    let screen = Terminal(columns: 80, hasKeyboard: true)
    #expect(
      try bio(
        "browse 1980-03-11 --birth 1980-03-12", environment: ["TERM": "xterm"], terminal: screen)
        == .refused(
          "bio: no reading for 1980-03-11: it is before the birth, 1980-03-12", .failure))
    #expect(try BrowsePlay("1980-03-12 --birth 1980-03-12").date == "1980-03-12")
  }
}
