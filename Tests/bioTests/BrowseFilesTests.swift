import Foundation
import Testing

/// The files that the screen reads and writes.
@Suite struct BrowseFilesTests {
  private let sandbox: Sandbox
  private var journal: String { sandbox.home + "/.local/share/bio/moods.jsonl" }

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func openingItMakesNothing() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type("\t?q\tsu")
    try screen.wait(for: " Nothing was logged here.")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
    #expect(try Files.names(in: sandbox.home) == [])
  }

  @Test func aMoodIsKeptAndTakenBack() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type("3")
    try screen.wait(for: " Logged good for 2015-07-03.")
    #expect(try text(of: journal) == #"{"at":"2015-07-03","level":3}"# + "\n")
    #expect(try Files.permissions(of: journal) == 0o600)
    try screen.type("u")
    try screen.wait(for: " Took back good for 2015-07-03.")
    #expect(try text(of: journal) == "")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aJournalThatIsDeletedMeanwhileBeginsAnew() throws {
    try Files.write(Array(#"{"at":"2015-07-03","level":1}"#.utf8), to: journal)
    let screen = try sandbox.browse()
    try screen.wait(for: " Mood  -- bad, 1.0 from 1 entry")
    try FileManager.default.removeItem(atPath: sandbox.home + "/.local")
    try screen.type("4")
    try screen.wait(for: " Logged awesome for 2015-07-03.")
    #expect(try text(of: journal) == #"{"at":"2015-07-03","level":4}"# + "\n")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aJournalThatCannotBeReadIsSaidOnTheScreen() throws {
    let screen = try sandbox.browse(adding: ["BIO_JOURNAL": sandbox.folder], columns: 200)
    try screen.wait(for: " cannot read \(sandbox.folder): Is a directory")
    try screen.type("3")
    try screen.wait(for: " cannot save \(sandbox.folder): Is a directory")
    try screen.type("l")
    try screen.wait(for: "Sat 4: day 12,897")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func aBirthdayIsSavedAtOnce() throws {
    let screen = try sandbox.browse()
    try screen.wait(for: Screen.drawn)
    try screen.type("i\u{15}1990-12-10\r")
    try screen.wait(for: " Saved your birthday, 1990-12-10.")
    #expect(try text(of: sandbox.preferences) == #"{"birthday":"1990-12-10"}"# + "\n")
    #expect(try Files.permissions(of: sandbox.preferences) == 0o600)
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  @Test func preferencesThatCannotBeReadOpenNoScreen() throws {
    let screen = try sandbox.browse("2015-07-03", adding: ["BIO_PREFERENCES": sandbox.folder])
    #expect(try screen.end(after: "Is a directory\r\n") == .exit(1))
    #expect(
      String(decoding: screen.output, as: UTF8.self)
        == "bio: cannot read \(sandbox.folder): Is a directory\r\n")
    #expect(try screen.isRestored)
  }

  @Test func preferencesThatCannotBeReadAreSaidOnTheScreen() throws {
    let screen = try sandbox.browse(adding: ["BIO_PREFERENCES": sandbox.folder], columns: 200)
    try screen.wait(for: " cannot read \(sandbox.folder): Is a directory")
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Files.bytes(of: path), as: UTF8.self)
  }
}
