/// The search for what was probably meant.
enum EditDistance {
  /// The option whose name is most like a text that is none.
  static func option(like text: String) -> String? {
    closest(to: text, among: OptionID.allCases.map { $0.spelling })
  }

  /// The command whose name is most like a text that is none.
  static func command(like text: String) -> String? {
    closest(to: text, among: CommandID.allCases.map { $0.rawValue })
  }

  /// The candidate that is most like a text, if one is like it at all.
  ///
  /// At most one letter in three, and one at least, may differ; or the text is the beginning of one
  /// candidate alone. Case does not count.
  static func closest(to text: String, among candidates: [String]) -> String? {
    let longer = candidates.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    if text.count > 1, longer.count == 1 { return longer.first }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where !candidate.isEmpty {
      let distance = between(text.lowercased(), candidate.lowercased())
      let limit = max(1, min(text.count, candidate.count) / 3)
      let isLike = distance <= limit && distance < min(text.count, candidate.count)
      if isLike, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Counts the letters to add, drop, change, or swap with their neighbor to get from one text to
  /// another (the optimal string alignment distance).
  static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(64)), Array(right.prefix(64)))
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var least = min(rows[i][j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
