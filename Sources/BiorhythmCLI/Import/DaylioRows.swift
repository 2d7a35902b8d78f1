import BiorhythmCore

/// The rows of a Daylio export, whichever columns its version has.
struct DaylioRows {
  private let columns: ColumnNames
  private let mood: Int
  private let names: MoodNames

  /// Finds the columns, or is `nil` for a file of another kind.
  init?(_ columns: ColumnNames, names: MoodNames) {
    let dateColumn = columns["full_date"] ?? (columns["year"] == nil ? nil : columns["date"])
    guard let mood = columns["mood"], dateColumn != nil else { return nil }
    self.columns = columns
    self.mood = mood
    self.names = names
  }

  /// Reads a row; the time is written without an offset, which the export does not have.
  func entry(_ row: ColumnNames.Row) throws(ImportFault.Problem) -> MoodEntry {
    let date = try date(row)
    let clock = row.field(columns["time"])
    var time = MoodTime(date: date)
    if !clock.isEmpty {
      guard let minute = Self.minute(clock) else { throw .invalidTime(clock) }
      time = MoodTime(date: date, minute: minute)
    }
    let name = row.field(mood)
    guard let mood = names[name] else { throw .unknownMood(name) }
    return MoodEntry(time: time, mood: mood, note: note(row))
  }

  private func note(_ row: ColumnNames.Row) -> String {
    let parts = [row.text(columns["note_title"]), row.text(columns["note"])]
    return parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Reads `full_date`, or `year` with a date such as `18 May`.
  private func date(_ row: ColumnNames.Row) throws(ImportFault.Problem) -> CivilDate {
    let whole = row.field(columns["full_date"])
    if !whole.isEmpty {
      guard let date = try? CivilDate(iso8601: whole) else { throw .invalidDate(whole) }
      return date
    }
    let (year, text) = (row.field(columns["year"]), row.field(columns["date"]))
    let words = text.split(separator: " ").map(String.init)
    let number = words.lazy.compactMap(wholeNumber).first
    let month = words.lazy.compactMap(Self.month).first
    guard words.count == 2, let number, let month, let year = wholeNumber(year),
      let date = try? CivilDate(year: year, month: month, day: number)
    else { throw .invalidDate("\(text) \(year)".trimmed) }
    return date
  }

  /// The number of a month by its English name or the first three letters of it.
  private static func month(_ name: String) -> Int? {
    let name = name.lowercased()
    return (1...12).first { number in
      guard let month = try? CivilMonth(year: 1, month: number) else { return false }
      let full = month.name.lowercased()
      return name == full || name == full.prefix(3)
    }
  }

  /// Reads `21:00` or `6:50 pm`, with any kind of space or none before the half of the day.
  private static func minute(_ text: String) -> Int? {
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    let half = String(text[clock.endIndex...]).trimmed.lowercased()
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count),
      let hour = wholeNumber(String(parts[0])), let minute = wholeNumber(String(parts[1])),
      minute < 60
    else { return nil }
    switch half {
    case "": return hour < 24 ? 60 * hour + minute : nil
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      return 60 * (hour % 12 + (half == "pm" ? 12 : 0)) + minute
    default: return nil
    }
  }
}
