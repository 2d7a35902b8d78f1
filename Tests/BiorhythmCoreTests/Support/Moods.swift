@testable import BiorhythmCore

/// An entry at a time such as `2015-07-03T08:10`.
func entry(_ time: String, _ level: Int) throws -> MoodEntry {
  MoodEntry(time: try MoodTime(time), mood: try mood(level))
}

/// A day with one entry.
func moodDay(_ date: CivilDate, _ level: Int) -> MoodDay {
  MoodDay(date: date, count: 1, sum: level)
}

/// Days with one entry each, so many days after a date.
func moodDays(after start: CivilDate, _ levels: [(offset: Int, level: Int)]) throws -> [MoodDay] {
  try levels.map { offset, level in
    guard let date = start.adding(days: offset) else { throw CivilDateError.yearOutOfRange }
    return moodDay(date, level)
  }
}

/// The mood of a level from 1 through 4.
private func mood(_ level: Int) throws -> Mood {
  struct NoSuchLevel: Error {}
  guard let mood = Mood(rawValue: level) else { throw NoSuchLevel() }
  return mood
}
