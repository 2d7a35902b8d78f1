import Testing

@testable import BiorhythmCLI

/// Rows that cannot be read, and names of moods that are not Daylio's.
@Suite struct ImportFaultTests {
  private static let rows = """
    full_date,time,mood,note
    2018-05-18,21:00,rad,"two
    lines"
    2018-05-17,21:00,happy,
    2018-05-16,21:00,Tired,"x"
    2018-02-30,21:00,good,
    2018-05-15,25:00,good,

    2018-05-14,21:00,good
    2018-05-13,21:00,good,,
    2018-05-12,21:00,,
    ,21:00,good,
    2018-05-11,21:00,meh,last
    2018-05-10,21:00,happy,"open

    """

  private static let report = """
    bio: \(importPath):4: 'happy' is not a known mood
    bio: \(importPath):5: 'Tired' is not a known mood
    bio: \(importPath):6: '2018-02-30' is not a date
    bio: \(importPath):7: '25:00' is not a time of day
    bio: \(importPath):9: 3 fields, expected 4
    bio: \(importPath):10: 5 fields, expected 4
    bio: \(importPath):11: '' is not a known mood
    bio: \(importPath):12: '' is not a date
    bio: \(importPath):14: a quote is not closed

    """

  @Test func areAllListedAndNothingIsImported() throws {
    let files = diary(#"{"at":"2018-01-01","level":1}"#)
    #expect(
      try importing(Self.rows, into: files)
        == Output(
          standardError: Self.report + """
            bio: \(importPath): nothing was imported: 9 rows cannot be read
            hint: --map 'happy=3' gives a mood its level, --skip-unknown leaves such rows out

            """, exitStatus: .failure))
    #expect(files.journal == #"{"at":"2018-01-01","level":1}"#)
  }

  @Test func areLeftOutOnRequest() throws {
    let files = InMemoryFiles()
    #expect(
      try importing(Self.rows, "--skip-unknown", into: files)
        == Output(
          standardOutput: "Imported 2 entries, 9 left out.\n", standardError: Self.report))
    #expect(
      files.journal == #"{"at":"2018-05-18T21:00","level":4,"note":"two\nlines"}"# + "\n"
        + #"{"at":"2018-05-11T21:00","level":2,"note":"last"}"# + "\n")
    #expect(
      try importing(Self.rows, "--skip-unknown --map happy=3", into: files).standardOutput
        == "Imported 1 entry, 2 were there already, 8 left out.\n")
  }

  @Test func areListedHoweverMany() throws {
    let rows = String(repeating: "2018-05-18,happy\n", count: 500)
    let output = try importing("full_date,mood\n" + rows)
    let lines = output.standardError.split(separator: "\n")
    try #require(lines.count == 502)
    #expect(lines[499] == "bio: \(importPath):501: 'happy' is not a known mood")
    #expect(lines[500] == "bio: \(importPath): nothing was imported: 500 rows cannot be read")
  }

  @Test func areCountedInTheSingular() throws {
    let output = try importing("full_date,mood\n2018-05-18,happy\n")
    #expect(output.standardError.contains(": nothing was imported: 1 row cannot be read\n"))
  }

  @Test func areFoundWhereTheyAreNotUTF8() throws {
    let bytes =
      Array("full_date,mood,note\n2018-05-18,rad,".utf8) + [0xC3, 0x28, 0x0A]
      + Array("2018-05-17,rad,\"\u{E9}\"\n".utf8)
    let files = InMemoryFiles()
    let output = try importing(bytes: bytes, "--skip-unknown", into: files)
    #expect(output.standardError == "bio: \(importPath):2: not UTF-8 text\n")
    #expect(files.journal == #"{"at":"2018-05-17","level":4,"note":"é"}"# + "\n")
  }

  @Test func showNoControlsOfTheFile() throws {
    let output = try importing("full_date,mood\n2018-05-18,\u{1B}[31mhappy\u{202E}\n")
    #expect(
      output.standardError.hasPrefix("bio: \(importPath):2: '[31mhappy' is not a known mood\n"))
  }

  /// Definitions, and the levels of the moods happy, tired, so=so, and good; 0 for an unknown one.
  @Test(arguments: [
    (["happy=4", "tired=bad", "so=so=2"], [4, 1, 2, 3]),
    (["HAPPY=good", "Tired=2", "So=So=1"], [3, 2, 1, 3]),
    (["happy=4", "tired=1", "so=so=2", "good=4"], [4, 1, 2, 4]),
    (["happy=4", "happy=1", "tired=1", "so=so=2"], [1, 1, 2, 3]),
  ])
  func mapsNames(definitions: [String], levels: [Int]) throws {
    let files = InMemoryFiles()
    let text =
      "full_date,mood\n2018-05-01,happy\n2018-05-02,tired\n2018-05-03,so=so\n2018-05-04,good\n"
    try files.replace(importPath) { _ in Array(text.utf8) }
    let words = definitions.flatMap { ["--map", $0] }
    let output = try bio(words: ["mood", "import"] + words + [importPath], files: files)
    #expect(output == .printed("Imported 4 entries.\n"))
    let lines = levels.enumerated().map { #"{"at":"2018-05-0\#($0 + 1)","level":\#($1)}"# + "\n" }
    #expect(files.journal == lines.joined())
  }

  @Test(arguments: ["", "happy", "=3", "happy=", "happy=5", "happy=0", "happy=great", "happy 3"])
  func refusesOtherDefinitions(definition: String) throws {
    #expect(
      try bio(words: ["mood", "import", importPath, "--map", definition])
        == .refused(
          "bio: '\(definition)' is not a value for --map: expected NAME=LEVEL, LEVEL from 1 through 4"
        ))
  }
}
