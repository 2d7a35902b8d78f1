import BiorhythmCore

/// What the journal holds: every entry that can be read, and where the journal is damaged.
struct Journal: Equatable {
  var entries: [MoodEntry] = []

  /// The numbers of the lines that are no entries, counted from 1.
  var damagedLines: [Int] = []
}

extension Journal {
  /// Reads a journal; lines may end in a line feed or in a carriage return and a line feed.
  ///
  /// A byte order mark and blank lines are passed over.
  init(_ bytes: [UInt8]) {
    let decoder = JournalDecoder()
    for line in TextLines(bytes) {
      if let entry = decoder.entry(line.bytes) {
        entries.append(entry)
      } else {
        damagedLines.append(line.number)
      }
    }
  }
}

/// The lines of a file that are not blank, with their places.
struct TextLines: Sequence, IteratorProtocol {
  /// One line.
  struct Line {
    /// The number of the line, counted from 1.
    var number: Int

    /// The line without its end and without white space around it.
    var bytes: ArraySlice<UInt8>

    /// Where the line begins in the file.
    var start: Int
  }

  private let bytes: [UInt8]
  private var start: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> Line? {
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = Line(number: number + 1, bytes: Self.trimmed(bytes[start..<end]), start: start)
      start = end + 1
      number += 1
      if !line.bytes.isEmpty { return line }
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
