import BiorhythmCore

/// `bio day` and `bio today`: the readings of one day.
struct DayCommand {
  private let reading: DayReading
  private let name: String?
  private let format: OutputFormat
  private let looks: Looks

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when a date is wrong, unknown, or before the birth.
  init(_ invocation: Invocation) throws(BioError) {
    let today = invocation.context.today
    let date = try invocation.arguments.date(at: 0, today: today) ?? today
    let person = try invocation.person
    guard let reading = DayReading(date: date, birthDate: person.birthDate) else {
      throw .beforeBirth(of: date.description, birthDate: person.birthDate)
    }
    self.reading = reading
    name = person.name
    format = invocation.format
    looks = invocation.looks
  }

  var answer: Answer {
    switch format {
    case .json:
      .data(JSON(reading, name: name).document)
    case .csv:
      .data(CSV.dayHeader + CSV.record(of: reading, date: reading.date))
    default:
      .text(
        DayPanelView(reading: reading, name: name, width: looks.width, glyphs: looks.glyphs)
          .styledText)
    }
  }
}
