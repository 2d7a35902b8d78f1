/// The words after the program name, as they were typed.
struct TypedWords: Equatable, Sendable {
  /// The words; one that is not UTF-8 is empty.
  private(set) var words: [String] = []

  /// The place of the first word that is not UTF-8, counted from 1.
  private(set) var brokenPosition: Int?

  /// Adds a word; `nil` stands for one that is not UTF-8.
  mutating func append(_ word: String?) {
    words.append(word ?? "")
    if word == nil, brokenPosition == nil { brokenPosition = words.count }
  }
}

extension TypedWords {
  init(_ words: [String?]) {
    for word in words { append(word) }
  }
}
