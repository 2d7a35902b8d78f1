import Foundation
import Testing

@Suite struct DamagedPreferencesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: Damage.all, ["birthday 1980-03-13", "birthday --forget", "config color never"])
  func savingIsRefusedAndChangesNothing(damage: Damage, line: String) throws {
    try sandbox.writePreferences(damage.bytes)
    try expectFailure(try sandbox.bio(line))
    #expect(try Files.bytes(of: sandbox.preferences) == damage.bytes)
    #expect(try Files.names(in: sandbox.home + "/.config/bio") == ["preferences.json"])
  }

  @Test(arguments: Damage.all, ["day 2015-07-15", "month 2015-07 --csv", "birthday --list"])
  func readingFails(damage: Damage, line: String) throws {
    try sandbox.writePreferences(damage.bytes)
    try expectFailure(try sandbox.bio(line))
    #expect(try Files.bytes(of: sandbox.preferences) == damage.bytes)
  }

  @Test(arguments: Damage.all)
  func aBirthDateIsEnoughForAReading(damage: Damage) throws {
    try sandbox.writePreferences(damage.bytes)
    try expectReadingWithABirthDate()
    #expect(try Files.bytes(of: sandbox.preferences) == damage.bytes)
  }

  @Test(arguments: [
    (#"{"birthday":19800312}"#, "'birthday'"),
    (#"{"birthday":"1980-02-30"}"#, "'birthday'"),
    (#"{"people":{"bob":"1990-12-10","ada":"1990-12-32"}}"#, "'people.ada'"),
    (#"{"people":"ada"}"#, "'people'"),
    (#"{"color":"purple"}"#, "'color'"),
    (#"{"style":7}"#, "'style'"),
    (#"{"week_start":"someday"}"#, "'week_start'"),
  ])
  func theKeyOfAWrongValueIsNamed(text: String, key: String) throws {
    try sandbox.writePreferences(text)
    let run = try sandbox.bio("config")
    try expectFailure(run)
    #expect(run.errorLines.first?.contains(key) == true)
  }

  @Test func aFolderIsNoFile() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.preferences, withIntermediateDirectories: true)
    try expectFailure(try sandbox.bio("birthday 1980-03-13"))
    try expectFailure(try sandbox.bio("day 2015-07-15"))
    try expectReadingWithABirthDate()
    #expect(try Files.names(in: sandbox.preferences).isEmpty)
  }

  @Test func nobodyWaitsForANamedPipe() throws {
    try sandbox.writePreferences("")
    try FileManager.default.removeItem(atPath: sandbox.preferences)
    try #require(mkfifo(sandbox.preferences, 0o600) == 0)
    try expectFailure(try sandbox.bio("birthday 1980-03-13"))
    try expectFailure(try sandbox.bio("day 2015-07-15"))
    try expectReadingWithABirthDate()
  }

  @Test func aLinkToItselfIsNoFile() throws {
    try sandbox.writePreferences("")
    try FileManager.default.removeItem(atPath: sandbox.preferences)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.preferences, withDestinationPath: "preferences.json")
    try expectFailure(try sandbox.bio("birthday 1980-03-13"))
    try expectFailure(try sandbox.bio("day 2015-07-15"))
    try expectReadingWithABirthDate()
  }

  @Test(.disabled(if: Files.obeyNobody, "the superuser can read everything"))
  func aFileThatMayNotBeReadIsKept() throws {
    let text = #"{"birthday":"1980-03-12"}"#
    try sandbox.writePreferences(text)
    try Files.setPermissions(of: sandbox.preferences, to: 0)
    try expectFailure(try sandbox.bio("birthday 1980-03-13"))
    try expectFailure(try sandbox.bio("day 2015-07-15"))
    try expectReadingWithABirthDate()
    try Files.setPermissions(of: sandbox.preferences, to: 0o600)
    #expect(try Files.bytes(of: sandbox.preferences) == Array(text.utf8))
  }

  private func expectFailure(
    _ run: Run, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(run.end == .exit(1), sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    let lines = run.errorLines
    #expect(lines.first?.hasPrefix("bio: ") == true, sourceLocation: sourceLocation)
    #expect(lines.first?.contains(sandbox.preferences) == true, sourceLocation: sourceLocation)
    #expect(
      lines.dropFirst().allSatisfy { $0.hasPrefix("hint: ") } && lines.count <= 2,
      sourceLocation: sourceLocation)
  }

  private func expectReadingWithABirthDate(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try sandbox.bio("day 2015-07-15 --birth 1980-03-12")
    #expect(
      run == Run(output: KnownAnswer.panel, error: run.error), sourceLocation: sourceLocation)
    #expect(run.error.isEmpty || run.error.hasPrefix("bio: "), sourceLocation: sourceLocation)
  }
}
