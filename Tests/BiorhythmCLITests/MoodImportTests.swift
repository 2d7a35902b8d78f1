import Testing

@testable import BiorhythmCLI

/// What can be imported besides a Daylio export, and what is there already.
@Suite struct MoodImportTests {
  /// The same entries in the order of their times.
  private static let journal = """
    {"at":"2015-07-01","level":1}
    {"at":"2015-07-03T08:10:00+02:00","level":4,"note":"slept well"}
    {"at":"2015-07-03T08:10:00+02:00","level":4,"note":"slept well"}
    {"at":"2015-07-03T22:05Z","level":2,"note":"=SUM(A1)"}
    {"at":"2015-07-03T23:00","level":2,"note":"'quoted"}
    {"at":"2015-07-04T09:00:00+00:00","level":3,"note":"he said \\"hi\\", then left"}
    {"at":"2015-07-05T09:00:00+00:00","level":3,"note":"line one\\r\\nline two\\n"}
    {"at":"2015-07-06T09:00:00+00:00","level":3,"note":"\\ttab first, \\u0007 \\\\ / 日本 🙂"}
    {"at":"2015-07-07T09:00:00+00:00","level":3,"note":"''-1"}
    {"at":"2015-07-08T09:00:00+00:00","level":3,"note":" spaces "}
    {"at":"2015-07-09T09:00:00+00:00","level":3,"note":"\\r"}

    """

  @Test(arguments: ["mood list --csv", "mood list --json", "mood list --format csv --ascii"])
  func takesWhatListWrites(line: String) throws {
    let output = try bio(line, files: diary(Self.journal))
    let files = InMemoryFiles()
    #expect(try importing(output.standardOutput, into: files) == .printed("Imported 11 entries.\n"))
    #expect(files.journal == Self.journal)
    #expect(
      try importing(output.standardOutput, into: files)
        == .printed("Imported 0 entries, 11 were there already.\n"))
    #expect(files.journal == Self.journal)
    #expect(try bio(line, files: files) == output)
  }

  @Test(arguments: ["", "\u{FEFF}", "\n \r\n"])
  func takesAJournal(start: String) throws {
    for end in ["\n", "\r\n", "\n\n"] {
      let files = InMemoryFiles()
      let text = start + Self.journal.replacing("\n", with: end)
      #expect(try importing(text, into: files) == .printed("Imported 11 entries.\n"))
      #expect(files.journal == Self.journal)
    }
  }

  @Test func keepsTheTextOfTimesAndDropsWhatItDoesNotKnow() throws {
    let files = InMemoryFiles()
    _ = try importing(
      #" { "level" : 3, "at" : "2015-07-03T08:10+02:00", "note" : null, "x" : [1] } "#, into: files)
    #expect(files.journal == #"{"at":"2015-07-03T08:10+02:00","level":3}"# + "\n")
  }

  @Test func addsEqualRowsUntilThereAreAsMany() throws {
    let row = #"{"at":"2015-07-03T08:10","level":4,"note":"x"}"# + "\n"
    let files = diary(row)
    let two = "at,level,note\n2015-07-03T08:10,4,x\n2015-07-03T08:10,4,x\n"
    #expect(try importing(two, into: files) == .printed("Imported 1 entry, 1 was there already.\n"))
    #expect(files.journal == row + row)
    #expect(
      try importing(two, into: files) == .printed("Imported 0 entries, 2 were there already.\n"))
    #expect(
      try importing(two + "2015-07-03T08:10,4,x\n", into: files).standardOutput
        == "Imported 1 entry, 2 were there already.\n")
    #expect(files.journal == row + row + row)
  }

  /// Rows that differ from the one that is there in one thing.
  @Test(arguments: [
    "2015-07-03T08:10,3,x", "2015-07-03T08:10,4,y", "2015-07-03T08:10,4,", "2015-07-03,4,x",
    "2015-07-03T08:11,4,x", "2015-07-03T08:10:00,4,x", "2015-07-03T08:10Z,4,x",
    "2015-07-03T08:10,4,X",
  ])
  func addsRowsThatDifferInAnyWay(row: String) throws {
    let files = diary(#"{"at":"2015-07-03T08:10","level":4,"note":"x"}"#)
    #expect(
      try importing("at,level,note\n\(row)\n", into: files) == .printed("Imported 1 entry.\n"))
    #expect(files.journal?.split(separator: "\n").count == 2)
  }

  @Test func takesAListWithOrWithoutNotesAndInAnyOrder() throws {
    let files = InMemoryFiles()
    #expect(
      try importing("level,at\n3,2015-07-01\n", into: files) == .printed("Imported 1 entry.\n"))
    #expect(files.journal == #"{"at":"2015-07-01","level":3}"# + "\n")
  }

  @Test(arguments: ["at,level,note\n", "full_date,mood\n", #"{"entries":[]}"#])
  func mayFindNothing(text: String) throws {
    let files = InMemoryFiles()
    #expect(try importing(text, into: files) == .printed("Imported 0 entries.\n"))
    #expect(files.journal == nil)
  }

  @Test func addsBehindADamagedJournal() throws {
    let files = diary("x\n" + #"{"at":"2015-07-01","level":3}"#)
    _ = try importing("at,level\n2015-07-01,3\n2015-07-02,4\n", into: files)
    #expect(
      files.journal == "x\n" + #"{"at":"2015-07-01","level":3}"# + "\n"
        + #"{"at":"2015-07-02","level":4}"#
        + "\n")
  }
}
