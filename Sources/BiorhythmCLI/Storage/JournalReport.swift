/// What is said about a journal with damaged lines.
struct JournalReport {
  /// The number of lines that are named.
  private static let limit = 20

  let path: String?
  let damagedLines: [Int]

  /// The lines for standard error; empty for a journal that is whole.
  var text: String {
    let path = path ?? ""
    var text = damagedLines.prefix(Self.limit).reduce(into: "") { text, number in
      text += BioError.line("\(path):\(number): not a mood entry")
    }
    if damagedLines.count > Self.limit {
      text += BioError.line("\(path): and \(grouped(damagedLines.count - Self.limit)) more")
    }
    return text
  }

  /// The same in a line; `nil` for a journal that is whole.
  var summary: String? {
    guard let first = damagedLines.first else { return nil }
    let more = damagedLines.count > 1 ? ", and \(grouped(damagedLines.count - 1)) more" : ""
    return "line \(first) of the diary is not a mood entry\(more)"
  }
}
