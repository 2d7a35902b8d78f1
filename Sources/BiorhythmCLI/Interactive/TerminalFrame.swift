/// The bytes that put a picture on a terminal, rewriting its rows in place.
enum TerminalFrame {
  /// Takes over the screen: the other screen, no cursor, pasted text in one piece.
  static let start = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"

  /// Gives the screen back.
  static let end = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// A whole picture, shown in one piece by terminals that know synchronized output.
  static func text(of lines: [StyledLine], theme: Theme) -> String {
    var text = "\u{1B}[?2026h"
    for (index, line) in lines.enumerated() {
      text += "\u{1B}[\(index + 1);1H"
      theme.encode(line, into: &text)
      // What is left of the row is erased behind the text, so nothing flickers.
      text += "\u{1B}[K"
    }
    return text + "\u{1B}[?2026l"
  }
}
