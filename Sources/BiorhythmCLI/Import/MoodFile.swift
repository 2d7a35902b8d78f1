import BiorhythmCore

/// A file with moods of any kind that can be imported.
struct MoodFile {
  /// The entries in the order of the file.
  var entries: [MoodEntry] = []

  /// The rows that cannot be read.
  var faults: [ImportFault] = []

  /// Reads a file, or is `nil` when it is of no kind that can be imported.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: a Daylio export, the journal, or what `bio mood list` writes.
  ///   - names: The names of moods besides Daylio's.
  ///   - progress: Is told now and then how many rows were read.
  init?(_ bytes: [UInt8], names: MoodNames, progress: (Int) -> Void) {
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    if first == UInt8(ascii: "{") {
      readJSON(bytes, progress: progress)
      return
    }
    var records = CSVReader(bytes)
    // A file without rows, such as an empty diary, has no entries.
    guard let header = records.next() else { return }
    guard header.problem == nil else { return nil }
    let columns = ColumnNames(header.fields)
    if let rows = ExportRows(columns) {
      read(records, as: rows.entry, columns: columns, progress: progress)
    } else if let rows = DaylioRows(columns, names: names) {
      read(records, as: rows.entry, columns: columns, progress: progress)
    } else {
      return nil
    }
  }

  private mutating func readJSON(_ bytes: [UInt8], progress: (Int) -> Void) {
    let decoder = JournalDecoder()
    if let list = decoder.entries(inDocument: bytes[...]) {
      for (index, entry) in list.enumerated() { take(entry, at: .entry(index + 1)) }
      return
    }
    for (index, line) in TextLines(bytes).enumerated() {
      progress(index)
      take(decoder.entry(line.bytes), at: .line(line.number))
    }
  }

  private mutating func take(_ entry: MoodEntry?, at place: ImportFault.Place) {
    if let entry {
      entries.append(entry)
    } else {
      faults.append(ImportFault(place: place, problem: .notEntry))
    }
  }

  private mutating func read(
    _ records: CSVReader,
    as entry: (ColumnNames.Row) throws(ImportFault.Problem) -> MoodEntry,
    columns: ColumnNames, progress: (Int) -> Void
  ) {
    for (index, record) in records.enumerated() {
      progress(index)
      do throws(ImportFault.Problem) {
        entries.append(try entry(try columns.row(record)))
      } catch {
        faults.append(ImportFault(place: .line(record.line), problem: error))
      }
    }
  }
}
