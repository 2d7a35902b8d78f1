import Testing

@Suite struct ClosedStreamTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: printingCommands)
  func failsWithoutStandardOutput(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" >&-"#, line)
    #expect(
      run == Run(error: "bio: cannot write the output: Bad file descriptor\n", end: .exit(1)))
  }

  @Test(arguments: printingCommands)
  func failsWithoutAnyStream(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" <&- >&- 2>&-"#, line)
    #expect(run == Run(end: .exit(1)))
  }

  @Test(arguments: printingCommands)
  func needsNeitherStandardInputNorStandardError(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" <&- 2>&-"#, line)
    #expect(run == (try sandbox.bio(line)))
    #expect(run.end == .exit(0))
  }

  /// Files that are opened get the numbers of the closed streams; no answer may land in them.
  @Test(arguments: [
    ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-",
  ])
  func keepsItsAnswerOutOfTheFile(closing: String) throws {
    _ = try sandbox.bash(#"exec "$0" "$@" "# + closing, "birthday 1980-03-12")
    _ = try sandbox.bash(#"exec "$0" "$@" "# + closing, "birthday 1990-12-10 --who ada")
    _ = try sandbox.bash(#"exec "$0" "$@" "# + closing, "day 2015-07-15 --who bob")
    let saved = try JSONDocument(Files.bytes(of: sandbox.preferences))
    let expected = try JSONDocument(
      #"{"birthday": "1980-03-12", "people": {"ada": "1990-12-10"}}"#)
    #expect(saved == expected)
  }
}
