import Foundation
import Testing

@Suite struct JournalSaveTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func theFirstEntryMakesTheFoldersAndTheFile() throws {
    #expect(try sandbox.bio("mood list") == Run())
    #expect(try sandbox.bio("mood calendar 2015-07 --json").end == .exit(0))
    #expect(try sandbox.bio("mood undo").end == .exit(1))
    #expect(try sandbox.bio("mood path") == Run(output: sandbox.journal + "\n"))
    #expect(try Files.names(in: sandbox.home).isEmpty)

    #expect(
      try sandbox.bio("mood add 4 --on 2015-07-03 --note word")
        == Run(output: "Saved: Fri 2015-07-03  ** awesome   word\n"))
    #expect(try sandbox.readJournal() == #"{"at":"2015-07-03","level":4,"note":"word"}"# + "\n")
    #expect(try Files.permissions(of: sandbox.journal) == 0o600)
    for folder in ["/.local", "/.local/share", "/.local/share/bio"] {
      #expect(try Files.permissions(of: sandbox.home + folder) == 0o700)
    }
    #expect(try Files.names(in: sandbox.folder).isEmpty)
  }

  @Test func aMissingLineEndIsMended() throws {
    for line in ["mood add 4 --on 2015-07-04", "mood import one.csv"] {
      try sandbox.writeJournal(String(threeEntries.dropLast()))
      try Files.write(
        Array("at,level\n2015-07-04,4\n".utf8), to: sandbox.folder + "/one.csv")
      #expect(try sandbox.bio(line).end == .exit(0))
      #expect(
        try sandbox.readJournal() == threeEntries + #"{"at":"2015-07-04","level":4}"# + "\n")
    }
  }

  @Test func aLinkStaysALinkAndAModeAMode() throws {
    let target = sandbox.home + "/elsewhere/diary"
    try Files.write(Array(threeEntries.utf8), to: target)
    try Files.setPermissions(of: target, to: 0o640)
    let link = sandbox.home + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let variables = ["BIO_JOURNAL": link]
    #expect(try sandbox.bio("mood add 4 --on 2015-07-04", adding: variables).end == .exit(0))
    #expect(try sandbox.bio("mood list", adding: variables).outputLines.count == 4)
    #expect(try sandbox.bio("mood undo", adding: variables).end == .exit(0))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try Files.bytes(of: target) == Array(threeEntries.utf8))
    #expect(try Files.permissions(of: target) == 0o640)
    #expect(try Files.names(in: sandbox.home + "/elsewhere") == ["diary"])
  }

  @Test func anUndoneEntryIsGoneForGood() throws {
    try sandbox.writeJournal(threeEntries)
    #expect(
      try sandbox.bio("mood undo")
        == Run(output: "Taken back: Fri 2015-07-03  22:05  ++ good\n"))
    #expect(try sandbox.readJournal() == threeEntries.prefix(98))
    _ = try sandbox.bio("mood undo")
    _ = try sandbox.bio("mood undo")
    #expect(try sandbox.readJournal() == "")
    #expect(
      try sandbox.bio("mood undo")
        == Run(error: "bio: there is no entry to take back\n", end: .exit(1)))
  }
}
