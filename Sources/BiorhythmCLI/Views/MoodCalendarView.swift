import BiorhythmCore

/// A month of days with their moods, and how many were good and bad.
struct MoodCalendarView {
  var moods: MoodMonth

  /// The day after which nothing can have been logged.
  var today: CivilDate
  var selectedDate: CivilDate?
  var weekStart: Weekday
  var isCompact: Bool
  var glyphs: Glyphs

  var styledText: StyledText {
    StyledText(lines: picture + footer)
  }

  /// The title and the weeks.
  var picture: [StyledLine] {
    calendar.lines
  }

  private var calendar: MonthCalendar {
    MonthCalendar(
      month: moods.month, hasNext: moods.month < CivilMonth(containing: today),
      selectedDate: selectedDate, weekStart: weekStart, isCompact: isCompact, glyphs: glyphs,
      cells: moods.month.days.map { date in
        guard let day = moods[date] else { return MonthCalendar.Cell() }
        return MonthCalendar.Cell(mood: day.mood, detail: day.meanText)
      })
  }

  /// The counts and the meaning of the marks.
  var footer: [StyledLine] {
    let legend = CalendarLegend(glyphs: glyphs, isCompact: isCompact)
    var facts = CalendarLegend.counts(good: moods.goodDays, bad: moods.badDays)
    if !isCompact {
      let entries = moods.entryCount == 1 ? "1 entry" : "\(moods.entryCount) entries"
      facts.append("Logged \(moods.days.count) of \(moods.month.dayCount) days, \(entries)")
    }
    return [legend.line(of: facts), legend.marks(note: "(blank) no data")]
  }
}

extension MoodDay {
  /// The mean with one decimal, rounded half up, such as `2.3`.
  var meanText: String {
    "\(meanInTenths / 10).\(meanInTenths % 10)"
  }
}
