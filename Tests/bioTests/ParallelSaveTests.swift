import Foundation
import Testing

@Suite struct ParallelSaveTests {
  private let sandbox: Sandbox
  private let list = """
    name,birth
    ,1980-03-12
    p11,1990-12-11
    p12,1990-12-12
    p13,1990-12-13
    p14,1990-12-14
    p15,1990-12-15
    p16,1990-12-16
    p17,1990-12-17
    p18,1990-12-18
    p19,1990-12-19
    p20,1990-12-20
    p21,1990-12-21
    p22,1990-12-22
    p23,1990-12-23
    p24,1990-12-24
    p25,1990-12-25
    p26,1990-12-26
    p27,1990-12-27
    p28,1990-12-28
    p29,1990-12-29
    p30,1990-12-30

    """

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func twentyAtOnceLoseNothingAndAreAlwaysReadable() throws {
    try sandbox.writePreferences(#"{"birthday":"1980-03-12"}"#)
    let programs = try startSavingTwenty()
    repeat {
      _ = try JSONDocument(Files.bytes(of: sandbox.preferences))
    } while programs.contains { $0.isRunning }
    try expectSuccess(of: programs)
    #expect(try sandbox.bio("birthday --list --csv") == Run(output: list))
    #expect(try Files.names(in: sandbox.home + "/.config/bio") == ["preferences.json"])
  }

  /// Each of them may be the one that makes the folders.
  @Test(arguments: 1...6)
  func twentyAtOnceMayBeTheFirst(round: Int) throws {
    let run = try sandbox.bash(
      """
      for day in {11..30}; do "$0" birthday 1990-12-$day --who p$day & done
      for job in $(jobs -p); do wait $job || exit; done
      """)
    #expect(run == Run(output: run.output))
    #expect(run.outputLines.count == 20)
    _ = try sandbox.bio("birthday 1980-03-12")
    #expect(try sandbox.bio("birthday --list --csv") == Run(output: list))
  }

  @Test func readersSeeOneStateOrTheOther() throws {
    try sandbox.writePreferences(#"{"birthday":"1980-03-12"}"#)
    let saving = try startSavingTwenty()
    let readings = try (1...5).map { _ in try sandbox.program("birthday").start() }
    for reading in readings {
      #expect(try reading.finish() == Run(output: "1980-03-12\n"))
    }
    try expectSuccess(of: saving)
  }

  private func startSavingTwenty() throws -> [RunningProgram] {
    try (11...30).map { day in
      try sandbox.program("birthday 1990-12-\(day) --who p\(day)").start()
    }
  }

  private func expectSuccess(
    of programs: [RunningProgram], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let failures = try programs.map { try $0.finish() }.filter { $0.end != .exit(0) }
    #expect(failures == [], sourceLocation: sourceLocation)
  }
}
