import BiorhythmCore

/// The rows that `bio mood list --csv` writes.
struct ExportRows {
  private let at: Int
  private let level: Int
  private let note: Int?

  /// Finds the columns, or is `nil` for a file of another kind.
  init?(_ columns: ColumnNames) {
    guard let at = columns["at"], let level = columns["level"] else { return nil }
    self.at = at
    self.level = level
    note = columns["note"]
  }

  /// Reads a row.
  func entry(_ row: ColumnNames.Row) throws(ImportFault.Problem) -> MoodEntry {
    guard let time = try? MoodTime(row.field(at)) else { throw .invalidDate(row.field(at)) }
    guard let mood = Mood(typed: row.field(level)) else { throw .unknownMood(row.field(level)) }
    return MoodEntry(time: time, mood: mood, note: CSV.unguarded(row.text(note)))
  }
}
