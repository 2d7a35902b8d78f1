import Testing

/// A way in which a preferences file can be damaged.
struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.init(name, Array(text.utf8))
  }

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }
}

extension Damage {
  /// One file of each kind.
  static let all = [
    Damage("empty", ""),
    Damage("blank", " \n"),
    Damage("truncated", #"{"birthday":"1980-03"#),
    Damage("no value", #"{"birthday":"1980-03-12","week_start":}"#),
    Damage("number for a date", #"{"birthday":19800312}"#),
    Damage("no such day", #"{"birthday":"1980-02-30"}"#),
    Damage("short year", #"{"birthday":"80-03-12"}"#),
    Damage("foreign digits", #"{"birthday":"١٩٨٠-03-12"}"#),
    Damage("no such color", #"{"birthday":"1980-03-12","color":"purple"}"#),
    Damage("list of people", #"{"birthday":"1980-03-12","people":["ada"]}"#),
    Damage("person without a date", #"{"birthday":"1980-03-12","people":{"ada":true}}"#),
    Damage("list", "[]"),
    Damage("text", #""1980-03-12""#),
    Damage("two documents", #"{"birthday":"1980-03-12"}{}"#),
    Damage("Latin-1", Array(#"{"birthday":"1980-03-12","town":"K"#.utf8) + [0xF6, 0x22, 0x7D]),
    Damage("zeros", [UInt8](repeating: 0, count: 512)),
    Damage("deep", String(repeating: "[", count: 100_000)),
  ]
}
