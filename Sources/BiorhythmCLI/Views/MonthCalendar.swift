import BiorhythmCore

/// The days of a month in weeks, each with a mark.
struct MonthCalendar {
  /// What a day shows.
  struct Cell: Equatable {
    /// The grade of the day; `nil` where there is none.
    var mood: Mood?

    /// Three columns at the most, beside the mark.
    var detail = ""

    /// What stands for the detail in the compact form.
    var flag: Character = " "
  }

  var month: CivilMonth

  /// What stands before the month in the title; empty, or a word and a space.
  var subject = ""

  /// Whether there is anything to see in the month before this one, and in the one after it.
  var hasPrevious = true
  var hasNext = true
  var selectedDate: CivilDate?
  var weekStart: Weekday
  var isCompact: Bool
  var glyphs: Glyphs

  /// One cell for each day of the month.
  var cells: [Cell]

  /// The title, the weekdays, and the weeks.
  var lines: [StyledLine] {
    isCompact ? compactLines : boxedLines
  }

  /// The days in weeks; `nil` stands for a day of another month.
  var weeks: [[CivilDate?]] {
    let days = month.days.map(Optional.some)
    let before = weekStart.days(until: month.firstDay.weekday)
    let after = (7 - (before + days.count) % 7) % 7
    let all = Array(repeating: nil, count: before) + days + Array(repeating: nil, count: after)
    return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<$0 + 7]) }
  }

  func cell(of date: CivilDate) -> Cell {
    cells[date.day - 1]
  }

  func roleOfNumber(_ date: CivilDate) -> Role {
    if date == selectedDate { return .selected }
    return cell(of: date).mood == nil ? .axis : .body
  }
}

extension CivilMonth {
  /// The name and the year in short, such as `July '15`.
  var shortTitle: String {
    "\(name) '\(description.prefix(4).suffix(2))"
  }
}
