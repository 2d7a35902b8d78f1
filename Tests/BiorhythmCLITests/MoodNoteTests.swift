import Testing

@testable import BiorhythmCLI

/// Notes: what is typed, kept and shown.
@Suite struct MoodNoteTests {
  /// What is typed, how the journal has it, and how a terminal sees it.
  @Test(arguments: [
    ("slept well", "slept well", "slept well"),
    ("-- tired", "-- tired", "-- tired"),
    ("--json", "--json", "--json"),
    ("-5", "-5", "-5"),
    ("=1+1", "=1+1", "=1+1"),
    ("'tis", "'tis", "'tis"),
    (" two  spaces ", " two  spaces ", " two  spaces"),
    (#"he said "hi" \o/"#, #"he said \"hi\" \\o/"#, #"he said "hi" \o/"#),
    ("a/b", "a/b", "a/b"),
    ("one\ntwo\r\nthree\ttabs", #"one\ntwo\r\nthree\ttabs"#, "one two three tabs"),
    ("\u{1B}[31mred\u{7}\u{1}", #"\u001b[31mred\u0007\u0001"#, "[31mred"),
    ("a\u{7F}b\u{85}c\u{9B}1m", "a\u{7F}b\u{85}c\u{9B}1m", "ab c1m"),
    ("\u{202E}evil\u{2066}", "\u{202E}evil\u{2066}", "evil"),
    ("日本語 🙂 e\u{301}", "日本語 🙂 e\u{301}", "日本語 🙂 e\u{301}"),
  ])
  func keepsTheNoteAndShowsNoControls(typed: String, kept: String, shown: String) throws {
    let files = InMemoryFiles()
    let output = try bio(words: ["mood", "add", "4", "--note", typed], files: files)
    let line = #"{"at":"2015-07-03T08:10:00+02:00","level":4,"note":"\#(kept)"}"# + "\n"
    #expect(files.journal.map { Array($0.unicodeScalars) } == Array(line.unicodeScalars))
    #expect(output.standardOutput == "Saved: Fri 2015-07-03  08:10  ** awesome   \(shown)\n")

    let list = try bio("mood list", files: files)
    #expect(list.standardOutput == " Fri 2015-07-03  08:10  ** awesome   \(shown)\n")
    let attached = InMemoryFiles()
    _ = try bio(words: ["mood", "add", "--note=\(typed)", "4"], files: attached)
    #expect(attached.journal == files.journal)
  }

  @Test func takesAnEmptyNoteForNone() throws {
    let files = InMemoryFiles()
    let output = try bio(words: ["mood", "add", "4", "--note", ""], files: files)
    #expect(files.journal == #"{"at":"2015-07-03T08:10:00+02:00","level":4}"# + "\n")
    #expect(output.standardOutput == "Saved: Fri 2015-07-03  08:10  ** awesome\n")
  }

  @Test func leavesNoTrailingSpaceForANoteOfControls() throws {
    let output = try bio(words: ["mood", "add", "4", "--note", "\u{7}\u{200E}"])
    #expect(output.standardOutput == "Saved: Fri 2015-07-03  08:10  ** awesome\n")
  }

  @Test func refusesANoteThatIsNotUTF8() throws {
    let files = InMemoryFiles()
    let output = try bio(words: ["mood", "add", "4", "--note", nil], files: files)
    #expect(output.standardError == "bio: word 5 of the command line is not UTF-8 text\n")
    #expect(output.exitStatus == .usage)
    #expect(files.paths.isEmpty)
  }

  @Test func addsALineAndMendsTheOneBefore() throws {
    let first = #"{"at":"2015-07-01T09:00:00+00:00","level":4}"#
    let second = #"{"at": "2015-07-02T09:00:00+00:00", "level": 2}"#
    for end in ["", "\n"] {
      let files = diary(first + "\r\n\n" + second + end)
      _ = try bio("mood add 1 --on 2015-07-02", files: files)
      #expect(
        files.journal == first + "\r\n\n" + second + "\n" + #"{"at":"2015-07-02","level":1}"# + "\n"
      )
    }
  }

  @Test func cutsItsAnswerAtTheWidth() throws {
    let words = ["mood", "add", "2", "--width", "46", "--note", "a long walk by the river"]
    #expect(
      try bio(words: words).standardOutput == "Saved: 2015-07-03  08:10  oo average   a l...\n")
    #expect(
      try bio(words: words + ["--unicode"]).standardOutput
        == "Saved: 2015-07-03  08:10  ▄▄ average   a lon…\n")
  }
}
