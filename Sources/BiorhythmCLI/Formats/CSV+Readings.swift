import BiorhythmCore

extension CSV {
  /// The names of the columns of a table of days.
  static let dayHeader = "date,days,physical,intellectual,emotional,average,critical\n"

  /// A month, a line a day.
  static func table(_ table: MonthTable) -> String {
    table.rows.reduce(into: dayHeader) { $0 += record(of: $1.reading, date: $1.date) }
  }

  /// One day in whole percent; before the birth all but the date is empty.
  static func record(of reading: DayReading?, date: CivilDate) -> String {
    guard let reading else { return "\(date),,,,,,\n" }
    let values = reading.readings.map { $0.percent } + [reading.averagePercent]
    let text = values.reduce(into: "\(date),\(reading.days)") { $0 += ",\($1)" }
    return text + "," + String(reading.criticalCycles.map { $0.letter }) + "\n"
  }
}
