/// A reader of keys from the bytes that a terminal sends, in whatever pieces they come.
///
/// Sequences that mean no key we know are passed over as a whole.
struct KeyDecoder {
  private var rest: [UInt8] = []

  /// Whether a lone Esc, or the beginning of something longer, is to be settled by waiting.
  ///
  /// Pasted text is never cut off: its end comes, however slow the line is.
  var isWaiting: Bool {
    !rest.isEmpty && !isInPaste
  }

  /// Whether the end of pasted text has not come yet.
  var isInPaste: Bool {
    rest.starts(with: Byte.pasteStart)
  }

  /// Takes more bytes.
  ///
  /// - Parameter bytes: What was read.
  /// - Returns: The keys that are complete now.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    var position = 0
    while let found = Self.sequence(in: rest[position...]) {
      position += found.length
      if let key = found.key { keys.append(key) }
    }
    rest.removeFirst(position)
    return keys
  }

  /// Settles what is waiting when nothing more has come for a while.
  ///
  /// - Returns: Esc where that is all there is; the beginning of anything else is dropped.
  mutating func finish() -> [Key] {
    guard isWaiting else { return [] }
    defer { rest = [] }
    return rest == [Byte.escape] ? [.escape] : []
  }

  /// Ends pasted text whose end does not come, so that keys can get through again.
  ///
  /// - Returns: What was pasted.
  mutating func endPaste() -> [Key] {
    isInPaste ? feed(Byte.pasteEnd) : []
  }

  private typealias Found = (length: Int, key: Key?)

  /// Finds the first complete sequence; `nil` when there is none yet.
  private static func sequence(in bytes: ArraySlice<UInt8>) -> Found? {
    guard let first = bytes.first else { return nil }
    switch first {
    case Byte.escape: return escapeSequence(in: bytes)
    case 0x09: return (1, .tab)
    case 0x0A, 0x0D: return (1, .enter)
    case 0x08, 0x7F: return (1, .backspace)
    case 0x01...0x1A: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
    case 0x20...0x7E: return (1, .character(Character(Unicode.Scalar(first))))
    case 0xC2...0xF4: return character(in: bytes, first: first)
    // What is left is no text and no key.
    default: return (1, nil)
    }
  }

  /// Reads a character of several bytes.
  private static func character(in bytes: ArraySlice<UInt8>, first: UInt8) -> Found? {
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let part = bytes.prefix(length)
    guard part.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (1, nil) }
    guard part.count == length else { return nil }
    guard let text = String(validating: part, as: UTF8.self), let character = text.first else {
      return (1, nil)
    }
    return (length, .character(character))
  }
}

/// The bytes that build escape sequences (ECMA-48, and xterm's keys).
private enum Byte {
  static let escape: UInt8 = 0x1B
  static let bell: UInt8 = 0x07
  static let pasteStart = Array("\u{1B}[200~".utf8)
  static let pasteEnd = Array("\u{1B}[201~".utf8)
}

extension KeyDecoder {
  private static func escapeSequence(in bytes: ArraySlice<UInt8>) -> Found? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return controlSequence(in: bytes)
    case UInt8(ascii: "O"):
      guard let third = bytes.dropFirst(2).first else { return nil }
      return isFinal(third) ? (3, arrow(third)) : (2, nil)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string(in: bytes)
    // Esc, and then another key in the same moment.
    case ..<0x20, 0x7F: return (1, .escape)
    // A letter with Alt is no key of ours; it goes away whole.
    case 0xC2...0xF4:
      return character(in: bytes.dropFirst(), first: second).map { ($0.length + 1, nil) }
    default: return (2, nil)
    }
  }

  private static func controlSequence(in bytes: ArraySlice<UInt8>) -> Found? {
    var end = bytes.startIndex + 2
    // The Linux console sends its first function keys with a second bracket.
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "[") {
      guard end + 1 < bytes.endIndex else { return nil }
      return isFinal(bytes[end + 1]) ? (4, nil) : (3, nil)
    }
    while end < bytes.endIndex, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.endIndex else { return nil }
    let parameters = bytes[(bytes.startIndex + 2)..<end]
    let length = end + 1 - bytes.startIndex
    guard (0x40...0x7E).contains(bytes[end]) else { return (length - 1, nil) }
    if bytes[end] == UInt8(ascii: "~") {
      if parameters.elementsEqual("200".utf8) { return paste(in: bytes, after: length) }
      return (length, numbered(parameters))
    }
    // A click in the oldest way of telling it has three bytes behind it.
    if bytes[end] == UInt8(ascii: "M"), parameters.isEmpty {
      return bytes.count >= length + 3 ? (length + 3, nil) : nil
    }
    // With a modifier such as Shift the key is another, and none of ours.
    return (length, parameters.isEmpty ? arrow(bytes[end]) : nil)
  }

  /// Whether a byte can end a sequence; what cannot is the beginning of something else.
  private static func isFinal(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte)
  }

  private static func arrow(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func numbered(_ parameters: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: parameters, as: UTF8.self) {
    case "1", "7": .home
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }

  /// Reads pasted text up to the mark of its end.
  private static func paste(in bytes: ArraySlice<UInt8>, after length: Int) -> Found? {
    let text = bytes.dropFirst(length)
    let end = text.indices.first { index in
      bytes[index] == Byte.escape && bytes[index...].starts(with: Byte.pasteEnd)
    }
    guard let end else { return nil }
    let pasted = String(validating: text[..<end], as: UTF8.self)
    return (end + Byte.pasteEnd.count - bytes.startIndex, pasted.map { .paste($0) })
  }

  /// Passes over a string for the terminal up to its end: a bell, or Esc and a backslash.
  private static func string(in bytes: ArraySlice<UInt8>) -> Found? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == Byte.bell { return (index + 1 - bytes.startIndex, nil) }
      if bytes[index] == UInt8(ascii: "\\"), bytes[index - 1] == Byte.escape {
        return (index + 1 - bytes.startIndex, nil)
      }
    }
    return nil
  }
}
