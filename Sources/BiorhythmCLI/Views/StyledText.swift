/// Lines of text in which each piece says what it means, not how it looks.
struct StyledText: Equatable, Sendable {
  var lines: [StyledLine] = []
}

/// One line of text.
struct StyledLine: Equatable, Sendable {
  /// A piece of a line with one meaning.
  struct Span: Equatable, Sendable {
    var text: String
    var role: Role
  }

  private(set) var spans: [Span] = []

  /// The number of columns that the line takes.
  private(set) var width = 0

  /// Creates a line of one piece.
  init(_ text: String = "", _ role: Role = .body) {
    append(text, role)
  }

  /// Adds a piece at the end, joined to the last one where it means the same.
  mutating func append(_ text: String, _ role: Role = .body) {
    guard !text.isEmpty else { return }
    width += text.displayWidth
    if let last = spans.indices.last, spans[last].role == role {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, role: role))
    }
  }

  /// Adds the pieces of another line.
  mutating func append(_ line: StyledLine) {
    for span in line.spans { append(span.text, span.role) }
  }

  /// The longest beginning that fits, with a mark at its end where something was cut off.
  func truncated(to width: Int, mark: String) -> StyledLine {
    guard self.width > width else { return self }
    var line = StyledLine()
    for span in spans {
      let room = width - line.width
      guard span.text.displayWidth <= room - mark.displayWidth else {
        line.append(span.text.truncated(to: room, mark: mark), span.role)
        break
      }
      line.append(span.text, span.role)
    }
    return line
  }

  /// The line without the spaces at its end.
  var withoutTrailingSpaces: StyledLine {
    guard spans.last?.text.last == " " else { return self }
    var line = self
    while let last = line.spans.popLast() {
      let end = last.text.lastIndex { $0 != " " }
      let text = end.map { last.text[...$0] } ?? ""
      line.width -= last.text.count - text.count
      guard text.isEmpty else {
        line.spans.append(Span(text: String(text), role: last.role))
        break
      }
    }
    return line
  }

  /// Adds spaces up to a column, counted from 0.
  mutating func pad(to column: Int) {
    append(String(repeating: " ", count: max(0, column - width)))
  }
}

/// What a piece of text means.
enum Role: CaseIterable, Sendable {
  case body
  case heading
  /// Lines and labels that help to read a picture.
  case axis
  case weekend
  case selected
  case physical
  case intellectual
  case emotional
  /// The place where two curves meet.
  case meeting
  case critical
  case positive
  case negative
  case bad
  case average
  case good
  case awesome
}
