import Testing

@testable import BiorhythmCLI

/// Taking back what was logged on the screen.
@Suite struct BrowseUndoTests {
  private static let old = #"{"at":"2015-07-02","level":1,"note":"rain"}"# + "\n"

  private let files = InMemoryFiles([BrowsePlay.journalPath: old])

  @Test func takesBackTheNewestFirst() throws {
    var play = try BrowsePlay(files: files)
    play.type("4h2lu")
    #expect(play.lines[22] == " Took back average for 2015-07-02.")
    #expect(play.journal == Self.old + #"{"at":"2015-07-03T08:10:00+02:00","level":4}"# + "\n")
    play.type("u")
    #expect(play.lines[22] == " Took back awesome for 2015-07-03.")
    #expect(play.journal == Self.old)
    #expect(play.lines[21] == " Mood  not logged")
  }

  @Test(arguments: ["u", "4uu", "43uuu"])
  func leavesWhatWasThereBefore(keys: String) throws {
    var play = try BrowsePlay(files: files)
    play.type(keys)
    #expect(play.journal == Self.old)
    #expect(play.screen.message != nil)
    #expect(play.screen.message?.hasPrefix("Took back") == false)
  }

  @Test func takesBackEqualEntriesOneByOne() throws {
    var play = try BrowsePlay(files: files)
    play.type("444uu")
    #expect(play.journal == Self.old + #"{"at":"2015-07-03T08:10:00+02:00","level":4}"# + "\n")
    play.type("u")
    #expect(play.journal == Self.old)
  }

  @Test func refusesWhenAnotherEntryWasAddedSince() throws {
    var play = try BrowsePlay(files: files)
    play.type("4")
    _ = try bio("mood add 1", files: files)
    let journal = play.journal
    play.type("u")
    #expect(play.lines[22] == " another entry was added since")
    #expect(play.journal == journal)
    _ = try bio("mood undo", files: files)
    play.type("u")
    #expect(play.journal == Self.old)
  }

  @Test func refusesAnEntryThatWasTakenBackElsewhere() throws {
    var play = try BrowsePlay(files: files)
    play.type("4")
    _ = try bio("mood undo", files: files)
    play.type("u")
    #expect(play.journal == Self.old)
    #expect(play.screen.message?.hasPrefix("Took back") == false)
  }

  @Test func worksInTheCalendarAndForAnyPersonShown() throws {
    var play = try BrowsePlay("--who Bob --birth 1955-05-05", files: files)
    play.type("\t4\t\tu")
    #expect(play.lines[22] == " Took back awesome for 2015-07-03.")
    #expect(play.journal == Self.old)
  }

  @Test func aMoodCanBeLoggedAgain() throws {
    var play = try BrowsePlay(files: files)
    play.type("4u3")
    #expect(play.journal == Self.old + #"{"at":"2015-07-03T08:10:00+02:00","level":3}"# + "\n")
    play.type("u")
    #expect(play.journal == Self.old)
  }
}
