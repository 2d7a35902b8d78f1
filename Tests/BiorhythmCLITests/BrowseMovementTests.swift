import Testing

@testable import BiorhythmCLI

/// What the keys that move do to the selected day.
@Suite struct BrowseMovementTests {
  /// From Wednesday 15 July 2015, on 3 July.
  @Test(arguments: [
    ("h", "2015-07-14"), ("\u{1B}[D", "2015-07-14"), ("\u{1B}OD", "2015-07-14"),
    ("<", "2015-07-14"), ("l", "2015-07-16"), ("\u{1B}[C", "2015-07-16"),
    ("\u{1B}OC", "2015-07-16"), (">", "2015-07-16"),
    ("k", "2015-07-08"), ("\u{1B}[A", "2015-07-08"), ("\u{1B}OA", "2015-07-08"),
    ("j", "2015-07-22"), ("\u{1B}[B", "2015-07-22"), ("\u{1B}OB", "2015-07-22"),
    ("[", "2015-06-15"), ("\u{1B}[5~", "2015-06-15"), ("]", "2015-08-15"),
    ("\u{1B}[6~", "2015-08-15"), ("Y", "2014-07-15"), ("y", "2016-07-15"),
    ("0", "2015-07-13"), ("$", "2015-07-19"), ("00", "2015-07-13"), ("$$", "2015-07-19"),
    ("\u{1B}[H", "2015-07-01"), ("\u{1B}[1~", "2015-07-01"), ("\u{1B}OH", "2015-07-01"),
    ("\u{1B}[F", "2015-07-31"), ("\u{1B}[4~", "2015-07-31"), ("\u{1B}OF", "2015-07-31"),
    ("t", "2015-07-03"), ("lllljjhk", "2015-07-25"),
  ])
  func movesTheSelectedDay(keys: String, date: String) throws {
    var play = try BrowsePlay("2015-07-15 --birth 1980-03-12")
    play.type(keys)
    #expect(play.date == date)
    #expect(play.next == .draw)
  }

  @Test(arguments: ["2015-07-12", "2015-07-15", "2015-07-18"])
  func weeksBeginWhereTheUserLetsThem(date: String) throws {
    let files = InMemoryFiles([preferencesPath: #"{"week_start":"sunday"}"#])
    var play = try BrowsePlay("\(date) --birth 1980-03-12", files: files)
    play.type("0")
    #expect(play.date == "2015-07-12")
    play.type("$")
    #expect(play.date == "2015-07-18")
  }

  @Test func startsOnTodayUnlessADayIsGiven() throws {
    #expect(try BrowsePlay("--birth 1980-03-12").date == "2015-07-03")
    #expect(try BrowsePlay("+30 --birth 1980-03-12").date == "2015-08-02")
    #expect(try BrowsePlay("yesterday --birth 1980-03-12").date == "2015-07-02")
  }

  @Test func otherKeysDoNothing() throws {
    let play = try BrowsePlay("2015-07-15 --birth 1980-03-12")
    for key in KeyDecoder.keys(
      in: "5689abcdefmnoprvxzABCGHJKLMNQSTVXZ!#%&()*+,-./:;=@^_`{|}~ é😀\r\u{7F}")
    {
      var other = play
      other.press(key)
      #expect(other.screen == play.screen, "\(key)")
      #expect(other.next == .draw, "\(key)")
    }
    var other = play
    other.type("\u{1B}")
    other.type(
      "\u{1}\u{4}\u{5}\u{15}\u{17}\u{1B}[200~jjqtY3\u{1B}[201~\u{1B}OP\u{1B}[2~\u{1B}j\u{1B}")
    #expect(other.screen == play.screen)
    #expect(other.journal == nil)
  }
}
