import BiorhythmCore

/// The file that keeps the moods, a line for each entry, newest last.
struct JournalStore {
  private let files: any FileAccess

  /// The path of the journal; `nil` where the environment names no place for it.
  let path: String?

  init(in context: Context) {
    files = context.files
    path = DataPaths(context.environment).journal
  }

  /// The path of the journal.
  ///
  /// - Throws: ``BioError/noHome(_:)``.
  var requiredPath: String {
    get throws(BioError) {
      guard let path = try path?.checked else { throw .noHome(.journal) }
      return path
    }
  }

  /// Reads the journal; a missing one is empty.
  ///
  /// - Returns: What it holds.
  /// - Throws: ``BioError`` when the file cannot be read.
  func load() throws(BioError) -> Journal {
    guard let path = try path?.checked, let bytes = try files.read(path) else { return Journal() }
    return Journal(bytes)
  }

  /// Reads the entries of some days.
  ///
  /// - Parameter range: The days; `nil` for all.
  /// - Returns: The entries in the order of their times, and what is to be said about the journal.
  /// - Throws: ``BioError`` when the file cannot be read.
  func entries(in range: DateRange?) throws(BioError) -> (
    entries: [MoodEntry], report: JournalReport
  ) {
    let journal = try load()
    let entries = journal.entries.filter { range?.contains($0.time.date) ?? true }
    let report = JournalReport(path: path, damagedLines: journal.damagedLines)
    return (entries.sorted { $0.time < $1.time }, report)
  }

  /// Adds an entry.
  ///
  /// - Parameter entry: The entry.
  /// - Throws: ``BioError`` when it cannot be saved; the journal then is what it was.
  func add(_ entry: MoodEntry) throws(BioError) {
    try files.append(Self.line(for: entry), to: try requiredPath)
  }

  /// Adds those of many entries that are not there yet.
  ///
  /// The second of two equal entries is added where the journal has but one, and so on, so that
  /// adding the same entries again changes nothing.
  ///
  /// - Parameter entries: The entries in the order in which they are added.
  /// - Returns: The number of entries that were added.
  /// - Throws: ``BioError`` when they cannot be saved; the journal then is what it was.
  func addMissing(_ entries: [MoodEntry]) throws(BioError) -> Int {
    let path = try requiredPath
    guard !entries.isEmpty else { return 0 }
    var added = 0
    try files.amend(path) { (bytes) throws(BioError) in
      var known: [MoodEntry: Int] = [:]
      for entry in Journal(bytes).entries { known[entry, default: 0] += 1 }
      var lines: [UInt8] = []
      for entry in entries {
        if let count = known[entry], count > 0 {
          known[entry] = count - 1
        } else {
          lines += Self.line(for: entry)
          added += 1
        }
      }
      return .append(lines)
    }
    return added
  }

  /// Takes back the entry on the last line.
  ///
  /// - Returns: The entry.
  /// - Throws: ``BioError`` when there is none, or the last line is damaged, or the file cannot be
  ///   saved; the journal then is what it was.
  func takeBackNewest() throws(BioError) -> MoodEntry {
    try takeBack { _ in true }
  }

  /// Takes back an entry if it is on the last line.
  ///
  /// - Parameter entry: The entry.
  /// - Throws: ``BioError`` when another entry was added since, or as ``takeBackNewest()`` does.
  func takeBack(_ entry: MoodEntry) throws(BioError) {
    _ = try takeBack { $0 == entry }
  }

  private func takeBack(where isWanted: (MoodEntry) -> Bool) throws(BioError) -> MoodEntry {
    let path = try requiredPath
    guard try files.read(path) != nil else { throw .nothingToUndo }
    var newest: MoodEntry?
    try files.amend(path) { (bytes) throws(BioError) in
      guard let line = TextLines(bytes).suffix(1).first else { throw .nothingToUndo }
      guard let entry = JournalDecoder().entry(line.bytes) else {
        throw .damagedLastLine(path: path, line: line.number)
      }
      guard isWanted(entry) else { throw .newerEntry }
      newest = entry
      return .truncate(line.start)
    }
    guard let newest else { throw .nothingToUndo }
    return newest
  }

  /// The line for an entry, with its end.
  private static func line(for entry: MoodEntry) -> [UInt8] {
    var members: [(key: String, value: JSON)] = [
      ("at", .string(entry.time.text)), ("level", .integer(entry.mood.rawValue)),
    ]
    if let note = entry.note { members.append(("note", .string(note))) }
    return [UInt8](JSON.object(members).document.utf8)
  }
}
