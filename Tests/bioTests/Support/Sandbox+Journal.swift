extension Sandbox {
  /// The path of the journal when no variable names another.
  var journal: String {
    home + "/.local/share/bio/moods.jsonl"
  }

  /// Writes the journal.
  func writeJournal(_ text: String) throws {
    try Files.write(Array(text.utf8), to: journal)
  }

  /// Reads the journal.
  func readJournal() throws -> String {
    String(decoding: try Files.bytes(of: journal), as: UTF8.self)
  }
}

/// Entries that are there before a test adds others.
let threeEntries = """
  {"at":"2015-07-01T09:00:00+02:00","level":4,"note":"slept well"}
  {"at": "2015-07-02", "level": 2}
  {"at":"2015-07-03T22:05","level":3}

  """
