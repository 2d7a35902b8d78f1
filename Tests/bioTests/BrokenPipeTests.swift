import Testing

/// A reader that has gone, such as `head`, has seen enough: nothing is to be said.
@Suite struct BrokenPipeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: printingCommands)
  func endsInSilence(line: String) throws {
    let run = try sandbox.bio(line, output: .brokenPipe())
    #expect(run == Run(end: .exit(1)))
  }

  @Test(arguments: printingCommands)
  func endsInSilenceWhereTheSignalIsIgnored(line: String) throws {
    let run = try sandbox.bash(
      #"trap '' PIPE; exec "$0" "$@""#, line, output: .brokenPipe())
    #expect(run == Run(end: .exit(1)))
  }

  @Test func savesAllTheSame() throws {
    let run = try sandbox.bio("birthday 1980-03-12", output: .brokenPipe())
    #expect(run == Run(end: .exit(1)))
    #expect(try sandbox.bio("birthday") == Run(output: "1980-03-12\n"))
  }

  @Test func tellsOfAWrongCommandLineAllTheSame() throws {
    let run = try sandbox.bio("day --brith 1980-03-12", output: .brokenPipe())
    #expect(
      run
        == Run(
          error: "bio: unknown option '--brith'\nhint: did you mean '--birth'?\n", end: .exit(2)))
  }
}
