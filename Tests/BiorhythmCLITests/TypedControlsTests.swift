import Testing

@testable import BiorhythmCLI

/// What was typed may hold anything; none of it breaks a line or reaches the terminal.
@Suite struct TypedControlsTests {
  @Test(arguments: [
    (["a\u{1B}[31mb\nc"], "bio: unknown command 'a[31mb c'\nhint: 'bio help' lists the commands"),
    (["--a\r\nb"], "bio: unknown option '--a b'"),
    (["-\u{7}"], "bio: unknown option '-'"),
    (
      ["day", "--birth", "1980\u{9B}2J"],
      "bio: '19802J' is not a date for --birth: expected YYYY-MM-DD"
    ),
    (
      ["day", "--width", "8\t0"],
      "bio: '8 0' is not a value for --width: expected a whole number from 40 through 1000"
    ),
    (["today", "x\u{2028}y\u{2029}z\u{85}"], "bio: unexpected 'x y z '"),
    (["today", "\u{202E}abc\u{2066}\u{200F}\u{61C}"], "bio: unexpected 'abc'"),
    (["today", "\u{8}\u{C}\u{7F}\u{B}"], "bio: unexpected '  '"),
    (
      ["month", "2015-07\n"],
      "bio: '2015-07 ' is not a month: expected YYYY-MM, this, next, last, +N, or -N"
    ),
    (
      ["config", "size\u{0}"],
      "bio: unknown setting 'size': expected color, style, or week_start"
    ),
    (
      ["day", "--color", "\u{1B}]0;title\u{7}"],
      "bio: ']0;title' is not a value for --color: expected auto, always, or never"
    ),
    (
      ["day", "-w", "bell\u{7}"],
      "bio: 'bell' is not a name: expected 1 to 64 characters, no control characters"
    ),
    (["help", "日本\u{200E}語"], "bio: unknown command '日本語'\nhint: 'bio help' lists the commands"),
  ])
  func reportsStayOneLine(words: [String], report: String) throws {
    #expect(try bio(words: words) == .refused(report))
  }
}
