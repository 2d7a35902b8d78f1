/// A line on which the user types a date.
struct Prompt: Equatable, Sendable {
  /// What the date is for.
  enum Purpose: Equatable, Sendable {
    case goTo
    case birthday
  }

  let purpose: Purpose
  private(set) var text = ""

  /// Why the text was not accepted; taken away by the next key.
  var problem: String?

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
  }

  /// Changes the text; what is no text changes nothing.
  mutating func edit(_ key: Key) {
    problem = nil
    switch key {
    case .character(let character): text.append(character)
    case .paste(let pasted): text += pasted.withoutControls
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    default: break
    }
  }
}
