import BiorhythmCore

/// The form for 79 columns and more, in boxes of ten columns.
extension MonthCalendar {
  /// The number of columns that the boxes take.
  static let boxedWidth = 78

  /// Whether the boxes fit.
  static func fitsBoxed(_ looks: Looks) -> Bool {
    looks.width > boxedWidth
  }

  var boxedLines: [StyledLine] {
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
    return StyledLine("\(corners[0])\(edges)\(corners[2])", .axis)
  }

  private func boxedLine(of week: [CivilDate?]) -> StyledLine {
    var line = StyledLine(String(glyphs.vertical), .axis)
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
