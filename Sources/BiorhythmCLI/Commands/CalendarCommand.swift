import BiorhythmCore

/// `bio calendar`: a month or a year of days graded by rhythm.
struct CalendarCommand {
  private let rhythm: RhythmDays
  private let month: CivilMonth?
  private let name: String?
  private let invocation: Invocation

  /// Settles which days are shown.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when the month or the year is wrong or ends before the birth.
  init(_ invocation: Invocation) throws(BioError) {
    let today = invocation.context.today
    let typed = try invocation.arguments.monthOrYear(at: 0, today: today)
    let days = typed ?? CivilMonth(containing: today).days
    let month = CivilMonth(containing: days.first)
    self.month = days == month.days ? month : nil
    let person = try invocation.person
    guard days.last >= person.birthDate else {
      throw .beforeBirth(of: days.title, birthDate: person.birthDate)
    }
    rhythm = RhythmDays(range: days, birthDate: person.birthDate)
    name = person.name
    self.invocation = invocation
  }

  var answer: Answer {
    get throws(BioError) {
      if invocation.format == .json { return .data(JSON(rhythm).document) }
      if invocation.format == .svg {
        return .data(
          SVGCalendar(
            rhythm, name: name, weekStart: try invocation.weekStart,
            selectedDate: invocation.context.today
          ).document)
      }
      let looks = invocation.looks
      let weekStart = try invocation.weekStart
      guard let month else {
        return .text(
          YearCalendarView(
            rhythm: rhythm, name: name, weekStart: weekStart, width: looks.width,
            glyphs: looks.glyphs
          ).styledText)
      }
      let isCompact = invocation.arguments.has(.compact) || !MonthCalendar.fitsBoxed(looks)
      return .text(
        RhythmCalendarView(
          rhythm: rhythm, name: name, month: month, selectedDate: invocation.context.today,
          weekStart: weekStart, isCompact: isCompact, width: looks.width, glyphs: looks.glyphs
        ).styledText)
    }
  }
}
