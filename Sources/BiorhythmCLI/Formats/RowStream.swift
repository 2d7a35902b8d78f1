import BiorhythmCore

/// The rows for many days as bytes, in chunks, so that memory does not grow with the range.
struct RowStream: IteratorProtocol {
  private static let chunkSize = 65_536

  private var dates: AnyIterator<CivilDate>
  private let separator: String
  private let row: (CivilDate) -> String
  private var end: String?

  /// The bytes that were made and not yet handed out.
  private var chunk: [UInt8]
  private var hasRow = false

  /// Creates the stream.
  ///
  /// - Parameters:
  ///   - dates: The days.
  ///   - start: What comes first.
  ///   - separator: What stands between two rows.
  ///   - end: What comes last.
  ///   - row: Makes the text for a day; an empty one is no row.
  init(
    _ dates: some Sequence<CivilDate>, start: String = "", separator: String = "",
    end: String = "", row: @escaping (CivilDate) -> String
  ) {
    self.dates = AnyIterator(dates.makeIterator())
    chunk = Array(start.utf8)
    self.separator = separator
    self.end = end
    self.row = row
  }

  mutating func next() -> [UInt8]? {
    while chunk.count < Self.chunkSize, let date = dates.next() {
      let text = row(date)
      guard !text.isEmpty else { continue }
      if hasRow { chunk += separator.utf8 }
      hasRow = true
      chunk += text.utf8
    }
    if chunk.count < Self.chunkSize, let end {
      chunk += end.utf8
      self.end = nil
    }
    defer { chunk = [] }
    return chunk.isEmpty ? nil : chunk
  }
}
