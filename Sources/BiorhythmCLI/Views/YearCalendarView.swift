import BiorhythmCore

/// A year of days graded by rhythm, a cell a day, a column a week.
struct YearCalendarView {
  var rhythm: RhythmDays
  var name: String?
  var weekStart: Weekday
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    let legend = CalendarLegend(glyphs: glyphs, isCompact: true)
    let counts = CalendarLegend.counts(good: rhythm.goodDays, bad: rhythm.badDays)
    return StyledText(
      lines: [titleLine] + parts.flatMap(lines) + [legend.line(of: counts), legend.marks()])
  }

  /// The columns before the first week.
  private static let labelWidth = 6

  private var titleLine: StyledLine {
    .title(
      "Rhythm \(rhythm.range.first.year)\(name.titleSuffix), born \(rhythm.birthDate)",
      width: width,
      glyphs: glyphs)
  }

  /// The whole year, or its halves where a column a week does not fit.
  private var parts: [DateRange] {
    let year = rhythm.range
    guard Self.labelWidth + weekCount(of: year) >= width else { return [year] }
    let half = year.first.adding(days: 180).map { CivilMonth(containing: $0).lastDay }
    guard let half, let next = half.adding(days: 1) else { return [year] }
    return [DateRange(first: year.first, last: half), DateRange(first: next, last: year.last)]
      .compactMap { $0 }
  }

  private func lines(of days: DateRange) -> [StyledLine] {
    var canvas = Canvas(width: Self.labelWidth + weekCount(of: days), height: 8)
    for (index, weekday) in Weekday.allCases(from: weekStart).enumerated() {
      canvas.write(" " + weekday.name.prefix(3), .axis, row: index + 1, column: 0)
    }
    for date in days {
      let (week, row) = days.place(of: date, weekStart: weekStart)
      let column = Self.labelWidth + week
      // A month is named over its first whole week.
      if row == 0, date.day <= 7 {
        canvas.write(String(CivilMonth(containing: date).name.prefix(3)), .axis, column: column)
      }
      guard let grade = rhythm[date]?.grade else { continue }
      canvas[row + 1, column] = Canvas.Cell(
        character: glyphs.mark(of: grade), role: Role(grade))
    }
    return (0..<canvas.height).map { row in
      StyledLine(canvas, row: row)
    }
  }

  private func weekCount(of days: DateRange) -> Int {
    days.place(of: days.last, weekStart: weekStart).week + 1
  }
}
