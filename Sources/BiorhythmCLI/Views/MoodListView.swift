import BiorhythmCore

/// Entries of the diary, a line each, grouped by day.
struct MoodListView {
  var entries: [MoodEntry]
  var looks: Looks

  var styledText: StyledText {
    var previous: CivilDate?
    return StyledText(
      lines: entries.map { entry in
        defer { previous = entry.time.date }
        return line(of: entry, isFirst: entry.time.date != previous)
      })
  }

  /// The entries behind a word on the same line.
  func text(after word: String) -> StyledText {
    var list = self
    list.looks.width -= word.count
    return StyledText(
      lines: list.styledText.lines.map { rest in
        var line = StyledLine(word)
        line.append(rest)
        return line
      })
  }

  /// Whether there is a column for the time of day.
  private var hasClock: Bool {
    entries.contains { $0.time.minute != nil }
  }

  private func line(of entry: MoodEntry, isFirst: Bool) -> StyledLine {
    let date = entry.time.date
    let day = looks.width < 60 ? "\(date)" : "\(date.weekday.name.prefix(3)) \(date)"
    var line = StyledLine()
    line.append(" " + (isFirst ? day : String(repeating: " ", count: day.count)) + "  ")
    line.append(
      MoodEntryLine(entry: entry, hasClock: hasClock, glyphs: looks.glyphs).styledLine)
    return line.truncated(to: looks.width - 1, mark: looks.glyphs.ellipsis)
  }
}

/// An entry without its day: the time, the mood, and the note.
struct MoodEntryLine {
  var entry: MoodEntry

  /// Whether there is a column for the time of day.
  var hasClock = true
  var glyphs: Glyphs

  var styledLine: StyledLine {
    var line = StyledLine()
    if hasClock { line.append((entry.time.clock ?? "").padded(to: 5) + "  ") }
    line.append(String(repeating: glyphs.mark(of: entry.mood), count: 2), Role(entry.mood))
    line.append(" " + entry.mood.name)
    guard let note = entry.note?.withoutControls, !note.isEmpty else { return line }
    line.append(String(repeating: " ", count: 10 - entry.mood.name.count) + note)
    return line
  }
}
