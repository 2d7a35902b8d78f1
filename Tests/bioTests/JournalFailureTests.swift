import Foundation
import Testing

/// Journals that cannot be read or saved.
@Suite struct JournalFailureTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try Files.write(
      Array("full_date,mood\n2015-07-04,rad\n".utf8), to: sandbox.folder + "/daylio.csv")
  }

  private static let savingLines = [
    "mood add 3", "mood add 3 --on 2015-07-04", "mood import daylio.csv",
  ]

  /// Nothing can be written to any file, and the signal that tells so is ignored or not.
  @Test(arguments: ["", "trap '' XFSZ; "], savingLines)
  func theJournalIsWhatItWasWhereNothingFits(trap: String, line: String) throws {
    for text in [threeEntries, String(threeEntries.dropLast())] {
      try sandbox.writeJournal(text)
      let run = try sandbox.bash(trap + #"ulimit -f 0; exec "$0" "$@""#, line)
      expectFailure(run, "cannot save \(sandbox.journal): ")
      #expect(try sandbox.readJournal() == text)
      #expect(try Files.names(in: sandbox.home + "/.local/share/bio") == ["moods.jsonl"])
    }
  }

  @Test(arguments: savingLines)
  func noFileIsLeftWhereNoneWas(line: String) throws {
    let run = try sandbox.bash(#"ulimit -f 0; exec "$0" "$@""#, line)
    expectFailure(run, "cannot save \(sandbox.journal): ")
    #expect(try Files.names(in: sandbox.home + "/.local/share/bio").isEmpty)
  }

  /// Half of what is to be added fits, and is taken away again.
  @Test func whatWasHalfWrittenIsTakenAway() throws {
    let rows = (1...200).map { "2015-07-04,good,number \($0)\n" }
    try Files.write(
      Array(("full_date,mood,note\n" + rows.joined()).utf8), to: sandbox.folder + "/daylio.csv")
    try sandbox.writeJournal(threeEntries)
    let run = try sandbox.bash(#"ulimit -f 4; exec "$0" mood import daylio.csv"#)
    expectFailure(run, "cannot save \(sandbox.journal): ")
    #expect(try sandbox.readJournal() == threeEntries)
  }

  @Test(arguments: [
    "mood list", "mood calendar", "insight --birth 1980-03-12", "mood list --json", "mood undo",
  ])
  func aFolderIsNoJournalToRead(line: String) throws {
    let run = try sandbox.bio(line, adding: ["BIO_JOURNAL": sandbox.folder])
    expectFailure(run, "cannot read \(sandbox.folder): ")
  }

  @Test(arguments: savingLines)
  func aFolderIsNoJournalToSave(line: String) throws {
    let run = try sandbox.bio(line, adding: ["BIO_JOURNAL": sandbox.home])
    expectFailure(run, "cannot save \(sandbox.home): ")
  }

  /// A device, and a pipe that nobody writes to: neither may be waited for.
  @Test(
    .enabled(if: Files.haveFullDevice, "there is no /dev/full"),
    arguments: ["mood list", "mood undo"] + savingLines)
  func aDeviceIsNoJournal(line: String) throws {
    let pipe = sandbox.home + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in ["/dev/full", pipe] {
      let run = try sandbox.bio(line, adding: ["BIO_JOURNAL": path])
      expectFailure(run, "cannot \(Self.savingLines.contains(line) ? "save" : "read") \(path): ")
    }
  }

  @Test(
    .disabled(if: Files.obeyNobody, "the superuser can read everything"),
    arguments: ["mood list", "mood undo"] + savingLines)
  func aJournalThatMayNotBeReadIsLeftAlone(line: String) throws {
    try sandbox.writeJournal(threeEntries)
    try Files.setPermissions(of: sandbox.journal, to: 0)
    let run = try sandbox.bio(line)
    try Files.setPermissions(of: sandbox.journal, to: 0o600)
    expectFailure(
      run, "cannot \(Self.savingLines.contains(line) ? "save" : "read") \(sandbox.journal): ")
    #expect(try sandbox.readJournal() == threeEntries)
  }

  @Test(.enabled(if: Files.haveFullDevice, "there is no /dev/full"))
  func anAnswerThatCannotBeWrittenDoesNotTakeTheEntryBack() throws {
    let run = try sandbox.bash(#"exec "$0" mood add 3 --on 2015-07-04 > /dev/full"#)
    expectFailure(run, "cannot write the output: ")
    #expect(try sandbox.readJournal() == #"{"at":"2015-07-04","level":3}"# + "\n")
  }

  private func expectFailure(
    _ run: Run, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.end == .exit(1), sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errorLines.count == 1, sourceLocation: sourceLocation)
    #expect(run.error.hasPrefix("bio: " + message), sourceLocation: sourceLocation)
  }
}
