import Testing

@testable import BiorhythmCLI

/// Where prompts and messages stand.
@Suite struct BrowseNoticeTests {
  /// The line that a prompt takes, counted from 0: the lower rule's, else the title's.
  @Test(arguments: [
    (12, 0), (13, 0), (14, 12), (16, 0), (17, 0), (18, 16), (20, 0), (21, 0), (22, 20), (24, 22),
    (28, 26), (40, 38),
  ])
  func standsOnTheLowerRuleElseOnTheTitle(rows: Int, line: Int) throws {
    var play = try BrowsePlay(rows: rows)
    let before = play.lines
    play.type("g")
    #expect(changes(before, play.lines) == [line])
    #expect(play.lines[line] == " Go to: _")
    play.type("\u{1B}")
    play.type("3")
    #expect(play.lines[line] == " Logged good for 2015-07-03.")
    play.type("x")
    #expect(play.lines[line] == before[line])
  }

  @Test(arguments: [12, 14, 18, 24, 40])
  func standsOnTheLowerRuleOfTheCalendar(rows: Int) throws {
    var play = try BrowsePlay(rows: rows)
    play.type("\t")
    let before = play.lines
    play.type("g")
    #expect(changes(before, play.lines) == [rows - 2])
    #expect(play.lines[rows - 2] == " Go to: _")
  }

  @Test func whatIsSaidTakesTheLineOfTheTable() throws {
    var play = try BrowsePlay(rows: 35)
    play.type("ss")
    let before = play.lines
    play.type("g")
    #expect(changes(before, play.lines) == [33])
  }

  @Test func notesCannotDriveTheTerminal() throws {
    let note = #"a\u001b[2J\u009b31mb\nc\u202e\u0007"#
    let files = InMemoryFiles([
      BrowsePlay.journalPath: #"{"at":"2015-07-03","level":4,"note":"\#(note)"}"#
    ])
    var play = try BrowsePlay(files: files)
    play.type("\t")
    #expect(play.lines[18] == "          ██ awesome   a[2J31mb c")
  }

  private func changes(_ before: [String], _ after: [String]) -> [Int] {
    before.indices.filter { before[$0] != after[$0] }
  }
}
