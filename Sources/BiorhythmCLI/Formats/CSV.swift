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
    return field.reduce(into: "\"") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }

  /// A text as a user typed it, guarded with an apostrophe where a spreadsheet would take it for a
  /// formula; reading takes one apostrophe off again.
  static func guarded(_ text: String) -> String {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    switch rest.first {
    case "=", "+", "@", "\t", "\r", "-": return "'" + text
    default: return text
    }
  }
}
