import BiorhythmCore

extension CivilDate {
  /// Reads a date as it may be typed: `YYYY-MM-DD`, `today`, `yesterday`, `tomorrow`, `+N`, or `-N`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: The day that the other forms count from.
  /// - Throws: `CivilDateError` when the text names no day of the years 1 through 9999.
  init(typed text: String, today: CivilDate) throws(CivilDateError) {
    guard let offset = try offset(text, back: "yesterday", here: "today", on: "tomorrow") else {
      try self.init(iso8601: text)
      return
    }
    guard let date = today.adding(days: offset) else { throw .yearOutOfRange }
    self = date
  }
}

extension CivilMonth {
  /// Reads a month as it may be typed: `YYYY-MM`, `this`, `next`, `last`, `+N`, or `-N`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: A day of the month that the other forms count from.
  /// - Throws: `CivilDateError` when the text names no month of the years 1 through 9999.
  init(typed text: String, today: CivilDate) throws(CivilDateError) {
    guard let offset = try offset(text, back: "last", here: "this", on: "next") else {
      try self.init(iso8601: text)
      return
    }
    guard let month = CivilMonth(containing: today).adding(months: offset) else {
      throw .yearOutOfRange
    }
    self = month
  }
}

/// Reads one of three words, or a sign and ASCII digits.
///
/// - Parameters:
///   - text: What was typed.
///   - back: The word for -1.
///   - here: The word for 0.
///   - on: The word for 1.
/// - Returns: How far to go, or `nil` when the text has another form.
/// - Throws: `CivilDateError.yearOutOfRange` when no day or month lies so far away.
private func offset(
  _ text: String, back: String, here: String, on: String
) throws(CivilDateError) -> Int? {
  switch text {
  case back: return -1
  case here: return 0
  case on: return 1
  default: break
  }
  guard text.isSignedNumber else { return nil }
  let digits = text.dropFirst()
  guard digits.utf8.allSatisfy(isDigit) else { return nil }
  guard let number = Int(digits) else { throw .yearOutOfRange }
  return text.hasPrefix("-") ? -number : number
}

/// Reads ASCII digits alone.
///
/// - Parameter text: What was typed.
/// - Returns: `nil` when the text has another form or the number does not fit.
func wholeNumber(_ text: String) -> Int? {
  text.utf8.allSatisfy(isDigit) ? Int(text) : nil
}

/// Whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
