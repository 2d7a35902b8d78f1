import BiorhythmCore

/// The graph view: the month above, the day below.
struct GraphFrame {
  var frame: BrowseFrame

  /// The number of lines that the style with a line a day takes.
  static let rowsHeight = 35

  /// The lines that are always there: the title, three readings, and what is critical, the numbers,
  /// and the keys.
  private static let fixedLines = 7

  private var screen: BrowseScreen { frame.screen }
  private var glyphs: Glyphs { frame.looks.glyphs }

  var lines: [StyledLine] {
    let rowCount = rowCount
    let spare = frame.size.rows - Self.fixedLines - rowCount
    let graph = MonthGraphView(
      table: table, name: screen.person.name, selectedDate: screen.date, style: screen.style,
      width: frame.size.columns, glyphs: glyphs, rowCount: rowCount)
    let ruler = graph.ruler
    // What is there when lines remain, the first wanted most.
    let (hasWeekdays, hasLowerRule, hasMood, hasUpperRule) =
      (spare > 0, spare > 1, spare > 2, spare > 3)
    var lines = [hasLowerRule ? graph.titleLine : frame.notice ?? graph.titleLine]
    lines += graph.plotLines
    lines += [graph.criticalLine, ruler.numberLine]
    if hasWeekdays { lines.append(ruler.weekdayLine) }
    if hasUpperRule { lines.append(frame.rule) }
    lines += readings
    if hasMood { lines.append(moodLine) }
    lines += Array(repeating: StyledLine(), count: max(spare - 4, 0))
    if hasLowerRule { lines.append(frame.notice ?? frame.rule) }
    return lines + [keysLine]
  }

  /// The style with a line a day.
  var rowsLines: [StyledLine] {
    let rows = MonthRowsView(
      table: table, name: screen.person.name, selectedDate: screen.date,
      width: frame.size.columns, glyphs: glyphs
    ).styledText.lines
    let filler = Array(repeating: StyledLine(), count: max(frame.size.rows - rows.count - 2, 0))
    return rows + filler + [frame.notice ?? frame.rule, keysLine]
  }

  private var table: MonthTable {
    MonthTable(month: screen.month, birthDate: screen.person.birthDate)
  }

  /// The most rows that fit; a low screen keeps room for more than the curves.
  private var rowCount: Int {
    let most = frame.size.rows < 28 ? 13 : 17
    return [17, 13, 9, 5].first { $0 <= most && $0 + Self.fixedLines <= frame.size.rows } ?? 5
  }

  private var readings: [StyledLine] {
    guard let reading = DayReading(date: screen.date, birthDate: screen.person.birthDate) else {
      return []
    }
    return DayPanelView(reading: reading, width: frame.size.columns, glyphs: glyphs).barLines
  }

  private var moodLine: StyledLine {
    var line = StyledLine(" Mood  ")
    guard let day = MoodDay.days(of: screen.entriesOfDay).first else {
      line.append("not logged", .axis)
      return line
    }
    line.append(String(repeating: glyphs.mark(of: day.mood), count: 2), Role(day.mood))
    let count = day.count == 1 ? "1 entry" : "\(day.count) entries"
    line.append(" \(day.mood.name), \(day.meanText) from \(count)")
    return line
  }

  private var keysLine: StyledLine {
    frame.keysLine(KeyBinding.table.compactMap { $0.graphItem })
  }
}
