import Testing

@testable import BiorhythmCLI

/// Files that are not imported, and what is said of them.
@Suite struct ImportRefusalTests {
  @Test(arguments: [
    (#"{"entries":[{"at":"2015-07-01","level":3},{"at":"2015-07-02"}]}"#, 2),
    (#"{"at":"2015-07-01","level":3}"# + "\n\nx\n", 3),
    (#"{"at":"2015-07-01","level":3}"# + "\n{", 2),
    ("at,level,note\n2015-07-01,3,\n2015-07-02,9,\n", 3),
    ("at,level,note\n2015-07-01,3,\n2015-02-30,3,\n", 3),
  ])
  func importsNothingWhereARowIsWrong(text: String, line: Int) throws {
    let files = InMemoryFiles()
    let output = try importing(text, into: files)
    let place = text.hasPrefix("{\"entries\"") ? ": entry \(line): " : ":\(line): "
    #expect(output.standardError.hasPrefix("bio: \(importPath)\(place)"))
    #expect(output.standardError.contains(": nothing was imported: 1 row cannot be read\n"))
    #expect(output.exitStatus == .failure)
    #expect(files.journal == nil)
    #expect(
      try importing(text, "--skip-unknown", into: files).standardOutput
        == "Imported 1 entry, 1 left out.\n")
  }

  @Test(arguments: [
    "hello\n", "date,mood\n2015-07-01,good\n", "full_date;mood\n2015-07-01;good\n",
    "date,days,physical,intellectual,emotional,average,critical\n", "name,birth\nada,1990-12-10\n",
    "full_date,time\n", "at,note\n", "[]", "\u{0}\u{1}\u{2}", "\"full_date,mood\n",
  ])
  func refusesOtherFiles(text: String) throws {
    let files = InMemoryFiles()
    for options in ["", "--skip-unknown"] {
      #expect(
        try importing(text, options, into: files)
          == .refused(
            "bio: \(importPath): not a Daylio export, and not what 'bio mood list' writes", .failure
          ))
    }
    #expect(files.journal == nil)
  }

  @Test(arguments: ["", "\n\n"])
  func anEmptyDiaryHasNothingToImport(text: String) throws {
    let files = InMemoryFiles()
    #expect(try importing(text, into: files) == .printed("Imported 0 entries.\n"))
    #expect(files.journal == nil)
  }

  @Test func refusesAFileThatIsNotUTF8OrNotThere() throws {
    let files = InMemoryFiles()
    // UTF-16, as some spreadsheets write it.
    let output = try importing(bytes: [0xFF, 0xFE, 0x61, 0, 0x74, 0, 0x0A, 0], into: files)
    #expect(output.exitStatus == .failure)
    #expect(output.standardError.hasPrefix("bio: \(importPath): not a Daylio export"))
    #expect(
      try bio("mood import missing.csv", files: files)
        == .refused("bio: cannot read missing.csv: No such file or directory", .failure))
    #expect(
      try bio("mood import")
        == .refused("bio: 'bio mood import' needs a word: FILE, the file; - is standard input"))
    #expect(files.journal == nil)
  }
}
