import BiorhythmCore

/// The lines under a calendar.
struct CalendarLegend {
  var glyphs: Glyphs
  var isCompact: Bool

  /// Facts beside each other, such as the numbers of good and bad days.
  func line(of facts: [String]) -> StyledLine {
    StyledLine(" " + facts.joined(separator: "    "))
  }

  /// What the marks mean.
  ///
  /// - Parameter note: What stands behind them where there is room.
  /// - Returns: The line.
  func marks(note: String? = nil) -> StyledLine {
    var line = StyledLine()
    for (index, mood) in Mood.allCases.enumerated() {
      line.append(index == 0 ? " " : isCompact ? "  " : "    ")
      line.append(
        String(repeating: glyphs.mark(of: mood), count: isCompact ? 1 : 2), Role(mood))
      line.append(" " + mood.name)
    }
    if let note, !isCompact { line.append("    " + note) }
    return line
  }

  /// The numbers of good and bad days.
  static func counts(good: Int, bad: Int) -> [String] {
    ["Good days \(good)", "Bad days \(bad)"]
  }
}
