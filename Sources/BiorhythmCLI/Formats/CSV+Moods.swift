import BiorhythmCore

extension CSV {
  /// Entries as the journal has them.
  static func moods(_ entries: [MoodEntry]) -> String {
    entries.reduce(into: "at,level,note\n") { text, entry in
      text += record(
        [entry.time.text, String(entry.mood.rawValue), guarded(entry.note ?? "")])
    }
  }
}
