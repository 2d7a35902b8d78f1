import Testing

@testable import BiorhythmCLI

/// Journals in which not every line is an entry.
@Suite struct JournalDamageTests {
  private static let good = #"{"at":"2022-10-26T20:00:00+00:00","level":2}"#

  /// Lines that are no entries.
  @Test(arguments: [
    #"{"at":"","level":4}"#, #"{"at":"2022-10-27T00:00:00+00:00"}"#, #"{"level":4}"#, "{}",
    #"{"at":"2022-10-27","level":"4"}"#, #"{"at":"2022-02-30T08:00:00+00:00","level":2}"#,
    #"{"at":"2022-10-26","level":99}"#, #"{"at":"2022-10-26","level":0}"#,
    #"{"at":"2022-10-26","level":-1}"#, #"{"at":"2022-10-26","level":2.5}"#,
    #"{"at":"2022-10-26","level":true}"#, #"{"at":"2022-10-26","level":null}"#,
    #"{"at":"2022-10-26","level":1e400}"#, #"{"at":"2022-10-26","level":99999999999999999999}"#,
    #"{"at":20221026,"level":2}"#, #"{"at":null,"level":2}"#,
    #"{"at":"2022-10-26","level":2,"note":5}"#,
    #"{"date":"2022-10-25","time":"20:00","mo"#, #"{"at":"2022-10-26","level":2}x"#,
    #"{"at":"2022-10-26","level":2}{"at":"2022-10-26","level":2}"#, #"["2022-10-26",2]"#, "null",
    "2", "at,level,note", "2022-10-26,2,", #"{"at":"80-03-12","level":2}"#,
    #"{"at":"2022/10/26","level":2}"#, #"{"at":"2022-13-01","level":2}"#,
    #"{"at":"٢٠١٥-٠٧-٠١","level":2}"#, #"{"at":"２０１５-07-01","level":2}"#,
    #"{"at":"2022-10-26","level":2,"note":"\ud800"}"#,
    "{\"at\":\"2022-10-26\",\"level\":2,\"note\":\"\t\"}",
  ])
  func areReportedAndPassedOver(line: String) throws {
    let journal = Self.good + "\n" + line + "\n" + Self.good + "\n"
    let files = diary(journal)
    let output = try bio("mood list --csv", files: files)
    #expect(
      output
        == Output(
          standardOutput: """
            at,level,note
            2022-10-26T20:00:00+00:00,2,
            2022-10-26T20:00:00+00:00,2,

            """, standardError: "bio: \(journalPath):2: not a mood entry\n"))
    #expect(files.journal == journal)
  }

  /// Lines that are entries, whatever stands around what counts.
  @Test(arguments: [
    #" { "level" : 2 , "at" : "2022-10-26" }  "#, #"{"at":"2022-10-26","level":2,"extra":[1]}"#,
    #"{"at":"2022-10-26","level":2,"note":null}"#, #"{"at":"2022-10-26","level":2,"note":""}"#,
    "\t" + #"{"at":"2022-10-26","level":2}"# + "\r", #"{"\u0061t":"2022\u002D10-26","level":2}"#,
  ])
  func mayHaveEntriesInOtherForms(line: String) throws {
    #expect(
      try bio("mood list --csv", files: diary(line))
        == .printed("at,level,note\n2022-10-26,2,\n"))
  }

  @Test func countBlankLinesButSayNothingOfThem() throws {
    let journal = "\u{FEFF}" + Self.good + "\r\n  \r\n\r\nx\r\n\n" + Self.good
    let output = try bio("mood list --csv", files: diary(journal))
    #expect(output.lines.count == 3)
    #expect(output.standardError == "bio: \(journalPath):4: not a mood entry\n")
  }

  @Test(arguments: [
    "mood list", "mood list 2022", "mood list --json", "mood calendar 2022-10",
    "mood calendar --json",
    "insight --birth 1980-03-12", "insight 2022 --birth 1980-03-12 --json",
  ])
  func areReportedByEveryReader(line: String) throws {
    let journal = "x\n" + Self.good + "\ny"
    let files = diary(journal)
    let output = try bio(line, files: files)
    let report = [1, 3].map { "bio: \(journalPath):\($0): not a mood entry\n" }.joined()
    #expect(output.standardError == report)
    #expect(output.exitStatus == .success)
    #expect(!output.standardOutput.isEmpty)
    #expect(files.journal == journal)
  }

  @Test(arguments: [(1, 1), (20, 20), (21, 21), (22, 21), (1000, 21)])
  func areReportedTwentyTimesAtMost(count: Int, lines: Int) throws {
    let journal = String(repeating: "x\n", count: count) + Self.good + "\n"
    let output = try bio("mood list --csv", files: diary(journal))
    let report = output.standardError.split(separator: "\n")
    #expect(output.lines.count == 2)
    try #require(report.count == lines)
    #expect(report[min(count, 20) - 1] == "bio: \(journalPath):\(min(count, 20)): not a mood entry")
    if count > 20 { #expect(report[20] == "bio: \(journalPath): and \(count - 20) more") }
  }

  @Test func mayBeAnyBytes() throws {
    // A linear congruence gives bytes without any pattern, among them line feeds and broken UTF-8.
    var state: UInt32 = 1
    let bytes = (0..<20_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    let files = try diary(bytes: bytes + Array("\n\(Self.good)\n".utf8))
    let output = try bio("mood list --csv", files: files)
    #expect(output.standardOutput == "at,level,note\n2022-10-26T20:00:00+00:00,2,\n")
    #expect(output.standardError.split(separator: "\n").count == 21)
    #expect(output.exitStatus == .success)
    #expect(try files.read(journalPath)?.prefix(20_000).elementsEqual(bytes) == true)
  }

  @Test func neverReplaceWhatIsNotUTF8() throws {
    let note =
      Array(#"{"at":"2022-10-26","level":2,"note":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let files = try diary(bytes: note + [0x0A])
    let output = try bio("mood list --csv", files: files)
    #expect(output.standardOutput == "at,level,note\n")
    #expect(output.standardError == "bio: \(journalPath):1: not a mood entry\n")
  }
}
