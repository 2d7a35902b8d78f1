/// What the interactive screen sends to take over the terminal and to give it back.
enum Screen {
  static let on = "\u{1B}[?1049h"
  static let off = "\u{1B}[?1049l"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"

  /// The end of a picture.
  static let drawn = "\u{1B}[?2026l"
}

extension Sandbox {
  /// Opens the interactive screen on 3 July 2015 for somebody born on March 12, 1980.
  ///
  /// - Parameters:
  ///   - line: The words after `bio browse`, separated by spaces.
  ///   - variables: The variables besides `HOME`, `TERM`, and `NO_COLOR`.
  ///   - rows: The number of rows of the terminal.
  ///   - columns: The number of columns of the terminal.
  /// - Returns: The running program.
  /// - Throws: When it cannot be started.
  func browse(
    _ line: String = "2015-07-03 --birth 1980-03-12", adding variables: [String: String] = [:],
    rows: UInt16 = 24, columns: UInt16 = 80
  ) throws -> TerminalProgram {
    let variables = ["TERM": "xterm", "NO_COLOR": "1"].merging(variables) { $1 }
    return try TerminalProgram(
      program("browse \(line)", adding: variables), rows: rows, columns: columns)
  }
}
