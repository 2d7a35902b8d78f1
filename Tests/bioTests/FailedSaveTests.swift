import Testing

@Suite struct FailedSaveTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Nothing can be written to any file, and the signal that tells so is ignored or not.
  @Test(arguments: ["", "trap '' XFSZ; "], ["birthday 1980-03-13", "config color never"])
  func theOldFileIsWholeWhereTheNewOneDoesNotFit(trap: String, line: String) throws {
    let text = #"{ "birthday": "1980-03-12", "zz": [1, 2] }"#
    try sandbox.writePreferences(text)
    let run = try sandbox.bash(trap + #"ulimit -f 0; exec "$0" "$@""#, line)
    expectFailure(run)
    #expect(try Files.bytes(of: sandbox.preferences) == Array(text.utf8))
    #expect(try Files.names(in: sandbox.home + "/.config/bio") == ["preferences.json"])
    #expect(try sandbox.bio("birthday") == Run(output: "1980-03-12\n"))
  }

  @Test(arguments: ["", "trap '' XFSZ; "])
  func noFileIsLeftWhereNoneWas(trap: String) throws {
    let run = try sandbox.bash(trap + #"ulimit -f 0; exec "$0" birthday 1980-03-13"#)
    expectFailure(run)
    #expect(try Files.names(in: sandbox.home + "/.config/bio").isEmpty)
  }

  @Test(.disabled(if: Files.obeyNobody, "the superuser can write everywhere"))
  func theOldFileIsWholeInAFolderThatMayNotBeChanged() throws {
    let text = #"{"birthday": "1980-03-12"}"#
    try sandbox.writePreferences(text)
    let folder = sandbox.home + "/.config/bio"
    try Files.setPermissions(of: folder, to: 0o500)
    let run = try sandbox.bio("birthday 1980-03-13")
    try Files.setPermissions(of: folder, to: 0o700)
    expectFailure(run)
    #expect(try Files.bytes(of: sandbox.preferences) == Array(text.utf8))
    #expect(try Files.names(in: folder) == ["preferences.json"])
  }

  private func expectFailure(_ run: Run, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.end == .exit(1), sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errorLines.count == 1, sourceLocation: sourceLocation)
    #expect(
      run.error.hasPrefix("bio: cannot save \(sandbox.preferences): "),
      sourceLocation: sourceLocation)
  }
}
