/// The forms in which dates can be typed, as the help and the messages name them.
enum DateForms {
  static let date = "YYYY-MM-DD, today, yesterday, tomorrow, +N, or -N"
  static let month = "YYYY-MM, this, next, last, +N, or -N"
  static let monthOrYear = "YYYY-MM, this, next, last, +N, -N, or YYYY"
  static let range = "a MONTH, YYYY, DATE..DATE, or MONTH..MONTH"
}
