import Testing

/// `bio mood import` from files that are none.
@Suite struct MoodInputTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try Files.write(Array(threeEntries.utf8), to: sandbox.folder + "/moods.jsonl")
  }

  @Test(arguments: [
    #""$0" mood import - < moods.jsonl"#, #"cat moods.jsonl | "$0" mood import -"#,
    #"{ head -c 70 moods.jsonl; tail -c +71 moods.jsonl; } | "$0" mood import -"#,
    #""$0" mood import <(cat moods.jsonl)"#, #""$0" mood import /dev/stdin < moods.jsonl"#,
    #""$0" mood import -- moods.jsonl"#, #""$0" mood import ./moods.jsonl"#,
    #"BIO_JOURNAL=$PWD/moods.jsonl "$0" mood list --csv | "$0" mood import -"#,
    #"BIO_JOURNAL=$PWD/moods.jsonl "$0" mood list --json | "$0" mood import -"#,
  ])
  func readsWhateverCanBeRead(script: String) throws {
    #expect(try sandbox.bash(script) == Run(output: "Imported 3 entries.\n"))
    #expect(
      try sandbox.readJournal() == """
        {"at":"2015-07-01T09:00:00+02:00","level":4,"note":"slept well"}
        {"at":"2015-07-02","level":2}
        {"at":"2015-07-03T22:05","level":3}

        """)
  }

  @Test func takesNothingFromTheJournalItself() throws {
    try sandbox.writeJournal(threeEntries)
    #expect(
      try sandbox.bash(#""$0" mood import "$("$0" mood path)""#)
        == Run(output: "Imported 0 entries, 3 were there already.\n"))
    #expect(try sandbox.readJournal() == threeEntries)
  }

  @Test(arguments: [
    (#""$0" mood import - <&-"#, "cannot read standard input: Bad file descriptor"),
    (#""$0" mood import - < ."#, "cannot read standard input: Is a directory"),
    (#""$0" mood import ."#, "cannot read .: Is a directory"),
    (#""$0" mood import missing"#, "cannot read missing: No such file or directory"),
  ])
  func namesWhatCannotBeRead(script: String, message: String) throws {
    #expect(try sandbox.bash(script) == Run(error: "bio: \(message)\n", end: .exit(1)))
    #expect(try Files.names(in: sandbox.home).isEmpty)
  }

  @Test func hasNothingToReadInAnEmptyInput() throws {
    let run = try sandbox.bash(#""$0" mood import - < /dev/null"#)
    #expect(run == Run(output: "Imported 0 entries.\n", end: .exit(0)))
  }

  @Test func showsNoProgressWhereNobodyLooksOn() throws {
    let run = try sandbox.bash(
      """
      { echo full_date,mood,note; for number in {1..12000}; do echo 2015-07-01,good,$number; done; } |
        "$0" mood import -
      """)
    #expect(run == Run(output: "Imported 12,000 entries.\n"))
  }
}
