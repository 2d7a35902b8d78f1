import BiorhythmCore

extension DateRange {
  /// The week of a day since the range began, and its day of the week, both counted from 0.
  func place(of date: CivilDate, weekStart: Weekday) -> (week: Int, day: Int) {
    let index = weekStart.days(until: first.weekday) + date.days(since: first)
    return (index / 7, index % 7)
  }
}

extension Weekday {
  /// The days from this day of the week to the next one of another, 0 through 6.
  func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }

  /// All days of the week from the one given.
  static func allCases(from first: Weekday) -> [Weekday] {
    Array(allCases[first.rawValue...] + allCases[..<first.rawValue])
  }
}
