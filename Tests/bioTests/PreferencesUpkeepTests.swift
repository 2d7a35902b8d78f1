import Foundation
import Testing

/// What saving leaves as it was.
@Suite struct PreferencesUpkeepTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    "birthday 1980-03-13", "birthday 1990-12-10 --who ada", "config color never",
    "config --unset style", "birthday --forget",
  ])
  func keepsWhatItDoesNotKnow(line: String) throws {
    let unknown = """
      "future": {"a": [1, 2.50, 0.1, 12345678901234567890, -3, 1e2], "path": "a/b é", "": {}},
      "zz": null, "yes": true, "list": [[], [null, false, ""]]
      """
    try sandbox.writePreferences(
      #"{"birthday": "1980-03-12", "style": "rows", \#(unknown)}"#)
    #expect(try sandbox.bio(line).end == .exit(0))
    let known = [
      "birthday 1980-03-13": #""birthday": "1980-03-13", "style": "rows""#,
      "birthday 1990-12-10 --who ada":
        #""birthday": "1980-03-12", "style": "rows", "people": {"ada": "1990-12-10"}"#,
      "config color never": #""birthday": "1980-03-12", "style": "rows", "color": "never""#,
      "config --unset style": #""birthday": "1980-03-12""#,
      "birthday --forget": #""style": "rows""#,
    ]
    let expected = try JSONDocument("{\(try #require(known[line])), \(unknown)}")
    #expect(try JSONDocument(Files.bytes(of: sandbox.preferences)) == expected)
  }

  @Test(arguments: [0o640, 0o600, 0o644, 0o660] as [mode_t])
  func keepsTheMode(permissions: mode_t) throws {
    try sandbox.writePreferences("{}")
    try Files.setPermissions(of: sandbox.preferences, to: permissions)
    let folder = sandbox.home + "/.config"
    try Files.setPermissions(of: folder, to: 0o755)
    let run = try sandbox.bash(#"umask 077; exec "$0" birthday 1980-03-12"#)
    #expect(run.end == .exit(0))
    #expect(try Files.permissions(of: sandbox.preferences) == permissions)
    #expect(try Files.permissions(of: folder) == 0o755)
  }

  /// The target, seen from the folder of the link, and from the home.
  @Test(arguments: [
    ("real.json", ".config/bio/real.json"),
    ("../../dotfiles/bio.json", "dotfiles/bio.json"),
  ])
  func savesThroughALink(target: String, place: String) throws {
    try Files.write(Array(#"{"zz": 1}"#.utf8), to: "\(sandbox.home)/\(place)")
    try link(to: target)
    try expectSaving(through: target, into: place, #"{"birthday": "1980-03-12", "zz": 1}"#)
  }

  @Test(arguments: [
    ("real.json", ".config/bio/real.json"),
    ("../../dotfiles/bio.json", "dotfiles/bio.json"),
  ])
  func makesTheFileThatALinkNames(target: String, place: String) throws {
    try link(to: target)
    try expectSaving(through: target, into: place, #"{"birthday": "1980-03-12"}"#)
  }

  @Test func savesThroughALinkToALink() throws {
    try link(to: "second.json")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.home + "/.config/bio/second.json",
      withDestinationPath: sandbox.home + "/real.json")
    try expectSaving(through: "second.json", into: "real.json", #"{"birthday": "1980-03-12"}"#)
  }

  @Test func readsAByteOrderMarkAndCarriageReturns() throws {
    try sandbox.writePreferences("\u{FEFF}{\r\n  \"birthday\": \"1980-03-12\"\r\n}\r\n")
    #expect(try sandbox.bio("birthday") == Run(output: "1980-03-12\n"))
  }

  private func link(to target: String) throws {
    let folder = sandbox.home + "/.config/bio"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.preferences, withDestinationPath: target)
  }

  private func expectSaving(
    through target: String, into place: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try sandbox.bio("birthday 1980-03-12")
    #expect(
      run == Run(output: "Saved your birthday, 1980-03-12.\n"), sourceLocation: sourceLocation)
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: sandbox.preferences)
    #expect(destination == target, sourceLocation: sourceLocation)
    let saved = try JSONDocument(Files.bytes(of: "\(sandbox.home)/\(place)"))
    let expectedDocument = try JSONDocument(expected)
    #expect(saved == expectedDocument, sourceLocation: sourceLocation)
  }
}
