import BiorhythmCore

/// Someone whose rhythm is read.
struct Person: Equatable, Sendable {
  /// A name for titles; `nil` for the user.
  var name: String?

  /// The day on which all cycles began.
  var birthDate: CivilDate

  /// Whether a text can be a name: at most 64 characters, not all of them spaces, and none of them a
  /// control character.
  static func isName(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace } && text.count <= 64
      && !text.unicodeScalars.contains(where: \.isControl)
  }
}
