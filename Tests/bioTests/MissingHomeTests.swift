import Testing

@Suite struct MissingHomeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_CONFIG_HOME": "conf"]])
  func aReadingNeedsNoHome(environment: [String: String]) throws {
    let run = try bio("day 2015-07-15 --birth 1980-03-12", environment)
    #expect(run == Run(output: KnownAnswer.panel))
    #expect(try Files.names(in: sandbox.folder).isEmpty)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_CONFIG_HOME": "conf"]])
  func savingTellsWhatIsMissing(environment: [String: String]) throws {
    let run = try bio("birthday 1980-03-12", environment)
    #expect(run.end == .exit(1))
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("bio: "))
    #expect(run.errorLines.first?.contains("HOME") == true)
    #expect(try Files.names(in: sandbox.folder).isEmpty)
  }

  @Test func nothingIsSavedWithoutAHome() throws {
    let day = try bio("day 2015-07-15", [:])
    #expect(day.end == .exit(2))
    #expect(day.errorLines.first == "bio: no birthday yet")
    let list = try bio("birthday --list --csv", [:])
    #expect(list == Run(output: "name,birth\n"))
  }

  @Test func otherVariablesReplaceTheHome() throws {
    let file = sandbox.folder + "/p.json"
    let saving = try bio("birthday 1980-03-12", ["BIO_PREFERENCES": file])
    #expect(saving == Run(output: "Saved your birthday, 1980-03-12.\n"))
    #expect(try Files.names(in: sandbox.folder) == ["p.json"])
  }

  /// Nobody can make a folder in `/proc`, and none can be made below a file.
  @Test(arguments: ["/proc", "/dev/null"])
  func aHomeThatCannotHoldFilesStopsSavingAlone(home: String) throws {
    let reading = try bio("day 2015-07-15 --birth 1980-03-12", ["HOME": home])
    #expect(reading == Run(output: KnownAnswer.panel))
    let saving = try bio("birthday 1980-03-12", ["HOME": home])
    #expect(saving.end == .exit(1))
    #expect(saving.output.isEmpty)
    #expect(saving.errorLines.count == 1)
    #expect(saving.error.hasPrefix("bio: cannot save \(home)/.config/bio/preferences.json: "))
  }

  private func bio(_ line: String, _ environment: [String: String]) throws -> Run {
    var program = sandbox.program(line)
    program.environment = environment
    return try program.run()
  }
}
