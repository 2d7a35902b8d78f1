import Testing

@testable import BiorhythmCLI

/// Completion scripts that know all that can be typed.
@Suite struct CompletionScriptTests {
  private static let shells = ["bash", "zsh", "fish"]

  /// Every command with the options that it alone or a few take.
  private static let commands: [(name: String, options: [String])] = [
    ("today", []), ("day", []), ("month", ["on", "style"]), ("browse", []),
    ("calendar", ["compact", "week-start"]), ("table", ["precision"]),
    ("events", ["only", "cycle", "together", "next", "alarm"]), ("match", []), ("insight", []),
    ("birthday", ["forget", "list"]), ("config", ["unset"]), ("mood add", ["on", "at", "note"]),
    ("mood list", []), ("mood calendar", ["compact", "week-start"]), ("mood undo", []),
    ("mood import", ["map", "skip-unknown"]), ("mood path", []), ("completions", []),
    ("manual", []), ("help", []), ("", []),
  ]

  private static let common = [
    "birth", "who", "format", "json", "csv", "color", "ascii", "unicode", "width", "help",
    "version",
  ]

  private func script(_ shell: String) throws -> String {
    let output = try bio("completions \(shell)")
    #expect(output.exitStatus == .success)
    #expect(output.standardError.isEmpty)
    return output.standardOutput
  }

  /// The part of a script that is about a command.
  private func part(about command: String, _ shell: String) throws -> String {
    let script = try script(shell)
    guard shell != "fish" else {
      // Words come right behind the command, which is told by their number and the last of them.
      let names = command.split(separator: " ")
      let place = "__bio_after \(names.count) \\'\(names.last ?? "")\\'"
      let lines = script.split(separator: "\n").filter {
        $0.contains("'__bio_is \"\(command)\"'") || $0.contains("'\(place)'")
      }
      return lines.map { $0 + "\n" }.joined()
    }
    let start = try #require(script.firstRange(of: "\n    '\(command)')\n"))
    let rest = script[start.upperBound...]
    let end = try #require(rest.firstRange(of: shell == "bash" ? "esac ;;\n" : "' ;;\n"))
    return String(rest[..<end.upperBound])
  }

  @Test(arguments: shells, commands)
  func knowsTheOptionsOfACommand(
    shell: String, command: (name: String, options: [String])
  ) throws {
    let part = try part(about: command.name, shell)
    for option in command.options + Self.common {
      let forms =
        switch shell {
        case "bash": [" --\(option) ", "'--\(option) ", " --\(option)'"]
        case "zsh": ["'--\(option)[", "'--\(option)=[", ",--\(option)}'["]
        default: [" -l \(option) "]
        }
      #expect(forms.contains { part.contains($0) }, "\(option)")
    }
    #expect(part.contains("precision") == (command.name == "table"))
  }

  @Test(arguments: shells)
  func offersEveryCommand(shell: String) throws {
    let words = Self.commands.map(\.name).filter { !$0.isEmpty && !$0.hasPrefix("mood") }
    let top = try offers(after: "", shell)
    #expect(Set(words + ["mood"]).subtracting(top) == [])
    let mood = try offers(after: "mood", shell)
    #expect(mood == ["add", "list", "calendar", "undo", "import", "path"])
  }

  /// The words that a script offers behind a command.
  private func offers(after command: String, _ shell: String) throws -> [String] {
    let part = try part(about: command, shell)
    guard shell != "fish" else { return part.matches(of: /-a '([^']*)'/).map { String($0.1) } }
    let list =
      shell == "bash"
      ? part.firstMatch(of: /values='([^']*)'/) : part.firstMatch(of: /:word:\(([^)]*)\)/)
    return try #require(list).1.split(separator: " ").map(String.init)
  }

  private static let choices: [(command: String, option: String, choices: String)] = [
    ("events", "only", "critical peak low"), ("events", "cycle", "physical intellectual emotional"),
    ("events", "together", "2 3"), ("events", "format", "text json csv ics"),
    ("month", "format", "text json csv svg"), ("month", "style", "letters rows braille"),
    ("calendar", "format", "text json svg"), ("calendar", "week-start", "monday sunday saturday"),
    ("table", "format", "text json csv"), ("match", "format", "text json"),
    ("config", "unset", "color style week_start"), ("day", "color", "auto always never"),
  ]

  @Test(arguments: shells, choices)
  func offersTheValuesThatTheCommandTakes(
    shell: String, choice: (command: String, option: String, choices: String)
  ) throws {
    let lines = try part(about: choice.command, shell).split(separator: "\n")
    let end =
      switch shell {
      case "bash": "values='\(choice.choices)' ;;"
      case "zsh": ":(\(choice.choices))' \\"
      default: "-xa '\(choice.choices)'"
      }
    let name = shell == "fish" ? " -l \(choice.option) " : "--\(choice.option)"
    #expect(lines.count { $0.contains(name) && $0.hasSuffix(end) } == 1)
  }

  @Test(arguments: shells)
  func isPlainTextThatSaysHowToUseIt(shell: String) throws {
    let script = try script(shell)
    #expect(script.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(script.contains("# Completes bio in \(shell): "))
    #expect(script.hasSuffix("\n"))
    #expect(try bio("completions \(shell) --color always --width 40").standardOutput == script)
  }

  @Test(arguments: [
    ("completions", "'bio completions' needs a word: SHELL, bash, zsh, or fish"),
    ("completions tcsh", "'tcsh' is not a value for SHELL: expected bash, zsh, or fish"),
    (
      "completions bsh",
      "'bsh' is not a value for SHELL: expected bash, zsh, or fish\nhint: did you mean 'bash'?"
    ),
    ("completions bash zsh", "unexpected 'zsh'"),
  ])
  func refusesOtherShells(line: String, report: String) throws {
    #expect(try bio(line) == .refused("bio: \(report)"))
  }
}
