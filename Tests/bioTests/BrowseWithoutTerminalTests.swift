import Foundation
import Testing

/// Where there is no screen to draw on, a line says so.
@Suite struct BrowseWithoutTerminalTests {
  private static let line = "bio: browse needs a terminal"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: ["browse", "browse --birth 1980-03-12", "browse 2015-07-03 -b 1980-03-12"])
  func endsAtOnceInAPipe(line: String) throws {
    let refused = Run(error: Self.line + "\n", end: .exit(1))
    #expect(try sandbox.bio(line, adding: ["TERM": "xterm"]) == refused)
    #expect(
      try sandbox.bio(line, adding: ["TERM": "xterm"], output: try .terminal()) == refused)
  }

  @Test(arguments: ["</dev/null", "| cat", ">/dev/null"])
  func needsBothTheKeyboardAndTheScreen(redirection: String) throws {
    var program = sandbox.program("", adding: ["TERM": "xterm", "PATH": "/usr/bin:/bin"])
    program.words = [
      "-c", "\"$0\" browse --birth 1980-03-12 \(redirection); echo over", program.path,
    ]
    program.path = "/bin/bash"
    let terminal = try TerminalProgram(program)
    #expect(try terminal.end(after: "over\r\n") == .exit(0))
    #expect(String(decoding: terminal.output, as: UTF8.self) == "\(Self.line)\r\nover\r\n")
    #expect(try terminal.isRestored)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func needsATerminalThatCanDraw(variables: [String: String]) throws {
    let terminal = try TerminalProgram(
      sandbox.program("browse --birth 1980-03-12", adding: variables))
    #expect(try terminal.end(after: "\n") == .exit(1))
    #expect(String(decoding: terminal.output, as: UTF8.self) == "\(Self.line)\r\n")
    #expect(try terminal.isRestored)
  }

  @Test func withoutABirthdayNothingIsDrawn() throws {
    let terminal = try sandbox.browse("")
    #expect(try terminal.end(after: "hint: save it once") == .exit(2))
    #expect(!terminal.output.contains(0x1B))
    #expect(try terminal.isRestored)
  }
}
