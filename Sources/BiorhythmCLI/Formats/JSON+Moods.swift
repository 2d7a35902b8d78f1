import BiorhythmCore

extension JSON {
  /// Entries as the journal has them.
  init(_ entries: [MoodEntry]) {
    self = .object([
      (
        "entries",
        .array(
          entries.map { entry in
            .object([
              ("at", .string(entry.time.text)), ("level", .integer(entry.mood.rawValue)),
              ("note", JSON(entry.note)),
            ])
          })
      )
    ])
  }

  /// A month of moods; days without an entry are left out.
  init(_ moods: MoodMonth) {
    self = .object([
      ("bad_days", .integer(moods.badDays)),
      (
        "days",
        .array(
          moods.days.map { day in
            .object([
              ("date", .string(day.date.description)), ("entries", .integer(day.count)),
              ("grade", .string(day.mood.name)), ("mean", .number(day.mean)),
            ])
          })
      ),
      ("entries", .integer(moods.entryCount)),
      ("good_days", .integer(moods.goodDays)),
      ("month", .string(moods.month.description)),
    ])
  }

  /// Days graded by rhythm; before the birth all but the date is null.
  init(_ rhythm: RhythmDays) {
    self = .object([
      ("bad_days", .integer(rhythm.badDays)),
      ("birth", .string(rhythm.birthDate.description)),
      (
        "days",
        .array(
          rhythm.range.map { date in
            let reading = rhythm[date]
            return .object([
              (
                "critical",
                reading.map { .array($0.criticalCycles.map { .string($0.rawValue) }) } ?? .null
              ),
              ("date", .string(date.description)),
              ("grade", JSON(reading?.grade.name)),
            ])
          })
      ),
      ("from", .string(rhythm.range.first.description)),
      ("good_days", .integer(rhythm.goodDays)),
      ("to", .string(rhythm.range.last.description)),
    ])
  }
}
