import Testing

@testable import BiorhythmCLI

/// Words of the help that a shell must not take apart.
@Suite struct CompletionQuotingTests {
  private static let summaries = OptionID.allCases.map { CommandTable[$0].summary }

  @Test func quotesSummariesForZsh() throws {
    let script = try bio("completions zsh").standardOutput
    for summary in Self.summaries {
      var text = ""
      for character in summary {
        switch character {
        case "[", "]", ":", "\\": text += "\\\(character)"
        case "'": text += #"'\''"#
        default: text.append(character)
        }
      }
      #expect(script.contains("[\(text)]"), "\(summary)")
    }
    // Or nothing was tested.
    #expect(script.contains(#"\:"#))
  }

  @Test(arguments: [
    ("", "''"), ("plain", "'plain'"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#),
    (#"$(id) `id` \ "x""#, #"'$(id) `id` \ "x"'"#),
  ])
  func quotesTextForAShell(text: String, quoted: String) {
    #expect(CompletionScript.quoted(text) == quoted)
  }

  @Test func quotesSummariesForFish() throws {
    let script = try bio("completions fish").standardOutput
    let commands = CommandID.allCases.filter { $0 != .home }.map { CommandTable[$0].summary }
    for summary in Self.summaries + commands {
      var text = ""
      for character in summary {
        if character == "'" || character == "\\" { text += "\\" }
        text.append(character)
      }
      #expect(script.contains(" -d '\(text)'"), "\(summary)")
    }
    #expect(script.contains(#"\'"#))
  }

  /// In zsh a colon parts the summary, the name of the value, and what to offer.
  @Test func namesOneValueForEachOption() throws {
    let specifications = try bio("completions zsh").lines.filter { $0.contains("]:") }
    #expect(specifications.count > 100)
    for line in Set(specifications) {
      let value = try #require(line.firstRange(of: "]:"))
      let colons = line[value.upperBound...].replacing("\\:", with: "").count { $0 == ":" }
      #expect(colons == 1, "\(line)")
    }
  }
}
