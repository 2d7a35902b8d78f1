import BiorhythmCore

/// `bio month`: the curves of a month.
struct MonthCommand {
  private let table: MonthTable
  private let selectedDate: CivilDate?
  private let name: String?
  private let style: GraphStyle
  private let format: OutputFormat
  private let looks: Looks

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when the month or the marked day is wrong or before the birth.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    let today = invocation.context.today
    let typedMonth = try arguments.month(at: 0, today: today)
    let markedDate = try arguments.date(.on, today: today)
    let month = typedMonth ?? CivilMonth(containing: markedDate ?? today)
    if let markedDate, !month.days.contains(markedDate) {
      throw .dateNotInMonth(markedDate, month)
    }
    let person = try invocation.person
    guard month.lastDay >= person.birthDate else {
      throw .beforeBirth(of: month.days.title, birthDate: person.birthDate)
    }
    if let markedDate, markedDate < person.birthDate {
      throw .beforeBirth(of: markedDate.description, birthDate: person.birthDate)
    }
    table = MonthTable(month: month, birthDate: person.birthDate)
    selectedDate = markedDate ?? (today < person.birthDate ? nil : today)
    name = person.name
    style = try invocation.style
    format = invocation.format
    looks = invocation.looks
  }

  var answer: Answer {
    switch format {
    case .json: .data(JSON(table, name: name).document)
    case .csv: .data(CSV.table(table))
    case .svg: .data(SVGMonth(table: table, name: name, selectedDate: selectedDate).document)
    default: .text(styledText)
    }
  }

  private var styledText: StyledText {
    switch style {
    case .rows:
      MonthRowsView(
        table: table, name: name, selectedDate: selectedDate, width: looks.width,
        glyphs: looks.glyphs
      ).styledText
    case .letters, .braille:
      MonthGraphView(
        table: table, name: name, selectedDate: selectedDate, style: style, width: looks.width,
        glyphs: looks.glyphs
      ).styledText
    }
  }
}
