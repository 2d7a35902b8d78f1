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
    return "\(date),\(reading.days)" + values(of: reading, precision: 0)
  }

  /// The record of a day from behind the number of days on.
  ///
  /// - Parameters:
  ///   - reading: The day.
  ///   - precision: The number of decimals of the percentages, from 0 through 6.
  /// - Returns: The values with their commas, and the line end.
  static func values(of reading: DayReading, precision: Int) -> String {
    let values = reading.readings.map { $0.value } + [reading.average]
    let text = values.reduce(into: "") { $0 += "," + fixed($1 * 100, decimals: precision) }
    return text + "," + String(reading.criticalCycles.map { $0.letter }) + "\n"
  }
}
