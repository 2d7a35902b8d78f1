extension String {
  /// The number of columns that the text takes on a terminal.
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The longest beginning that fits, with a mark at its end where something was cut off.
  ///
  /// A character is never split, whatever it is made of.
  ///
  /// - Parameters:
  ///   - width: The number of columns to fit in.
  ///   - mark: What shows that the text goes on.
  /// - Returns: The text itself where it fits.
  func truncated(to width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    var text = ""
    var room = width - mark.displayWidth
    for character in self {
      room -= character.displayWidth
      guard room >= 0 else { break }
      text.append(character)
    }
    return room < 0 && text.isEmpty && mark.displayWidth > width ? "" : text + mark
  }
}

extension String {
  /// The beginning and the end of the text, with a mark between them where it does not fit.
  ///
  /// - Parameters:
  ///   - width: The number of columns to fit in.
  ///   - mark: What stands for the middle.
  /// - Returns: The text itself where it fits.
  func shortened(to width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    let start = truncated(to: width / 3, mark: mark)
    var end = Substring(self)
    while String(end).displayWidth > width - start.displayWidth, !end.isEmpty { end.removeFirst() }
    return start + end
  }
}

extension Character {
  /// The number of columns that the character takes: 2 when one of its scalars is wide, 0 when it
  /// is nothing but marks and controls, else 1.
  ///
  /// A family joined from several people counts as one wide character. A line break counts as the
  /// space that is printed for it.
  var displayWidth: Int {
    if isBlankControl { return 1 }
    if unicodeScalars.contains(where: { $0.isWide || $0.value == 0xFE0F }) { return 2 }
    return unicodeScalars.contains { !$0.isZeroWidth } ? 1 : 0
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes two columns: East Asian Wide or Fullwidth (UAX #11), or an emoji.
  fileprivate var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  fileprivate var isZeroWidth: Bool {
    if isControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
