import Testing

@testable import BiorhythmCLI

/// `bio mood undo` and `bio mood path`.
@Suite struct MoodUndoTests {
  private static let first =
    #"{"at":"2015-07-03T22:05:00+02:00","level":3,"note":"long day"}"# + "\n"
  private static let second = #"{"at":"2015-07-01","level":1}"# + "\n"

  @Test func takesBackWhatWasAddedLast() throws {
    let files = diary(Self.first + Self.second)
    #expect(
      try bio("mood undo", files: files)
        == .printed("Taken back: Wed 2015-07-01  -- bad\n"))
    #expect(files.journal == Self.first)
    #expect(
      try bio("mood undo --unicode", files: files)
        == .printed("Taken back: Fri 2015-07-03  22:05  ▆▆ good      long day\n"))
    #expect(files.journal == "")
    try expectNothingToUndo(files)
  }

  @Test func leavesWhatWasThereBeforeAddUntouched() throws {
    let files = diary(Self.first)
    _ = try bio(words: ["mood", "add", "4", "--note", "oops"], files: files)
    _ = try bio("mood undo", files: files)
    #expect(files.journal == Self.first)
  }

  /// Ends of a journal, and what is left of it.
  @Test(arguments: [
    (first + #"{"at":"2015-07-01","level":1}"#, first),
    (first + second + "\n  \n\r\n", first),
    (first + "\r\n" + #"{"at":"2015-07-01","level":1}"# + "\r\n", first + "\r\n"),
    ("\u{FEFF}" + second, "\u{FEFF}"),
    ("not an entry\n" + second, "not an entry\n"),
  ])
  func cutsOffTheLastLineAlone(before: String, after: String) throws {
    let files = diary(before)
    #expect(
      try bio("mood undo", files: files).standardOutput
        == "Taken back: Wed 2015-07-01  -- bad\n")
    #expect(files.journal.map { Array($0.utf8) } == Array(after.utf8))
  }

  @Test func leavesADamagedLastLineAlone() throws {
    let journal = Self.first + "\n" + #"{"at":"2015-07-0"#
    let files = diary(journal)
    #expect(
      try bio("mood undo", files: files)
        == .refused(
          """
          bio: \(journalPath):3: the last line is not a mood entry
          hint: nothing was changed; mend the line or take it out
          """, .failure))
    #expect(files.journal == journal)
  }

  @Test func hasNothingToTakeBackWithoutAnEntry() throws {
    let missing = InMemoryFiles()
    try expectNothingToUndo(missing)
    #expect(missing.paths.isEmpty)
    for journal in ["", "\n", "\r\n  \n"] {
      let files = diary(journal)
      try expectNothingToUndo(files)
      #expect(files.journal == journal)
    }
  }

  @Test(arguments: [
    ([:], "/home/ada/.local/share/bio/moods.jsonl"),
    (["XDG_DATA_HOME": "/data"], "/data/bio/moods.jsonl"),
    (["XDG_DATA_HOME": "data"], "/home/ada/.local/share/bio/moods.jsonl"),
    (["XDG_DATA_HOME": ""], "/home/ada/.local/share/bio/moods.jsonl"),
    (["XDG_DATA_HOME": "/data", "BIO_JOURNAL": "/my/moods"], "/my/moods"),
    (["BIO_JOURNAL": ""], "/home/ada/.local/share/bio/moods.jsonl"),
    (["HOME": "", "BIO_JOURNAL": "moods"], "moods"),
  ])
  func namesTheJournalAndKeepsMoodsThere(environment: [String: String], path: String) throws {
    let files = InMemoryFiles()
    #expect(
      try bio("mood path", environment: environment, files: files)
        == .printed(path + "\n"))
    #expect(files.paths.isEmpty)
    _ = try bio("mood add 3", environment: environment, files: files)
    #expect(files.paths == [path])
  }

  @Test(arguments: ["mood path", "mood add 3", "mood undo"])
  func needsAPlaceForTheJournal(line: String) throws {
    #expect(
      try bio(line, environment: ["HOME": ""])
        == .refused(
          """
          bio: nowhere to save: HOME is not set to an absolute path
          hint: set HOME or XDG_DATA_HOME, or name a file in BIO_JOURNAL
          """, .failure))
    #expect(try bio("mood list", environment: ["HOME": ""]) == Output())
  }

  private func expectNothingToUndo(_ files: InMemoryFiles) throws {
    #expect(
      try bio("mood undo", files: files)
        == .refused("bio: there is no entry to take back", .failure))
  }
}
