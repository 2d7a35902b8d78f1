import Testing

@Suite struct TerminalGlyphTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true),
    (["LANG": "C.utf8"], true),
    (["LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], true),
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.UTF-8"], true),
    (["LC_ALL": "C", "LC_CTYPE": "en_US.UTF-8", "LANG": "en_US.UTF-8"], false),
    (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], false),
    (["LANG": "de_DE.ISO-8859-1"], false),
    ([:], false),
  ])
  func aTerminalShowsWhatItsLocaleCanWrite(
    variables: [String: String], isUnicode: Bool
  ) throws {
    for line in ["day 2015-07-15", "month 2015-07"] {
      let run = try sandbox.bio(
        line + " --birth 1980-03-12", adding: variables, output: .terminal())
      #expect(run.output.utf8.contains { $0 >= 0x80 } == isUnicode)
      #expect(run.end == .exit(0))
    }
  }

  @Test func aPipeGetsASCII() throws {
    let run = try sandbox.bio(
      "day 2015-07-15 --birth 1980-03-12", adding: ["LC_ALL": "en_US.UTF-8"])
    #expect(run == Run(output: KnownAnswer.panel))
  }

  @Test func theOptionsBeatTheTerminal() throws {
    let line = "day 2015-07-15 --birth 1980-03-12"
    let ascii = try sandbox.bio(
      line + " --ascii", adding: ["LC_ALL": "en_US.UTF-8"], output: .terminal())
    #expect(ascii == Run(output: KnownAnswer.panel))
    let terminal = try sandbox.bio(
      line, adding: ["LC_ALL": "en_US.UTF-8"], output: .terminal())
    let pipe = try sandbox.bio(line + " --unicode", adding: ["LC_ALL": "C"])
    #expect(pipe == terminal)
    #expect(pipe != ascii)
  }

  @Test func bothFormsHaveTheSameLinesAndWidths() throws {
    for line in ["day 2015-07-15", "month 2015-07", "month 2015-07 --style rows"] {
      let ascii = try sandbox.bio(line + " --birth 1980-03-12 --ascii")
      let unicode = try sandbox.bio(line + " --birth 1980-03-12 --unicode")
      #expect(ascii.outputLines.map(\.count) == unicode.outputLines.map(\.count))
    }
  }
}
