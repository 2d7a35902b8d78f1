import BiorhythmCore

/// `bio table`: the readings of many days.
struct TableCommand {
  private let range: DateRange
  private let person: Person
  private let precision: Int
  private let invocation: Invocation

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when the range or the precision is wrong, or all days come before the
  ///   birth.
  init(_ invocation: Invocation) throws(BioError) {
    let today = invocation.context.today
    range =
      try invocation.arguments.range(at: 0, today: today) ?? CivilMonth(containing: today).days
    precision = try invocation.arguments.number(.precision, in: 0...6) ?? 0
    person = try invocation.person
    guard range.last >= person.birthDate else {
      throw .beforeBirth(of: range.title, birthDate: person.birthDate)
    }
    self.invocation = invocation
  }

  var answer: Answer {
    let birthDate = person.birthDate
    switch invocation.format {
    case .csv:
      return .stream(TableCSV(range, birthDate: birthDate, precision: precision))
    case .json:
      let document = JSON.stream(of: range, birthDate: birthDate, name: person.name)
      return .stream(document)
    default:
      let view = TableView(
        person: person, precision: precision, width: invocation.looks.width,
        glyphs: invocation.looks.glyphs)
      let rows = StyledRows(dates: AnySequence(range), header: view.headerLines) { date in
        [view.line(of: date)]
      }
      return Answer(content: .rows(rows))
    }
  }
}
