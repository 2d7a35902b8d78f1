import Testing

@Suite struct ParallelMoodTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Each of the fifty may be the one that makes the folders and the file.
  @Test(arguments: ["", threeEntries, String(threeEntries.dropLast())])
  func fiftyAtOnceLoseNothing(before: String) throws {
    if !before.isEmpty { try sandbox.writeJournal(before) }
    let run = try sandbox.bash(
      """
      for number in {1..50}; do "$0" mood add 3 --on 2015-07-04 --note n$number & done
      for job in $(jobs -p); do wait $job || exit; done
      """)
    #expect(run.end == .exit(0))
    #expect(run.error.isEmpty)
    #expect(run.outputLines.count == 50)

    let lines = try sandbox.readJournal().split(separator: "\n", omittingEmptySubsequences: false)
    let old = before.split(separator: "\n")
    #expect(Array(lines.prefix(old.count)) == old)
    let new = (1...50).map { #"{"at":"2015-07-04","level":3,"note":"n\#($0)"}"# }
    #expect(lines.dropFirst(old.count).dropLast().sorted() == new.map { $0[...] }.sorted())
    #expect(lines.last == "")

    // No lock is left behind.
    #expect(try sandbox.bio("mood add 1 --on 2015-07-05").end == .exit(0))
    #expect(try Files.names(in: sandbox.home + "/.local/share/bio") == ["moods.jsonl"])
  }

  @Test func tenImportsOfOneFileAddItOnce() throws {
    let rows = (1...300).map { "2018-05-\(10 + $0 % 20),\($0),good\n" }
    try Files.write(
      Array(("full_date,note,mood\n" + rows.joined()).utf8), to: sandbox.folder + "/daylio.csv")
    let run = try sandbox.bash(
      """
      for number in {1..10}; do "$0" mood import daylio.csv & done
      for job in $(jobs -p); do wait $job || exit; done
      """)
    #expect(run.end == .exit(0))
    let sentences = run.outputLines.sorted()
    #expect(
      sentences
        == Array(repeating: "Imported 0 entries, 300 were there already.", count: 9)
        + ["Imported 300 entries."])
    #expect(try sandbox.readJournal().split(separator: "\n").count == 300)
  }

  @Test func addingAndTakingBackLeaveWholeLines() throws {
    // As many as are taken back: that may all be done first.
    let before = (1...20).map { #"{"at":"2015-07-01","level":4,"note":"\#($0)"}"# + "\n" }
    try sandbox.writeJournal(before.joined())
    let run = try sandbox.bash(
      """
      for number in {1..20}; do
        "$0" mood add 3 --on 2015-07-04 --note n$number &
        "$0" mood undo &
      done
      for job in $(jobs -p); do wait $job || exit; done
      """)
    #expect(run.end == .exit(0))
    #expect(run.error.isEmpty)
    #expect(run.outputLines.count == 40)
    let list = try sandbox.bio("mood list --csv")
    #expect(list.error.isEmpty)
    #expect(list.outputLines.count == 21)
  }
}
