import Testing

@testable import BiorhythmCLI

/// The line on which a date is typed.
@Suite struct BrowsePromptTests {
  @Test func opensOnTheLowerRule() throws {
    var play = try BrowsePlay()
    play.type("g")
    #expect(play.lines[22] == " Go to: _")
    #expect(play.next == .draw)
  }

  @Test(arguments: [
    ("2016-02-29", "2016-02-29"), ("today", "2015-07-03"), ("yesterday", "2015-07-02"),
    ("tomorrow", "2015-07-04"), ("+10", "2015-07-13"), ("-3", "2015-06-30"), ("+0", "2015-07-03"),
    ("  2015-07-09 ", "2015-07-09"), ("9999-12-31", "9999-12-31"),
  ])
  func goesToAnyFormOfADate(text: String, date: String) throws {
    var play = try BrowsePlay("2015-07-20 --birth 1980-03-12")
    play.type("g\(text)\r")
    #expect(play.date == date)
    #expect(play.screen.prompt == nil)
    #expect(play.screen.message == nil)
  }

  @Test(arguments: [
    ("2015-02-29", "February 2015 has 28 days"), ("2015-13-01", "months run from 01 through 12"),
    ("0000-01-01", "years run from 0001 through 9999"), ("soon", "expected YYYY-MM-DD, today, +N"),
    ("15-07-03", "expected YYYY-MM-DD, today, +N"), ("2015-7-3", "expected YYYY-MM-DD, today, +N"),
    ("2015-07", "expected YYYY-MM-DD, today, +N"), ("２０１５-07-01", "expected YYYY-MM-DD, today, +N"),
    ("+99999999999999999999", "years run from 0001 through 9999"),
  ])
  func keepsAWrongDateAndSaysWhy(text: String, reason: String) throws {
    var play = try BrowsePlay()
    play.type("g\(text)\r")
    #expect(play.lines[22] == " Go to: \(text)_   \(reason)")
    #expect(play.date == "2015-07-03")
    play.type("\u{7F}")
    #expect(play.lines[22] == " Go to: \(text.dropLast())_")
    play.type("\u{15}2015-07-09\r")
    #expect(play.date == "2015-07-09")
  }

  @Test func keysAreText() throws {
    var play = try BrowsePlay()
    play.type("gqjt?4us é日😀")
    #expect(play.lines[22] == " Go to: qjt?4us é日😀_")
    #expect(play.date == "2015-07-03")
    #expect(play.next == .draw)
    #expect(play.journal == nil)
  }

  @Test func editsItsText() throws {
    var play = try BrowsePlay()
    play.type("g2015\u{7F}\u{8}6é\u{7F}")
    #expect(play.screen.prompt?.text == "206")
    play.type("\u{15}")
    #expect(play.screen.prompt?.text == "")
    play.type("\u{7F}\u{7F}1")
    #expect(play.screen.prompt?.text == "1")
  }

  @Test(arguments: [
    "\t", "\u{1B}[A", "\u{1B}[D", "\u{1B}[H", "\u{1B}[6~", "\u{C}", "\u{1A}", "\u{1B}[3~",
    "\u{1B}x",
  ])
  func keysThatAreNoTextDoNothing(key: String) throws {
    var play = try BrowsePlay()
    play.type("g2015-07-0\(key)9")
    #expect(play.next == .draw)
    #expect(play.screen.prompt?.text == "2015-07-09")
    #expect(play.screen.view == .graph)
    #expect(play.date == "2015-07-03")
  }

  @Test(arguments: [
    "g\r", "g   \r", "g2015\u{15}\r", "g\u{1B}", "g2015-07-09\u{1B}", "gsoon\r\u{1B}",
  ])
  func isLeftWithoutADate(keys: String) throws {
    var play = try BrowsePlay()
    let screen = play.screen
    play.type(keys)
    #expect(play.screen == screen)
    #expect(play.next == .draw)
  }

  @Test(arguments: ["g\u{3}", "g2015\u{3}", "i\u{3}", "gsoon\r\u{3}"])
  func isInterruptedByCtrlC(keys: String) throws {
    var play = try BrowsePlay()
    play.type(keys)
    #expect(play.next == .interrupt)
  }

  @Test(arguments: [
    ("2015-07-09", "2015-07-09"), ("2015-07-09\n", "2015-07-09 "),
    ("20\u{1B}[A15\u{3}-07-09\u{7}", "20[A15-07-09"), ("\t2015\r\n", " 2015 "), ("", ""),
  ])
  func takesPastedTextWithoutControls(pasted: String, text: String) throws {
    var play = try BrowsePlay()
    play.type("g\u{1B}[200~\(pasted)\u{1B}[201~")
    #expect(play.screen.prompt?.text == text)
    #expect(play.next == .draw)
  }

  @Test func goesToAPastedDate() throws {
    var play = try BrowsePlay()
    play.type("g\u{1B}[200~ 2015-07-09\n\u{1B}[201~\r")
    #expect(play.date == "2015-07-09")
  }
}
