import BiorhythmCore

extension Context {
  /// The time of a mood that is logged now.
  ///
  /// - Parameters:
  ///   - date: The day; by default today.
  ///   - minute: The minute of the day; by default this moment for today, and none for another day.
  /// - Returns: The local time with its offset, or the day alone.
  /// - Throws: ``BioError/futureMood(_:)``.
  func moodTime(on date: CivilDate? = nil, at minute: Int? = nil) throws(BioError) -> MoodTime {
    let date = date ?? today
    guard date <= today else { throw .futureMood(date) }
    if let minute {
      return MoodTime(date: date, second: 60 * minute, utcOffset: utcOffset(date, minute))
    }
    guard date == today else { return MoodTime(date: date) }
    return MoodTime(date: date, second: now.second, utcOffset: now.utcOffset)
  }
}
