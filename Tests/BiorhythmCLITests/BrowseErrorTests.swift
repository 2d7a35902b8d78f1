import Testing

@testable import BiorhythmCLI

/// What goes wrong is said on the message line, and the screen lives on.
@Suite struct BrowseErrorTests {
  private static let entry = #"{"at":"2015-07-03","level":4}"# + "\n"

  @Test func aJournalThatCannotBeRead() throws {
    var play = try BrowsePlay(files: InMemoryFiles([BrowsePlay.journalPath: Self.entry]))
    play.disk.failReading(BrowsePlay.journalPath, "Permission denied")
    play.type("\u{C}")
    #expect(
      play.lines[22] == " cannot read /home/ada/.local/share/bio/moods.jsonl: Permission denied")
    play.type("l")
    #expect(play.date == "2015-07-04")
    #expect(play.lines[22] == String(repeating: "─", count: 79))
    play.disk.failReading(BrowsePlay.journalPath, nil)
    play.type("h\u{C}")
    #expect(play.lines[21] == " Mood  ██ awesome, 4.0 from 1 entry")
  }

  @Test func aJournalThatCannotBeReadAtTheStart() throws {
    var play = try BrowsePlay(unreadable: BrowsePlay.journalPath)
    #expect(
      play.lines[22] == " cannot read /home/ada/.local/share/bio/moods.jsonl: Is a directory")
    #expect(play.lines[21] == " Mood  not logged")
    play.type("]")
    #expect(play.date == "2015-08-03")
  }

  @Test func aMoodThatCannotBeSaved() throws {
    var play = try BrowsePlay(files: InMemoryFiles([BrowsePlay.journalPath: Self.entry]))
    play.disk.failSaving(BrowsePlay.journalPath, "No space left on device")
    play.type("1")
    #expect(
      play.lines[22]
        == " cannot save /home/ada/.local/share/bio/moods.jsonl: No space left on device")
    #expect(play.lines[21] == " Mood  ██ awesome, 4.0 from 1 entry")
    play.disk.failSaving(BrowsePlay.journalPath, nil)
    play.type("u")
    #expect(play.journal == Self.entry)
    play.type("3u")
    #expect(play.journal == Self.entry)
    #expect(play.lines[22] == " Took back good for 2015-07-03.")
  }

  @Test func aMoodThatCannotBeTakenBack() throws {
    var play = try BrowsePlay()
    play.type("3")
    let journal = play.journal
    play.disk.failSaving(BrowsePlay.journalPath, "Input/output error")
    play.type("u")
    #expect(
      play.lines[22] == " cannot save /home/ada/.local/share/bio/moods.jsonl: Input/output error")
    #expect(play.journal == journal)
    play.disk.failSaving(BrowsePlay.journalPath, nil)
    play.type("u")
    #expect(play.journal?.isEmpty == true)
  }

  @Test func aDamagedLineOfTheJournal() throws {
    let journal = Self.entry + "oops\n" + Self.entry
    var play = try BrowsePlay(files: InMemoryFiles([BrowsePlay.journalPath: journal]))
    #expect(play.lines[22] == " line 2 of the diary is not a mood entry")
    #expect(play.lines[21] == " Mood  ██ awesome, 4.0 from 2 entries")
    play.type("1u")
    #expect(play.journal == journal)
  }

  @Test func aNewlyDamagedLastLineIsNotCutOff() throws {
    let files = InMemoryFiles()
    var play = try BrowsePlay(files: files)
    play.type("3")
    let journal = (play.journal ?? "") + "oops\n"
    try files.append(Array("oops\n".utf8), to: BrowsePlay.journalPath)
    play.type("u")
    #expect(play.journal == journal)
    #expect(
      play.lines[22]
        == " /home/ada/.local/share/bio/moods.jsonl:2: the last line is not a mood entry")
  }

  @Test func nowhereToSave() throws {
    var play = try BrowsePlay(environment: ["HOME": "", "LC_ALL": "C.UTF-8"])
    play.type("3")
    #expect(play.lines[22] == " nowhere to save: HOME is not set to an absolute path")
    play.type("i\r")
    #expect(play.lines[22] == " nowhere to save: HOME is not set to an absolute path")
    #expect(play.files.paths == [])
  }
}
