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
  private var weeks: [[CivilDate?]] {
    let days = month.days.map(Optional.some)
    let before = weekStart.days(until: month.firstDay.weekday)
    let after = (7 - (before + days.count) % 7) % 7
    let all = Array(repeating: nil, count: before) + days + Array(repeating: nil, count: after)
    return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<$0 + 7]) }
  }

  private func cell(of date: CivilDate) -> Cell {
    cells[date.day - 1]
  }

  private func roleOfNumber(_ date: CivilDate) -> Role {
    if date == selectedDate { return .selected }
    return cell(of: date).mood == nil ? .axis : .body
  }
}

/// The form for 79 columns and more, in boxes of ten columns.
extension MonthCalendar {
  /// The number of columns that the boxes take.
  static let boxedWidth = 78

  /// Whether the boxes fit.
  static func fitsBoxed(_ looks: Looks) -> Bool {
    looks.width > boxedWidth
  }

  private var boxedLines: [StyledLine] {
    let rows = weeks.map(boxedLine)
    var lines = [boxedTitle, boxedWeekdays, border(glyphs.boxTop)]
    for (index, row) in rows.enumerated() {
      lines.append(row)
      lines.append(border(index + 1 < rows.count ? glyphs.boxLine : glyphs.boxBottom))
    }
    return lines
  }

  private var boxedTitle: StyledLine {
    let title = subject + month.shortTitle
    var line = StyledLine()
    if hasPrevious, let previous = month.adding(months: -1) {
      line.append("[ \(previous.shortTitle)", .axis)
    }
    line.pad(to: (Self.boxedWidth - title.count) / 2)
    line.append(title, .heading)
    guard hasNext, let next = month.adding(months: 1) else { return line }
    let right = "\(next.shortTitle) ]"
    line.pad(to: Self.boxedWidth - right.count)
    line.append(right, .axis)
    return line
  }

  private var boxedWeekdays: StyledLine {
    var line = StyledLine()
    for (index, weekday) in Weekday.allCases(from: weekStart).enumerated() {
      line.pad(to: 11 * index + 4)
      line.append(String(weekday.name.prefix(3)), weekday.isWeekend ? .weekend : .body)
    }
    return line
  }

  private func border(_ corners: String) -> StyledLine {
    let corners = Array(corners)
    let edge = String(repeating: glyphs.horizontal, count: 10)
    let edges = Array(repeating: edge, count: 7).joined(separator: String(corners[1]))
    var line = StyledLine()
    line.append("\(corners[0])\(edges)\(corners[2])", .axis)
    return line
  }

  private func boxedLine(of week: [CivilDate?]) -> StyledLine {
    var line = StyledLine()
    line.append(String(glyphs.vertical), .axis)
    for date in week {
      let end = line.width + 10
      if let date { appendBoxed(date, to: &line) }
      line.pad(to: end)
      line.append(String(glyphs.vertical), .axis)
    }
    return line
  }

  private func appendBoxed(_ date: CivilDate, to line: inout StyledLine) {
    let number = String(date.day).leftPadded(to: 2)
    let isSelected = date == selectedDate
    line.append(isSelected ? "[\(number)]" : " \(number) ", roleOfNumber(date))
    let cell = cell(of: date)
    guard let mood = cell.mood else { return }
    line.append(String(repeating: glyphs.mark(of: mood), count: 2), Role(mood))
    line.append(" " + cell.detail, cell.flag == " " ? Role(mood) : .critical)
  }
}

/// The form for narrow screens, five columns a day.
extension MonthCalendar {
  private var compactLines: [StyledLine] {
    let title = subject + month.shortTitle
    var titleLine = StyledLine()
    titleLine.pad(to: (36 - title.count) / 2)
    titleLine.append(title, .heading)
    var weekdays = StyledLine()
    for (index, weekday) in Weekday.allCases(from: weekStart).enumerated() {
      weekdays.pad(to: 5 * index + 1)
      weekdays.append(String(weekday.name.prefix(2)), weekday.isWeekend ? .weekend : .body)
    }
    return [titleLine, weekdays] + weeks.map(compactLine)
  }

  private func compactLine(of week: [CivilDate?]) -> StyledLine {
    var canvas = Canvas(width: 35, height: 1)
    for (index, date) in week.enumerated() {
      guard let date else { continue }
      let start = 5 * index
      let cell = cell(of: date)
      canvas.write(String(date.day).leftPadded(to: 2), roleOfNumber(date), column: start + 1)
      if let mood = cell.mood {
        canvas.write(String(glyphs.mark(of: mood)), Role(mood), column: start + 3)
      }
      if date == selectedDate {
        canvas.write("[", .selected, column: start)
        canvas.write("]", .selected, column: start + 4)
      }
      if cell.flag != " " {
        canvas.write(String(cell.flag), .critical, column: start + 4)
      }
    }
    var line = StyledLine()
    line.append(canvas)
    return line
  }
}

extension CivilMonth {
  /// The name and the year in short, such as `July '15`.
  var shortTitle: String {
    "\(name) '\(description.prefix(4).suffix(2))"
  }
}
