import Testing

/// Completion scripts, run by the shells that they are for.
@Suite struct CompletionTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// A shell that is not installed cannot tell.
  @Test(arguments: ["bash", "zsh", "fish"])
  func isRightForTheShell(shell: String) throws {
    let run = try sandbox.bash(
      #"if type -P "$2" > /dev/null; then "$0" "$@" | "$2" -n; fi"#, "completions \(shell)")
    #expect(run == Run())
  }

  /// What Bash offers for the last of some words.
  private func offers(_ line: String, current: String) throws -> [String] {
    let run = try sandbox.bash(
      """
      PATH="${0%/*}:$PATH"
      eval "$("$0" completions bash)"
      COMP_WORDS=(bio "$@" '\(current)')
      COMP_CWORD=$(($# + 1))
      _bio
      printf '%s\\n' "${COMPREPLY[@]}"
      """, line)
    #expect(run.error.isEmpty)
    #expect(run.end == .exit(0))
    return run.outputLines.map(String.init).filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("", "ev", ["events"]), ("", "ma", ["match", "manual"]),
    ("", "c", ["calendar", "config", "completions"]), ("", "x", []),
    ("-b 1980-03-12", "ev", ["events"]), ("--birth=1980-03-12", "ev", ["events"]),
    ("--who month", "ev", ["events"]),
    ("events --only", "", ["critical", "peak", "low"]), ("events --only", "p", ["peak"]),
    ("events --cycle", "", ["physical", "intellectual", "emotional"]),
    ("events --format", "", ["text", "json", "csv", "ics"]),
    ("day -f", "", ["text", "json", "csv"]),
    ("events", "--o", ["--only"]), ("events", "--al", ["--alarm"]), ("day", "--o", []),
    ("month --on", "", []), ("table --precision", "", []), ("events --alarm", "", []),
    ("mood", "", ["add", "list", "calendar", "undo", "import", "path"]),
    ("mood add", "g", ["good"]), ("mood --json", "li", ["list"]),
    ("mood import", "--s", ["--skip-unknown"]),
    ("completions", "", ["bash", "zsh", "fish"]), ("config --unset", "s", ["style"]),
  ])
  func offersWhatCanFollow(line: String, current: String, words: [String]) throws {
    #expect(try offers(line, current: current) == words)
  }

  @Test func offersTheNamesThatAreSaved() throws {
    try sandbox.writePreferences(
      #"""
      {"birthday": "1980-03-12",
       "people": {"ada": "1990-12-10", "Ada Lovelace": "1815-12-10", "it's": "1990-12-10",
                  "$(id)": "1990-12-10", "-5": "1990-12-10"}}
      """#)
    let names = try offers("day --who", current: "").map { $0.replacing("\\", with: "") }
    #expect(Set(names) == ["ada", "Ada Lovelace", "it's", "$(id)", "-5"])
    #expect(try offers("day -w", current: "Ada") == ["Ada Lovelace"])
    #expect(try offers("day -w", current: "i") == ["it's"])
  }

  @Test func offersNoNamesWhereNobodyIsSaved() throws {
    #expect(try offers("day --who", current: "") == [])
  }

  @Test func offersFilesToImport() throws {
    try Files.write([], to: sandbox.folder + "/moods.csv")
    #expect(try offers("mood import", current: "moo") == ["moods.csv"])
  }
}
