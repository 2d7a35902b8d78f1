import Testing

/// More output than a pipe or a terminal holds at once.
@Suite struct LargeOutputTests {
  private let sandbox: Sandbox
  private let output: String

  init() throws {
    sandbox = try Sandbox()
    let names = (1000..<2000).map { "\($0)" + String(repeating: "x", count: 60) }
    let people = names.map { #""\#($0)":"1990-12-10""# }.joined(separator: ",")
    try sandbox.writePreferences(#"{"people":{\#(people)}}"#)
    output = "name,birth\n" + names.map { $0 + ",1990-12-10\n" }.joined()
  }

  @Test func arrivesWhole() throws {
    let run = try sandbox.bio("birthday --list --csv")
    #expect(run.output.utf8.count == 76_011)
    #expect(run == Run(output: output))
  }

  @Test func waitsForATerminalThatTakesNoMore() throws {
    let run = try sandbox.bio("birthday --list --csv", output: .impatientTerminal())
    #expect(run == Run(output: output))
  }
}
