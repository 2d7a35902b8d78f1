import BiorhythmCore

/// The calendar view: the month of moods above, the day's entries below.
struct CalendarFrame {
  var frame: BrowseFrame

  private var screen: BrowseScreen { frame.screen }
  private var glyphs: Glyphs { frame.looks.glyphs }

  var lines: [StyledLine] {
    let calendar = calendar(isCompact: screen.isCompact || !fitsBoxed)
    let picture = calendar.picture
    // Besides the rule, the day, and the keys as much as there is room for: first what is counted,
    // then the entries, then blank lines.
    let spare = max(frame.size.rows - picture.count - 3, 0)
    let footer = Array(calendar.footer.prefix(spare))
    let room = spare - footer.count
    let entries = entries(room: room)
    let blanks = min(2, max(room - entries.count, 0))
    let blank = [StyledLine()]
    let filler = Array(repeating: StyledLine(), count: max(room - entries.count - blanks, 0))
    return picture + (blanks > 1 ? blank : []) + footer + (blanks > 0 ? blank : []) + [dayLine]
      + entries + filler + [frame.notice ?? frame.rule, keysLine]
  }

  private func calendar(isCompact: Bool) -> MoodCalendarView {
    MoodCalendarView(
      moods: MoodMonth(month: screen.month, entries: screen.entries), today: screen.today,
      selectedDate: screen.date, weekStart: screen.weekStart, isCompact: isCompact, glyphs: glyphs)
  }

  /// Whether the boxes fit, with the lines that belong to them.
  private var fitsBoxed: Bool {
    let days = screen.month.days
    let weeks = days.place(of: days.last, weekStart: screen.weekStart).week + 1
    return frame.size.columns > MonthCalendar.boxedWidth && frame.size.rows >= 2 * weeks + 9
  }

  private var dayLine: StyledLine {
    StyledLine(" " + screen.date.title, .heading)
  }

  /// The day's entries; where they do not fit, the last line says how many more there are.
  private func entries(room: Int) -> [StyledLine] {
    let all = screen.entriesOfDay.map { entry in
      var line = StyledLine("   ")
      line.append(MoodEntryLine(entry: entry, glyphs: glyphs).styledLine)
      return line.truncated(to: frame.size.columns - 1, mark: glyphs.ellipsis)
    }
    guard all.count > room, room > 0 else { return Array(all.prefix(max(room, 0))) }
    let more = StyledLine("   \(glyphs.ellipsis) and \(all.count - room + 1) more", .axis)
    return all.prefix(room - 1) + [more]
  }

  private var keysLine: StyledLine {
    frame.keysLine(KeyBinding.table.compactMap { $0.calendarItem })
  }
}
