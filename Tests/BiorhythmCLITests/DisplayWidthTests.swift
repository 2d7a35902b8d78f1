import Testing

@testable import BiorhythmCLI

/// How many columns a text takes on a terminal, and how it is cut to fit.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), (" ~", 2), ("été", 3), ("e\u{301}te\u{301}", 3),
    ("a\u{300}\u{301}\u{302}", 1),
    ("日本語", 6), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("ひらがな", 8), ("ＡＢ", 4),
    ("ｶﾅ", 2), ("\u{3000}", 2), ("、。", 4), ("￥", 2), ("𠀋", 2), ("—…·", 3), ("─│┤█▐", 5), ("⣿", 1),
    ("↗↘", 2), ("Привет", 6), ("שלום", 4), ("ש\u{5C1}", 1), ("ไทย", 3), ("ก\u{E34}", 1),
    ("🙂 ok", 5), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("\u{200B}", 0), ("a\u{200D}b", 2), ("\u{FEFF}", 0), ("\u{301}", 0),
    ("\0\u{7}\u{1B}\u{7F}\u{9B}", 0), ("\u{202E}ab\u{202C}", 2), ("a\tb", 3), ("a\nb", 3),
    ("a\r\nb", 3), ("a\u{2028}b", 3),
  ])
  func countsColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  /// What the theme takes out of a text takes no room.
  @Test(arguments: ["a\u{1B}[31mb", "x\r\ny\n", "\u{202E}日\u{7}本\t語", "e\u{301}\u{9B}\u{85}"])
  func isTheWidthOfWhatIsPrinted(text: String) {
    #expect(text.displayWidth == text.withoutControls.displayWidth)
  }

  @Test(arguments: [
    ("abcdef", 6, "…", "abcdef"), ("abcdef", 5, "…", "abcd…"), ("abcdef", 5, "...", "ab..."),
    ("abcdef", 3, "...", "..."), ("abcdef", 2, "...", ""), ("abcdef", 1, "…", "…"),
    ("abcdef", 0, "…", ""), ("abcdef", -1, "…", ""), ("", 0, "…", ""), ("日本語", 6, "…", "日本語"),
    ("日本語", 5, "…", "日本…"), ("日本語", 4, "…", "日…"), ("日本語", 3, "…", "日…"),
    ("日本語", 2, "…", "…"), ("e\u{301}e\u{301}e\u{301}", 2, "…", "e\u{301}…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "…", "👨‍👩‍👧…"), ("👨‍👩‍👧👨‍👩‍👧", 2, "…", "…"), ("👍🏽👍🏽", 3, "…", "👍🏽…"),
    ("🇩🇪🇫🇷", 3, "…", "🇩🇪…"),
  ])
  func cutsToFit(text: String, width: Int, mark: String, result: String) {
    #expect(text.truncated(to: width, mark: mark) == result)
  }

  @Test(
    arguments: ["abc def", "日本語 abc", "👨‍👩‍👧a🇩🇪e\u{301}👍🏽", "\u{301}\u{302}ab", "ｶﾅ한글"],
    ["…", "..."])
  func neverSplitsACharacterAndNeverOverruns(text: String, mark: String) throws {
    for width in 0...text.displayWidth + 1 {
      let cut = text.truncated(to: width, mark: mark)
      try #require(cut.displayWidth <= width)
      try #require((cut == text) == (text.displayWidth <= width))
      if cut != text, !cut.isEmpty {
        let kept = Array(cut).dropLast(mark.count)
        try #require(cut.hasSuffix(mark))
        try #require(Array(text).starts(with: kept))
      }
    }
  }

  @Test(arguments: [
    ("ab", 4, "ab  ", "  ab"), ("ab", 2, "ab", "ab"), ("ab", 1, "ab", "ab"), ("", 2, "  ", "  "),
    ("日本", 6, "日本  ", "  日本"), ("e\u{301}", 2, "e\u{301} ", " e\u{301}"), ("ab", -3, "ab", "ab"),
  ])
  func padsByColumns(text: String, width: Int, padded: String, leftPadded: String) {
    #expect(text.padded(to: width) == padded)
    #expect(text.leftPadded(to: width) == leftPadded)
  }
}
