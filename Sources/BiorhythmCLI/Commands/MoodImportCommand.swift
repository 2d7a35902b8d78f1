import BiorhythmCore

/// `bio mood import`: takes moods over from a file.
struct MoodImportCommand {
  private let path: String
  private let names: MoodNames
  private let skipsUnknown: Bool
  private let context: Context

  /// Settles what is read and how.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when a name is given no level.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    path = arguments.words[0]
    names = try MoodNames(arguments.values(of: .map))
    skipsUnknown = arguments.has(.skipUnknown)
    context = invocation.context
  }

  /// Reads the file and adds to the journal what is not there yet.
  ///
  /// - Throws: ``BioError`` when a file cannot be read or saved, or a row cannot be read.
  func answer() throws(BioError) -> Answer {
    defer { context.progress(nil) }
    let bytes = try context.files.readInput(path)
    let path = path == "-" ? "standard input" : path
    let file = MoodFile(bytes, names: names) { count in
      if count > 0, count.isMultiple(of: 5000) { context.progress("\(grouped(count)) rows read") }
    }
    guard let file else { throw .notImportable(path: path) }
    guard file.faults.isEmpty || skipsUnknown else {
      throw .nothingImported(path: path, faults: file.faults)
    }
    context.progress("\(grouped(file.entries.count)) rows read, saving")
    let added = try JournalStore(in: context).addMissing(file.entries)
    let known = file.entries.count - added
    let entries = added == 1 ? "1 entry" : "\(grouped(added)) entries"
    var text = "Imported \(entries)"
    if known > 0 { text += ", \(grouped(known)) \(known == 1 ? "was" : "were") there already" }
    if !file.faults.isEmpty { text += ", \(grouped(file.faults.count)) left out" }
    var answer = Answer.line(text + ".")
    answer.warnings = file.faults.report(path: path)
    return answer
  }
}
