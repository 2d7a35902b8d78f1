/// What is said about a journal with damaged lines.
struct JournalReport {
  /// The number of lines that are named.
  private static let limit = 20

  let path: String?
  let damagedLines: [Int]

  /// The lines for standard error; empty for a journal that is whole.
  var text: String {
    let path = (path ?? "").withoutControls
    var text = damagedLines.prefix(Self.limit).reduce(into: "") { text, number in
      text += "bio: \(path):\(number): not a mood entry\n"
    }
    if damagedLines.count > Self.limit {
      text += "bio: \(path): and \(damagedLines.count - Self.limit) more\n"
    }
    return text
  }
}
