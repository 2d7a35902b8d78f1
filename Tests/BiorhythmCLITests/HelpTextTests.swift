import Testing

@testable import BiorhythmCLI

/// The help: complete, narrow, and the same by every way to it.
@Suite struct HelpTextTests {
  private static let commands = CommandID.allCases.filter { $0 != .home }

  @Test(arguments: CommandID.allCases)
  func fitsATerminal(command: CommandID) throws {
    let output = try bio("help \(command.rawValue)")
    #expect(output.exitStatus == .success)
    #expect(output.standardError.isEmpty)
    #expect(output.lines.filter { String($0).displayWidth > 79 || $0.hasSuffix(" ") } == [])
    #expect(output.standardOutput.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(output.standardOutput.hasSuffix("\n"))
    #expect(!output.standardOutput.hasSuffix("\n\n"))
    #expect(!output.standardOutput.contains("\n\n\n"))
  }

  @Test(arguments: commands)
  func isTheSameByEveryWay(command: CommandID) throws {
    let name = command.rawValue
    let help = try bio("help \(name)")
    for line in ["\(name) --help", "\(name) -h", "--help \(name)", "-h \(name)"] {
      #expect(try bio(line) == help, "bio \(line)")
    }
    let looks = "\(name) --help --json --width 40 --color always"
    #expect(try bio(looks, terminal: Terminal(columns: 200)) == help)
  }

  @Test func namesEveryCommandAndEveryCommonOption() throws {
    let overview = try bio("help")
    #expect(try bio("--help") == overview)
    #expect(try bio("-h") == overview)
    let starts = overview.lines.compactMap { $0.split(separator: "  ").first }
    for command in Self.commands {
      let spec = CommandTable[command]
      #expect(starts.contains(Substring(spec.usage)), "\(command)")
      #expect(overview.standardOutput.contains("  \(spec.summary)\n"), "\(command)")
    }
    for option in CommandTable.commonOptions {
      #expect(overview.standardOutput.contains("  \(CommandTable[option].summary)"), "\(option)")
    }
  }

  @Test(arguments: commands)
  func namesEveryOptionOfTheCommand(command: CommandID) throws {
    let spec = CommandTable[command]
    let output = try bio("help \(command.rawValue)")
    #expect(output.standardOutput.hasPrefix("\(spec.summary)\n\nUsage:\n"))
    let group = command == .mood ? " COMMAND" : ""
    #expect(output.lines.contains("  \(spec.usage)\(group) [OPTIONS]"))
    for id in spec.options + CommandTable.commonOptions {
      let option = CommandTable[id]
      let short = option.id.short.map { "  -\($0), " } ?? "      "
      let value = option.placeholder.map { " \($0)" } ?? ""
      let start = "\(short)--\(id.rawValue)\(value)  "
      #expect(output.lines.count { $0.hasPrefix(start) } == 1, "\(id)")
    }
    for word in spec.words {
      #expect(output.lines.contains { $0.hasPrefix("  \(word.placeholder)  ") })
    }
  }

  /// Help that is wrong is worse than none.
  @Test(arguments: commands)
  func showsCommandLinesThatAreRight(command: CommandID) throws {
    let files = InMemoryFiles([
      preferencesPath:
        #"{"birthday":"1980-03-12","people":{"ada":"1990-12-10","grace":"1906-12-09"}}"#
    ])
    for example in CommandTable[command].examples {
      for line in example.split(separator: " | ") where line.hasPrefix("bio ") {
        let words = words(of: line.dropFirst(4))
        let output = try bio(words: words, files: files)
        // Files that are not there may fail it, but never the way it is written.
        #expect(output.exitStatus != .usage, "\(line): \(output.standardError)")
      }
      let isOfTheCommand = example.contains("bio \(command.rawValue)")
      #expect(isOfTheCommand, "\(example)")
    }
  }

  /// The words of a command line as a shell takes it apart, up to a redirection.
  private func words(of line: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'").enumerated() {
      if index.isMultiple(of: 2) {
        words += part.split(separator: " ").map(String.init)
      } else {
        words.append(String(part))
      }
    }
    return Array(words.prefix { $0 != ">" })
  }

  @Test func shortOptionsAreUnique() {
    let letters = OptionID.allCases.compactMap { $0.short }
    #expect(letters.sorted() == ["b", "f", "h", "w"])
  }

  @Test func versionIsOneLine() throws {
    let version = try bio("version")
    #expect(version.standardOutput.wholeMatch(of: /bio \d+\.\d+\.\d+\n/) != nil)
    #expect(version.standardError.isEmpty)
    for line in ["--version", "day --version", "--version --json", "month 2015-07 --version"] {
      #expect(try bio(line) == version, "bio \(line)")
    }
  }
}
