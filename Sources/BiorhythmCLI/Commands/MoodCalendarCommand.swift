import BiorhythmCore

/// `bio mood calendar`: a month of days colored by mood.
struct MoodCalendarCommand {
  private let month: CivilMonth
  private let invocation: Invocation

  /// Settles which month is shown.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when the month is wrong.
  init(_ invocation: Invocation) throws(BioError) {
    let today = invocation.context.today
    month =
      try invocation.arguments.month(at: 0, today: today) ?? CivilMonth(containing: today)
    self.invocation = invocation
  }

  /// Reads the journal and shows the month.
  ///
  /// - Throws: ``BioError`` when the journal cannot be read.
  func answer() throws(BioError) -> Answer {
    let (entries, report) = try JournalStore(in: invocation.context).entries(in: month.days)
    let moods = MoodMonth(month: month, entries: entries)
    if invocation.format == .json { return .data(JSON(moods).document, warnings: report.text) }
    if invocation.format == .svg {
      let drawing = SVGCalendar(
        moods, weekStart: try invocation.weekStart, selectedDate: invocation.context.today)
      return .data(drawing.document, warnings: report.text)
    }
    let view = MoodCalendarView(
      moods: moods, today: invocation.context.today, selectedDate: invocation.context.today,
      weekStart: try invocation.weekStart,
      isCompact: invocation.arguments.has(.compact) || !MonthCalendar.fitsBoxed(invocation.looks),
      glyphs: invocation.looks.glyphs)
    return .text(view.styledText, warnings: report.text)
  }
}
