extension CivilDate {
  /// Reads a date in the form `YYYY-MM-DD`, and no other.
  ///
  /// - Parameter text: Four, two, and two ASCII digits with hyphens between them.
  /// - Throws: ``CivilDateError`` when the text has another form or names no day.
  public init(iso8601 text: String) throws(CivilDateError) {
    let fields = try DigitFields(text, count: 3)
    try self.init(year: fields.year, month: fields.month, day: fields.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in the form `YYYY-MM-DD`.
  public var description: String {
    "\(CivilMonth(containing: self))-\(twoDigits(day))"
  }
}

extension CivilMonth {
  /// Reads a month in the form `YYYY-MM`, and no other.
  ///
  /// - Parameter text: Four and two ASCII digits with a hyphen between them.
  /// - Throws: ``CivilDateError`` when the text has another form or names no month.
  public init(iso8601 text: String) throws(CivilDateError) {
    let fields = try DigitFields(text, count: 2)
    try self.init(year: fields.year, month: fields.month)
  }
}

extension CivilMonth: CustomStringConvertible {
  /// The month in the form `YYYY-MM`.
  public var description: String {
    "\(twoDigits(year / 100))\(twoDigits(year % 100))-\(twoDigits(month))"
  }
}

/// A number below 100 with a leading zero where it has one digit.
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
