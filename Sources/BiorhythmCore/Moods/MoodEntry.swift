/// One mood as it was logged.
public struct MoodEntry: Hashable, Sendable {
  /// When it was felt.
  public let time: MoodTime

  /// How it was.
  public let mood: Mood

  /// What was written beside it; `nil` for nothing.
  public let note: String?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - time: When the mood was felt.
  ///   - mood: How it was.
  ///   - note: Any text; an empty one counts as none.
  public init(time: MoodTime, mood: Mood, note: String? = nil) {
    self.time = time
    self.mood = mood
    self.note = note == "" ? nil : note
  }
}
