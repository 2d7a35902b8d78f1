import BiorhythmCore

/// A month of days graded by rhythm, with the critical ones marked.
struct RhythmCalendarView {
  var rhythm: RhythmDays
  var name: String?
  var month: CivilMonth
  var selectedDate: CivilDate?
  var weekStart: Weekday
  var isCompact: Bool
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    StyledText(lines: calendar.lines + footer)
  }

  private var calendar: MonthCalendar {
    MonthCalendar(
      month: month, subject: "Rhythm ", selectedDate: selectedDate, weekStart: weekStart,
      isCompact: isCompact, glyphs: glyphs,
      cells: month.days.map { date in
        guard let reading = rhythm[date] else { return MonthCalendar.Cell() }
        let letters = String(reading.criticalCycles.map { $0.letter })
        return MonthCalendar.Cell(
          mood: reading.grade, detail: letters, flag: letters.isEmpty ? " " : "!")
      })
  }

  private var footer: [StyledLine] {
    let legend = CalendarLegend(glyphs: glyphs, isCompact: isCompact)
    let counts = CalendarLegend.counts(good: rhythm.goodDays, bad: rhythm.badDays)
    let birth = "born \(rhythm.birthDate)"
    if isCompact {
      let owner = owner(for: width - 2 - birth.count - 17)
      return [
        legend.line(of: counts), legend.marks(), legend.line(of: [owner + birth, "! critical"]),
      ]
    }
    let facts = counts + [owner(for: 18) + birth, "P I E critical"]
    return [legend.line(of: facts), legend.marks()]
  }

  /// The name with a comma, cut to a number of columns.
  private func owner(for room: Int) -> String {
    guard let name else { return "" }
    return name.truncated(to: max(room, 0), mark: glyphs.ellipsis) + ", "
  }
}
