import BiorhythmCore

/// `bio day` and `bio today`: the readings of one day.
struct DayCommand {
  private let reading: DayReading
  private let name: String?
  private let format: OutputFormat
  private let looks: Looks

  /// Fills in what the command line leaves out.
  ///
  /// - Parameters:
  ///   - invocation: The command line and all it draws on.
  ///   - date: The day to read; by default the one typed, or today.
  /// - Throws: ``BioError`` when a date is wrong, unknown, or before the birth.
  init(_ invocation: Invocation, date: CivilDate? = nil) throws(BioError) {
    let today = invocation.context.today
    let typedDate = try invocation.arguments.date(at: 0, today: today)
    let date = date ?? typedDate ?? today
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
