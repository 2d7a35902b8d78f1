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
      month: month, subject: "Rhythm ", hasPrevious: rhythm.birthDate < month.firstDay,
      selectedDate: selectedDate, weekStart: weekStart,
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
    if isCompact {
      let facts = facts(before: [], after: ["! critical"])
      return [legend.line(of: counts), legend.marks(), legend.line(of: facts)]
    }
    return [legend.line(of: facts(before: counts, after: ["P I E critical"])), legend.marks()]
  }

  /// The birth among other facts, with as much of the name as there is room for.
  private func facts(before: [String], after: [String]) -> [String] {
    let birth = "born \(rhythm.birthDate)"
    let rest = (before + [birth] + after).joined(separator: "    ").count
    let room = width - 2 - rest - 2
    guard let name, room >= 4 else { return before + [birth] + after }
    return before + ["\(name.truncated(to: room, mark: glyphs.ellipsis)), \(birth)"] + after
  }
}
