import Testing

@testable import BiorhythmCLI

/// Notes in comma-separated values, which a spreadsheet must never run.
@Suite struct MoodCSVTests {
  /// Notes as JSON has them, and the field that stands for them.
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+x", "'+x"), ("@a", "'@a"), ("-2+3+cmd", "'-2+3+cmd"), ("-", "'-"),
    (#"\ttab first"#, "'\ttab first"), (#"\rreturn first"#, "\"'\rreturn first\""),
    ("'=1+1", "''=1+1"), ("''''-5", "'''''-5"), ("'", "'"), ("''", "''"), ("'plain", "'plain"),
    ("plain", "plain"), ("a=1", "a=1"), (" =1", " =1"), (#"\n=1"#, "\"\n=1\""), ("1-2", "1-2"),
    (#"he said \"hi\", then left"#, #""he said ""hi"", then left""#), (#"=\"a\""#, #""'=""a""""#),
    (#"line one\r\nline two"#, "\"line one\r\nline two\""), (#"\"\""#, #""""""""#),
    ("a,b", "\"a,b\""), (" a ", " a "), ("日本語", "日本語"), (#"\u0000\u001b"#, "\0\u{1B}"), ("#", "#"),
    ("＝1", "＝1"), ("e\u{301}", "e\u{301}"), ("=\u{301}1", "'=\u{301}1"),
  ])
  func guardsWhatLooksLikeAFormula(note: String, field: String) throws {
    let line = #"{"at":"2015-07-01T09:00:00+00:00","level":3,"note":"\#(note)"}"# + "\n"
    let csv = try bio("mood list --csv", files: diary(line)).standardOutput
    let expected = "at,level,note\n2015-07-01T09:00:00+00:00,3,\(field)\n"
    #expect(Array(csv.unicodeScalars) == Array(expected.unicodeScalars))

    // And back again, to the very same line.
    let files = InMemoryFiles()
    #expect(try importing(csv, into: files) == .printed("Imported 1 entry.\n"))
    #expect(
      files.journal.map { Array($0.unicodeScalars) } == Array(line.unicodeScalars))
  }

  @Test func readsFieldsThatASpreadsheetHasQuoted() throws {
    let files = InMemoryFiles()
    _ = try importing(
      "\u{FEFF}\"at\",\"level\",\"note\"\r\n\"2015-07-01\",\"3\",\"'=1+1\"\r\n", into: files)
    #expect(files.journal == #"{"at":"2015-07-01","level":3,"note":"=1+1"}"# + "\n")
  }

  @Test func hasOneKindOfLineEnd() throws {
    let csv = try bio("mood list --csv", files: diary(SampleJournal.july)).standardOutput
    #expect(!csv.unicodeScalars.contains("\r"))
    #expect(csv.split(separator: "\n").count == 48)
    #expect(csv.hasSuffix("\n"))
  }
}
