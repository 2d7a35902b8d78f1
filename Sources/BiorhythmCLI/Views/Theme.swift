/// The looks of meanings: the one place that knows escape sequences and control characters.
enum Theme: Equatable, Sendable {
  /// No escape sequences at all.
  case plain

  /// The colors of an ordinary terminal.
  case color

  /// Turns styled text into the characters to print, each line ended.
  func encode(_ text: StyledText) -> String {
    var result = ""
    for line in text.lines {
      encode(line, into: &result)
      result += "\n"
    }
    return result
  }

  /// Appends the characters of a line, not ended.
  func encode(_ line: StyledLine, into result: inout String) {
    for span in line.withoutTrailingSpaces.spans { encode(span, into: &result) }
  }

  private func encode(_ span: StyledLine.Span, into result: inout String) {
    let text = span.text.withoutControls
    guard self == .color, let code = Self.code(of: span.role), text.contains(where: { $0 != " " })
    else { return result += text }
    result += "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The parameters of the escape sequence that starts a role; `nil` for one that looks plain.
  private static func code(of role: Role) -> String? {
    switch role {
    case .body: nil
    case .heading, .critical, .meeting: "1"
    case .axis, .weekend: "2"
    case .selected, .average: "33"
    case .physical, .negative, .bad: "31"
    case .intellectual, .awesome: "32"
    case .good: "36"
    case .emotional, .positive: "94"
    }
  }
}

extension String {
  /// The text without control characters; a line break or a tab becomes a space.
  ///
  /// Nothing that a user typed can drive the terminal or turn the direction of its text.
  var withoutControls: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return reduce(into: "") { text, character in
      if character.isBlankControl {
        text += " "
      } else {
        text.unicodeScalars += character.unicodeScalars.filter { !$0.isControl }
      }
    }
  }
}

extension Character {
  /// Whether the character is a line break or a tab.
  var isBlankControl: Bool {
    isNewline || self == "\t"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls the terminal, breaks the line, or turns the direction of text.
  var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
