import BiorhythmCore

/// `bio mood add`: logs a mood.
struct MoodAddCommand {
  private let entry: MoodEntry
  private let invocation: Invocation

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when the mood or the time is wrong or lies in the future.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    let level = arguments.words[0]
    guard let mood = Mood(typed: level) else { throw .invalidMood(level) }
    let date = try arguments.date(.on, today: invocation.context.today)
    let minute = try arguments.clock(.at)
    entry = MoodEntry(
      time: try invocation.context.moodTime(on: date, at: minute), mood: mood,
      note: arguments.value(of: .note))
    self.invocation = invocation
  }

  /// Logs it, and never shows the curves: one should log before looking.
  ///
  /// - Throws: ``BioError`` when the entry cannot be saved.
  func answer() throws(BioError) -> Answer {
    try JournalStore(in: invocation.context).add(entry)
    return .text(MoodListView(entries: [entry], looks: invocation.looks).text(after: "Saved:"))
  }
}

extension Mood {
  /// Reads a mood as it may be typed: a level or its name.
  init?(typed text: String) {
    guard let mood = Mood.allCases.first(where: { text == "\($0.rawValue)" || text == $0.name })
    else { return nil }
    self = mood
  }
}
