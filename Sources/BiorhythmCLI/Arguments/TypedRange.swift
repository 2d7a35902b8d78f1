import BiorhythmCore

/// The reason why a text is no range of days.
enum RangeProblem: Error, Equatable {
  case wrongForm(CivilDateError)
  case empty
}

extension DateRange {
  /// Reads a range as it may be typed: a month, `YYYY`, `DATE..DATE`, or `MONTH..MONTH`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: The day that relative forms count from.
  /// - Throws: ``RangeProblem``.
  init(typed text: String, today: CivilDate) throws(RangeProblem) {
    do throws(CivilDateError) {
      if let year = try? DateRange(year: text) {
        self = year
        return
      }
      guard let dots = text.firstRange(of: "..") else {
        self = try CivilMonth(typed: text, today: today).days
        return
      }
      let from = String(text[..<dots.lowerBound])
      let to = String(text[dots.upperBound...])
      let (first, last) = try Self.ends(from, to, today: today)
      if let range = DateRange(first: first, last: last) {
        self = range
        return
      }
    } catch {
      throw .wrongForm(error)
    }
    throw .empty
  }

  private static func ends(
    _ from: String, _ to: String, today: CivilDate
  ) throws(CivilDateError) -> (CivilDate, CivilDate) {
    if let first = try? CivilMonth(typed: from, today: today),
      let last = try? CivilMonth(typed: to, today: today),
      // What can be both, such as -7, counts days.
      !(from.isSignedNumber && to.isSignedNumber)
    {
      return (first.firstDay, last.lastDay)
    }
    return (
      try CivilDate(typed: from, today: today), try CivilDate(typed: to, today: today)
    )
  }

  /// Reads a year of four digits.
  ///
  /// - Parameter text: What was typed.
  /// - Throws: `CivilDateError` when the text has another form.
  init(year text: String) throws(CivilDateError) {
    guard text.utf8.count == 4, let year = wholeNumber(text) else { throw .malformed }
    let january = try CivilMonth(year: year, month: 1)
    let december = try CivilMonth(year: year, month: 12)
    guard let range = DateRange(first: january.firstDay, last: december.lastDay) else {
      throw .malformed
    }
    self = range
  }
}
