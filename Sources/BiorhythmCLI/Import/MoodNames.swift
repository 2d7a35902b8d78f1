import BiorhythmCore

/// The moods by the names that a file has for them.
struct MoodNames {
  private var moods: [String: Mood] = [
    "rad": .awesome, "good": .good, "meh": .average, "bad": .bad, "awful": .bad,
  ]

  /// Adds names to Daylio's own, which they win over; case does not count.
  ///
  /// - Parameter definitions: Each a name, `=`, and a level.
  /// - Throws: ``BioError/invalidMap(_:)``.
  init(_ definitions: [String]) throws(BioError) {
    for definition in definitions {
      guard let mark = definition.lastIndex(of: "="), mark != definition.startIndex,
        let mood = Mood(typed: String(definition[definition.index(after: mark)...]))
      else { throw .invalidMap(definition) }
      moods[String(definition[..<mark]).trimmed.lowercased()] = mood
    }
  }

  /// The mood of a name; `nil` for one that is not known.
  subscript(name: String) -> Mood? {
    moods[name.lowercased()]
  }
}
