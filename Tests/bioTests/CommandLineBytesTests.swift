import Testing

@Suite struct CommandLineBytesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    #"day $'\xff' --birth 1980-03-12"#,
    #"day 2015-07-15 --birth $'1980-03-12\xff'"#,
    #"day 2015-07-15 --birth 1980-03-12 --who $'caf\xe9'"#,
    #"day 2015-07-15 --birth 1980-03-12 --who $'\xc0\xaf'"#,
    #"day 2015-07-15 --birth 1980-03-12 --who $'\xed\xa0\x80'"#,
    #"day 2015-07-15 --birth 1980-03-12 --who $'\xe2\x82'"#,
    #"day 2015-07-15 --birth 1980-03-12 $'--\xff'"#,
    #"$'d\xe4y'"#,
    #"birthday 1980-03-12 --who $'\x80'"#,
  ])
  func refusesWordsThatAreNotText(words: String) throws {
    let run = try sandbox.bash(#"exec "$0" "# + words)
    #expect(run.end == .exit(2))
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("bio: "))
    #expect(try Files.names(in: sandbox.home).isEmpty)
  }

  @Test func takesTextInAnyScript() throws {
    let saving = try sandbox.bio("birthday 1990-12-10 --who 日本")
    #expect(saving == Run(output: "Saved 日本's birthday, 1990-12-10.\n"))
    let list = try sandbox.bio("birthday --list --csv")
    #expect(list == Run(output: "name,birth\n日本,1990-12-10\n"))
  }

  /// What names a file that cannot be told from the text is no reason to save into another one.
  @Test func savesNowhereElseWhenAVariableIsNotText() throws {
    _ = try sandbox.bash(#"BIO_PREFERENCES=$'\xff.json' exec "$0" birthday 1980-03-12"#)
    #expect(try Files.names(in: sandbox.home).isEmpty)
  }
}
