import Testing

@testable import BiorhythmCLI

/// Logging moods on the screen.
@Suite struct BrowseMoodTests {
  @Test(arguments: [(1, "bad"), (2, "average"), (3, "good"), (4, "awesome")])
  func isLoggedWithTheTimeForToday(level: Int, name: String) throws {
    var play = try BrowsePlay()
    play.type("\(level)")
    #expect(play.journal == #"{"at":"2015-07-03T08:10:00+02:00","level":\#(level)}"# + "\n")
    #expect(play.lines[22] == " Logged \(name) for 2015-07-03.")
    #expect(play.files.paths == [BrowsePlay.journalPath])
  }

  @Test(arguments: [("h", "2015-07-02"), ("g1980-03-12\r", "1980-03-12"), ("[\t", "2015-06-03")])
  func isLoggedWithoutATimeForAnotherDay(keys: String, date: String) throws {
    var play = try BrowsePlay()
    play.type("\(keys)3")
    #expect(play.journal == #"{"at":"\#(date)","level":3}"# + "\n")
    #expect(play.lines[22] == " Logged good for \(date).")
  }

  @Test(arguments: [("l", "2015-07-04"), ("]", "2015-08-03"), ("\tl", "2015-07-04")])
  func isNotLoggedForADayToCome(keys: String, date: String) throws {
    var play = try BrowsePlay()
    play.type("\(keys)4")
    #expect(play.journal == nil)
    #expect(play.lines[22] == " no mood can be logged for \(date): it is in the future")
  }

  @Test func isSeenAtOnce() throws {
    var play = try BrowsePlay()
    #expect(play.lines[21] == " Mood  not logged")
    play.type("4")
    #expect(play.lines[21] == " Mood  ██ awesome, 4.0 from 1 entry")
    play.type("3")
    #expect(play.lines[21] == " Mood  ▆▆ good, 3.5 from 2 entries")
    play.type("\t")
    #expect(play.lines[3].contains("│[ 3]▆▆ 3.5│"))
    #expect(play.lines[14] == " Good days 1    Bad days 0    Logged 1 of 31 days, 2 entries")
    #expect(
      Array(play.lines[17...19]) == [
        " Friday 3 July 2015", "   08:10  ██ awesome", "   08:10  ▆▆ good",
      ])
  }

  @Test func isAddedBehindWhatIsThere() throws {
    let line = #"{"at":"2015-07-02","level":1,"note":"rain"}"#
    let files = InMemoryFiles([BrowsePlay.journalPath: line])
    var play = try BrowsePlay(files: files)
    play.type("3")
    #expect(play.journal == "\(line)\n" + #"{"at":"2015-07-03T08:10:00+02:00","level":3}"# + "\n")
  }

  @Test func seesWhatOthersAddedWhenItIsDrawnAgain() throws {
    let files = InMemoryFiles()
    var play = try BrowsePlay(files: files)
    _ = try bio("mood add 1", files: files)
    #expect(play.lines[21] == " Mood  not logged")
    play.type("\u{C}")
    #expect(play.lines[21] == " Mood  ▂▂ bad, 1.0 from 1 entry")
    _ = try bio("mood add 2", files: files)
    play.type("3\u{C}")
    #expect(play.lines[21] == " Mood  ▄▄ average, 2.0 from 3 entries")
  }

  @Test func theMessageGoesWithTheNextKey() throws {
    var play = try BrowsePlay()
    play.type("3")
    #expect(play.screen.message != nil)
    play.type("x")
    #expect(play.screen.message == nil)
    #expect(play.lines[22] == String(repeating: "─", count: 79))
  }
}
