import BiorhythmCore

/// `bio insight`: the test of whether the mood follows the birthday.
struct InsightCommand {
  private let person: Person
  private let range: DateRange?
  private let invocation: Invocation

  /// Settles whose birthday is tested, and on which days.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when the range is wrong or no birthday is known.
  init(_ invocation: Invocation) throws(BioError) {
    range = try invocation.arguments.range(at: 0, today: invocation.context.today)
    person = try invocation.person
    self.invocation = invocation
  }

  /// Reads the journal and tests it.
  ///
  /// - Throws: ``BioError`` when the journal cannot be read.
  func answer() throws(BioError) -> Answer {
    let (entries, report) = try JournalStore(in: invocation.context).entries(in: range)
    let insight = Insight(birthDate: person.birthDate, entries: entries)
    if invocation.format == .json {
      return .data(JSON(insight, name: person.name).document, warnings: report.text)
    }
    let looks = invocation.looks
    let view = InsightView(
      insight: insight, name: person.name, width: looks.width, glyphs: looks.glyphs)
    return .text(view.styledText, warnings: report.text)
  }
}
