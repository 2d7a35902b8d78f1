import BiorhythmCore

extension JSON {
  /// A day with all that is known of each cycle.
  init(_ reading: DayReading, name: String?) {
    self = .object([
      ("average", .number(reading.average)),
      ("birth", .string(reading.birthDate.description)),
      (
        "cycles",
        .object(reading.readings.map { ($0.cycle.rawValue, JSON($0, on: reading.date)) })
      ),
      ("date", .string(reading.date.description)),
      ("days", .integer(reading.days)),
      ("name", JSON(name)),
    ])
  }

  private init(_ reading: Reading, on date: CivilDate) {
    let nextCritical = date.adding(days: reading.daysToNextCritical)
    self = .object([
      ("critical", .bool(reading.phase == .critical)),
      ("event", JSON(reading.phase?.rawValue)),
      ("next_critical", JSON(nextCritical?.description)),
      ("percent", .integer(reading.percent)),
      ("period", .integer(reading.cycle.period)),
      ("position", .integer(reading.position)),
      ("trend", .string(reading.trend.rawValue)),
      ("value", .number(reading.value)),
    ])
  }

  /// A month with a row for each day.
  init(_ table: MonthTable, name: String?) {
    self = .object([
      ("birth", .string(table.birthDate.description)),
      ("from", .string(table.month.firstDay.description)),
      ("name", JSON(name)),
      ("rows", .array(table.rows.map { JSON(row: $0.reading, date: $0.date) })),
      ("to", .string(table.month.lastDay.description)),
    ])
  }

  /// One day of a table; before the birth all but the date is null.
  init(row reading: DayReading?, date: CivilDate) {
    func value(_ cycle: Cycle) -> JSON {
      reading.map { .number($0[cycle].value) } ?? .null
    }
    self = .object([
      ("average", reading.map { .number($0.average) } ?? .null),
      (
        "critical",
        reading.map { .array($0.criticalCycles.map { .string($0.rawValue) }) } ?? .null
      ),
      ("date", .string(date.description)),
      ("days", reading.map { .integer($0.days) } ?? .null),
      ("emotional", value(.emotional)),
      ("intellectual", value(.intellectual)),
      ("physical", value(.physical)),
    ])
  }
}
