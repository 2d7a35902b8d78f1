import Testing

@Suite(.enabled(if: Files.haveFullDevice, "there is no /dev/full"))
struct FullDeviceTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: printingCommands)
  func failsWhereTheOutputDoesNotFit(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" > /dev/full"#, line)
    #expect(
      run
        == Run(
          error: "bio: cannot write the output: No space left on device\n", end: .exit(1)))
  }

  @Test(arguments: printingCommands)
  func failsWhereNothingCanBeSaidOfItEither(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" > /dev/full 2> /dev/full"#, line)
    #expect(run == Run(end: .exit(1)))
  }

  @Test(arguments: printingCommands)
  func needsNoStandardError(line: String) throws {
    let run = try sandbox.bash(#"exec "$0" "$@" 2> /dev/full"#, line)
    #expect(run == (try sandbox.bio(line)))
    #expect(run.end == .exit(0))
  }

  @Test func aWarningThatCannotBeWrittenChangesNothing() throws {
    try sandbox.writePreferences("[")
    let run = try sandbox.bash(
      #"exec "$0" "$@" 2> /dev/full"#, "day 2015-07-15 --birth 1980-03-12")
    #expect(run == Run(output: KnownAnswer.panel))
  }

  @Test func aWrongCommandLineStaysOne() throws {
    let run = try sandbox.bash(#"exec "$0" "$@" 2> /dev/full"#, "day --brith 1980-03-12")
    #expect(run == Run(end: .exit(2)))
  }
}
