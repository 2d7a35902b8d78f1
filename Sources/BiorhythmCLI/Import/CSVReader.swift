/// A reader of comma-separated values as RFC 4180 has them, with any kind of line end.
struct CSVReader: Sequence, IteratorProtocol {
  /// One record.
  struct Record {
    /// The number of the line on which it begins, counted from 1.
    var line: Int
    var fields: [String]

    /// What keeps the record from being read, if anything does.
    var problem: ImportFault.Problem?
  }

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the next record that is not a blank line.
  mutating func next() -> Record? {
    while position < bytes.count {
      let record = readRecord()
      if record.fields != [""] || record.problem != nil { return record }
    }
    return nil
  }

  private mutating func readRecord() -> Record {
    var record = Record(line: line, fields: [])
    while true {
      let field = peek == UInt8(ascii: "\"") ? readQuoted(&record) : readPlain()
      if let text = String(validating: field, as: UTF8.self) {
        record.fields.append(text)
      } else {
        record.problem = .notUTF8
        record.fields.append("")
      }
      guard peek == UInt8(ascii: ",") else { break }
      position += 1
    }
    skipLineEnd()
    return record
  }

  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Reads a field up to a comma or the end of the line.
  private mutating func readPlain() -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, byte != UInt8(ascii: ","), !Self.isLineEnd(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// Reads a field between quotes; what stands behind them on the line belongs to it.
  private mutating func readQuoted(_ record: inout Record) -> ArraySlice<UInt8> {
    var field: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        field.append(byte)
        continue
      }
      guard peek == UInt8(ascii: "\"") else { return field[...] + readPlain() }
      field.append(byte)
      position += 1
    }
    record.problem = .openQuote
    return field[...]
  }

  private mutating func skipLineEnd() {
    if peek == UInt8(ascii: "\r") { position += 1 }
    if peek == UInt8(ascii: "\n") { position += 1 }
    line += 1
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
