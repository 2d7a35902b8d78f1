import Testing

@testable import BiorhythmCLI

/// Lists with notes of wide characters, marks and emoji.
@Suite struct MoodListLayoutTests {
  /// Notes, and what is left of them in the six columns that 40 leave; in ASCII and in Unicode.
  @Test(arguments: [
    ("abcdef", "abcdef", "abcdef"),
    ("abcdefg", "abc...", "abcde…"),
    ("日本語", "日本語", "日本語"),
    ("日本語日本語", "日...", "日本…"),
    ("日本語x", "日...", "日本…"),
    ("ＡＢＣＤ", "Ａ...", "ＡＢ…"),
    ("e\u{301}te\u{301}e\u{301}te\u{301}", "e\u{301}te\u{301}e\u{301}te\u{301}", nil),
    (
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "e\u{301}e\u{301}e\u{301}...", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}…"
    ),
    ("🙂🙂🙂", "🙂🙂🙂", "🙂🙂🙂"),
    ("🙂🙂🙂🙂", "🙂...", "🙂🙂…"),
    ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧...", "👨‍👩‍👧👨‍👩‍👧…"),
    ("🇩🇪🇩🇪🇩🇪🇩🇪", "🇩🇪...", "🇩🇪🇩🇪…"),
    ("👍🏽👍🏽👍🏽👍🏽", "👍🏽...", "👍🏽👍🏽…"),
    ("ab日cd日ef", "ab...", "ab日c…"),
  ])
  func cutsNotesBetweenCharacters(note: String, ascii: String, unicode: String?) throws {
    let files = diary(#"{"at":"2015-07-01T09:00","level":3,"note":"\#(note)"}"# + "\n")
    let start = " 2015-07-01  09:00  "
    #expect(
      try bio("mood list --width 40", files: files).standardOutput
        == start + "++ good      \(ascii)\n")
    #expect(
      try bio("mood list --width 40 --unicode", files: files).standardOutput
        == start + "▆▆ good      \(unicode ?? ascii)\n")
  }

  @Test func fitsEveryWidth() throws {
    let notes = ["日本語", "🙂 ok", "👨‍👩‍👧", "e\u{301}", "ab", "plain, words,"]
    let journal = notes.enumerated().reduce(into: "") { text, note in
      let long = String(repeating: note.element, count: 60)
      text += #"{"at":"2015-07-0\#(note.offset + 1)T09:00","level":4,"note":"\#(long)"}"# + "\n"
    }
    var faults: [String] = []
    for width in Array(40...130) + [500, 1000] {
      for form in ["--ascii", "--unicode"] {
        for line in try bio("mood list --width \(width) \(form)", files: diary(journal)).lines {
          // A wide character that did not fit leaves one column.
          let isFilled = isWhole(line, of: notes) || line.displayWidth >= width - 2
          if line.displayWidth >= width || !isFilled { faults.append(line) }
        }
      }
    }
    #expect(faults.isEmpty)
  }

  /// The environment's width counts where none is typed.
  @Test func takesTheWidthFromColumns() throws {
    let files = diary(#"{"at":"2015-07-01T09:00","level":3,"note":"日本語日本語"}"# + "\n")
    #expect(
      try bio("mood list", environment: ["COLUMNS": "40", "LC_ALL": "C"], files: files)
        == bio("mood list --width 40", files: files))
  }

  @Test func notesStartAtTheSameColumn() throws {
    let notes = ["abc", "日本語", "e\u{301}te\u{301}", "🙂 ok", "👨‍👩‍👧", "ＡＢ"]
    let journal = notes.enumerated().reduce(into: "") { text, note in
      text += #"{"at":"2015-07-0\#(note.offset + 1)T09:00","level":3,"note":"\#(note.element)"}"#
      text += "\n"
    }
    let lines = try bio("mood list", files: diary(journal)).lines
    for (line, note) in zip(lines, notes) {
      #expect(line.hasSuffix("  09:00  ++ good      \(note)"))
      #expect(line.displayWidth == 37 + note.displayWidth)
    }
    #expect(notes.map(\.displayWidth) == [3, 6, 3, 5, 2, 4])
  }

  /// Whether the note of a line was not cut.
  private func isWhole(_ line: String, of notes: [String]) -> Bool {
    notes.contains { line.hasSuffix(String(repeating: $0, count: 60)) }
  }
}
