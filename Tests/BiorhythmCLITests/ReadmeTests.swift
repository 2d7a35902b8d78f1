import Foundation
import Testing

@testable import BiorhythmCLI

/// What the README and the program say together.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardizedFileURL
    readme = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func hasTheTableOfKeysThatTheScreenHas() {
    let rows = KeyBinding.table.map { "| `\($0.keys)` | \($0.summary) |\n" }.joined()
    #expect(readme.contains("| keys | what they do |\n| --- | --- |\n\(rows)\n"))
  }

  @Test func namesEveryCommandAndSetting() {
    for command in CommandID.allCases where command != .version {
      let isNamed = readme.contains(command.invocation)
      #expect(isNamed, "\(command)")
    }
    for key in PreferenceKey.configurable {
      let isNamed = readme.contains("`\(key.rawValue)`")
      #expect(isNamed, "\(key)")
    }
  }
}
