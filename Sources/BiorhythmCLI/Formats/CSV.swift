/// Comma-separated values as RFC 4180 has them, but with line feeds as `cut` and `awk` expect.
enum CSV {
  /// One record with its line end.
  static func record(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  /// A field as it is written; quotes stand around it where it would be read wrongly.
  private static func quoted(_ field: String) -> String {
    let isPlain = field.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
      default: true
      }
    }
    guard !isPlain else { return field }
    // By scalars: a mark that follows a quote makes one character of both.
    var text = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// A text as a user typed it, guarded with an apostrophe where a spreadsheet would take it for a
  /// formula.
  static func guarded(_ text: String) -> String {
    isFormula(text) ? "'" + text : text
  }

  /// The text that was guarded.
  static func unguarded(_ text: String) -> String {
    text.hasPrefix("'") && isFormula(text) ? String(text.dropFirst()) : text
  }

  /// Whether a text begins like a formula, however many apostrophes stand before it.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" }) {
    case "=", "+", "@", "\t", "\r", "-": true
    default: false
    }
  }
}
