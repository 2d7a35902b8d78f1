import Testing

@Suite struct PreferencesPlaceTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    [:],
    ["XDG_CONFIG_HOME": ""],
    ["XDG_CONFIG_HOME": "conf"],
    ["XDG_CONFIG_HOME": "./conf"],
    ["BIO_PREFERENCES": ""],
    ["BIO_PREFERENCES": "", "XDG_CONFIG_HOME": ""],
  ])
  func isTheHomeUnlessAVariableNamesAnother(variables: [String: String]) throws {
    try expectSaving(in: sandbox.preferences, adding: variables)
    #expect(try Files.names(in: sandbox.folder).isEmpty)
    #expect(try Files.names(in: sandbox.home) == [".config"])
  }

  @Test func isTheFolderForConfigurations() throws {
    let folder = sandbox.home + "/a/b"
    try expectSaving(
      in: folder + "/bio/preferences.json", adding: ["XDG_CONFIG_HOME": folder])
    #expect(try Files.names(in: sandbox.home) == ["a"])
  }

  @Test func isTheFileThatIsNamed() throws {
    let file = sandbox.home + "/a/b.json"
    try expectSaving(
      in: file, adding: ["BIO_PREFERENCES": file, "XDG_CONFIG_HOME": sandbox.home + "/c"])
    #expect(try Files.names(in: sandbox.home) == ["a"])
  }

  @Test func mayBeNamedFromTheCurrentFolder() throws {
    try expectSaving(in: sandbox.folder + "/b.json", adding: ["BIO_PREFERENCES": "b.json"])
    #expect(try Files.names(in: sandbox.folder) == ["b.json"])
    #expect(try Files.names(in: sandbox.home).isEmpty)
  }

  @Test(arguments: ["000", "022", "077"])
  func isForTheOwnerAlone(umask: String) throws {
    let run = try sandbox.bash(#"umask "# + umask + #"; exec "$0" birthday 1980-03-12"#)
    #expect(run.end == .exit(0))
    #expect(try Files.permissions(of: sandbox.home + "/.config") == 0o700)
    #expect(try Files.permissions(of: sandbox.home + "/.config/bio") == 0o700)
    #expect(try Files.permissions(of: sandbox.preferences) == 0o600)
    #expect(try Files.names(in: sandbox.home + "/.config/bio") == ["preferences.json"])
  }

  @Test(arguments: [
    ("day 2015-07-15 --birth 1980-03-12", 0), ("month 2015-07 --birth 1980-03-12", 0), ("", 0),
    ("birthday --list", 0), ("birthday --list --json", 0), ("config", 0), ("config style", 0),
    ("day", 2), ("birthday", 2), ("birthday --who ada", 2), ("birthday 9999-12-31", 2),
    ("birthday 2023-02-29", 2), ("config color blue", 2),
  ])
  func isNotMadeByReading(line: String, status: Int32) throws {
    let run = try sandbox.bio(line)
    #expect(run.end == .exit(status))
    #expect(try Files.names(in: sandbox.home).isEmpty)
    #expect(try Files.names(in: sandbox.folder).isEmpty)
  }

  @Test func isNotMadeWhereThereIsNothingToForget() throws {
    let run = try sandbox.bio("birthday --forget")
    #expect(run.end == .exit(1))
    #expect(try Files.names(in: sandbox.home).isEmpty)
  }

  private func expectSaving(
    in path: String, adding variables: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let saving = try sandbox.bio("birthday 1980-03-12", adding: variables)
    #expect(
      saving == Run(output: "Saved your birthday, 1980-03-12.\n"), sourceLocation: sourceLocation)
    let saved = try JSONDocument(Files.bytes(of: path))
    #expect(
      saved == .object(["birthday": .string("1980-03-12")]), sourceLocation: sourceLocation)
    let reading = try sandbox.bio("birthday", adding: variables)
    #expect(reading == Run(output: "1980-03-12\n"), sourceLocation: sourceLocation)
  }
}
