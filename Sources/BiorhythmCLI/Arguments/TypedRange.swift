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
    let ends: (first: CivilDate, last: CivilDate)
    do throws(CivilDateError) {
      ends = try Self.ends(of: text, today: today)
    } catch {
      throw .wrongForm(error)
    }
    guard let range = DateRange(first: ends.first, last: ends.last) else { throw .empty }
    self = range
  }

  private static func ends(
    of text: String, today: CivilDate
  ) throws(CivilDateError) -> (first: CivilDate, last: CivilDate) {
    if text.isYear {
      let year = try DateRange(year: text)
      return (year.first, year.last)
    }
    guard let dots = text.firstRange(of: "..") else {
      let days = try CivilMonth(typed: text, today: today).days
      return (days.first, days.last)
    }
    let (from, to) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    // What can be both, such as -7, counts days.
    guard from.isMonth, to.isMonth, !(from.isSignedNumber && to.isSignedNumber) else {
      return (try CivilDate(typed: from, today: today), try CivilDate(typed: to, today: today))
    }
    let first = try CivilMonth(typed: from, today: today)
    return (first.firstDay, try CivilMonth(typed: to, today: today).lastDay)
  }

  /// Reads a year of four digits.
  ///
  /// - Parameter text: What was typed.
  /// - Throws: `CivilDateError` when the text has another form.
  init(year text: String) throws(CivilDateError) {
    guard text.isYear, let year = wholeNumber(text) else { throw .malformed }
    let january = try CivilMonth(year: year, month: 1)
    let december = try CivilMonth(year: year, month: 12)
    guard let range = DateRange(first: january.firstDay, last: december.lastDay) else {
      throw .malformed
    }
    self = range
  }
}

extension String {
  /// Whether the text has the form of a year, four digits.
  var isYear: Bool {
    utf8.count == 4 && wholeNumber(self) != nil
  }

  /// Whether the text has a form of a month, even if there is no such one.
  fileprivate var isMonth: Bool {
    switch self {
    case "this", "next", "last": true
    default: isSignedNumber || utf8.count(where: { $0 == UInt8(ascii: "-") }) == 1
    }
  }
}
