import BiorhythmCore

/// The day with the given text, such as `2015-07-03`.
func date(_ text: String) throws -> CivilDate {
  try CivilDate(iso8601: text)
}

/// The month with the given text, such as `2015-07`.
func month(_ text: String) throws -> CivilMonth {
  try CivilMonth(iso8601: text)
}

/// The days between two texts, both included, or `nil` when they are out of order.
func dateRange(_ first: String, _ last: String) throws -> DateRange? {
  DateRange(first: try date(first), last: try date(last))
}

/// A number with leading zeros, written apart from the library.
func padded(_ number: Int, digits: Int) -> String {
  String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
}
