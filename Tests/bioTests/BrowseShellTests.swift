import Foundation
import Testing

/// The screen in an interactive shell, with a terminal that controls both.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
struct BrowseShellTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func isSuspendedAndComesBack() throws {
    let shell = try shell()
    try shell.type("\"$BIO\" browse 2015-07-03 --birth 1980-03-12\n")
    try shell.wait(for: Screen.drawn)
    try shell.type("j\u{1A}")
    try shell.wait(for: Screen.off)
    try shell.wait(for: "Stopped")
    try shell.type("stty -a\n")
    try shell.wait(for: " icanon ")
    try shell.wait(for: " echo ")
    try shell.type("fg\n")
    try shell.wait(for: Screen.on)
    try shell.wait(for: "Fri 10: day 12,903")
    try shell.type("q")
    try shell.wait(for: Screen.off)
    try expectStatus("0", in: shell)
  }

  @Test func isEndedWhileItIsSuspended() throws {
    let shell = try shell()
    try shell.type("\"$BIO\" browse --birth 1980-03-12\n")
    try shell.wait(for: Screen.drawn)
    try shell.type("\u{1A}")
    try shell.wait(for: "Stopped")
    try shell.type("kill %1; fg\n")
    try shell.wait(for: "Terminated")
    try expectStatus("143", in: shell)
    #expect(shell.count(of: Screen.on) == shell.count(of: Screen.off))
  }

  @Test func isInterrupted() throws {
    let shell = try shell()
    try shell.type("\"$BIO\" browse --birth 1980-03-12\n")
    try shell.wait(for: Screen.drawn)
    try shell.type("\u{3}")
    try shell.wait(for: Screen.off)
    try expectStatus("130", in: shell)
  }

  /// The whole job is suspended, also where the program is only a part of it.
  @Test func isSuspendedWithTheScriptThatStartedIt() throws {
    let shell = try shell()
    try shell.type("sh -c '\"$BIO\" browse 2015-07-03 --birth 1980-03-12; echo over'\n")
    try shell.wait(for: Screen.drawn)
    try shell.type("\u{1A}")
    try shell.wait(for: Screen.off)
    let isStopped = shell.shows("Stopped", patience: 2000)
    #expect(isStopped)
    guard isStopped else { return }
    try shell.type("fg\n")
    try shell.wait(for: " Biorhythm July 2015 ")
    try shell.type("q")
    try shell.wait(for: "over")
  }

  private func shell() throws -> TerminalProgram {
    var program = sandbox.program("")
    program.environment.merge([
      "BIO": program.path, "TERM": "xterm", "NO_COLOR": "1", "PS1": "ready> ", "LC_ALL": "C",
      "PATH": "/usr/bin:/bin", "HISTFILE": "",
    ]) { $1 }
    program.path = "/usr/bin/setsid"
    program.words = ["--ctty", "--wait", "/bin/bash", "--norc", "--noprofile", "--noediting", "-i"]
    let shell = try TerminalProgram(program, blocksSignals: false)
    try shell.wait(for: "ready> ")
    return shell
  }

  private func expectStatus(_ status: String, in shell: TerminalProgram) throws {
    try shell.type("echo \"status $?\"; exit\n")
    try shell.wait(for: "status \(status)")
    shell.process.waitUntilExit()
  }
}
