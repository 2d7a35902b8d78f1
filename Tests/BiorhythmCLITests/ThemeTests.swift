import Testing

@testable import BiorhythmCLI

/// From meaning to escape codes, and nothing else that drives a terminal.
@Suite struct ThemeTests {
  private func text(_ pieces: (String, Role)...) -> StyledText {
    var line = StyledLine()
    for (text, role) in pieces { line.append(text, role) }
    return StyledText(lines: [line])
  }

  @Test func endsEveryLineOnce() {
    let lines = [StyledLine(), text(("a", .body)).lines[0], StyledLine()]
    #expect(Theme.plain.encode(StyledText(lines: lines)) == "\na\n\n")
    #expect(Theme.plain.encode(StyledText()) == "")
    #expect(Theme.color.encode(StyledText()) == "")
  }

  @Test func colorsMeaningsAndPutsThemBack() {
    let text = text(
      ("P ", .physical), ("I", .intellectual), (" x ", .body), ("E", .emotional), ("  ", .critical))
    #expect(Theme.plain.encode(text) == "P I x E\n")
    #expect(
      Theme.color.encode(text)
        == "\u{1B}[31mP \u{1B}[0m\u{1B}[32mI\u{1B}[0m x \u{1B}[94mE\u{1B}[0m\n")
  }

  @Test(arguments: Role.allCases)
  func everyMeaningKeepsItsText(role: Role) {
    let text = text(("word", role))
    #expect(Theme.plain.encode(text) == "word\n")
    let colored = Theme.color.encode(text)
    if role == .body {
      #expect(colored == "word\n")
    } else {
      #expect(colored.wholeMatch(of: /\u{1B}\[[0-9;]+mword\u{1B}\[0m\n/) != nil)
    }
  }

  @Test(arguments: [
    "day 2015-07-03", "month 2015-07 --on 2015-07-03", "month 1980-03 --style rows",
    "month 2015-07 --on 2015-07-03 --style braille", "month 2015-02 --width 46",
  ])
  func colorsChangeNoCharacter(line: String) throws {
    let plain = try bio("\(line) --birth 1980-03-12 --unicode")
    let colored = try bio("\(line) --birth 1980-03-12 --unicode --color always")
    #expect(colored != plain)
    #expect(colored.standardOutput.replacing(/\u{1B}\[[0-9;]+m/, with: "") == plain.standardOutput)
  }

  @Test(arguments: [
    ("plain ~", "plain ~"), ("日本語 é\u{301} 👨‍👩‍👧", "日本語 é\u{301} 👨‍👩‍👧"), ("", ""),
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("a\n\nb", "a  b"),
    ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", "a b c d e f"),
    ("\u{1B}[2J\u{1B}]0;x\u{7}", "[2J]0;x"), ("\0\u{1}\u{8}\u{E}\u{1F}\u{7F}", ""),
    ("\u{80}\u{9B}1m\u{9F}", "1m"), ("\u{200E}a\u{200F}b\u{61C}", "ab"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}a", "a"), ("\u{2066}\u{2067}\u{2068}a\u{2069}", "a"),
    ("e\u{202E}\u{301}", "e\u{301}"),
  ])
  func takesControlsOut(text: String, result: String) {
    #expect(Array(text.withoutControls.unicodeScalars) == Array(result.unicodeScalars))
    #expect(Theme.plain.encode(self.text((text, .body))) == result + "\n")
    let colored = Theme.color.encode(self.text((text, .heading)))
    #expect(colored == (result.isEmpty ? "\n" : "\u{1B}[1m\(result)\u{1B}[0m\n"))
  }

  @Test func noControlCharacterIsKept() {
    let controls = [0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069].flatMap { Array($0) }
    let scalars = controls.compactMap { Unicode.Scalar($0) }
    #expect(scalars.count == controls.count)
    let kept = scalars.map { String($0).withoutControls }.filter { $0 != "" && $0 != " " }
    #expect(kept == [])
  }
}
