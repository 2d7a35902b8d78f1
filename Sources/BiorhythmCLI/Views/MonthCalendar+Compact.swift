import BiorhythmCore

/// The form for narrow screens, five columns a day.
extension MonthCalendar {
  var compactLines: [StyledLine] {
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
    return StyledLine(canvas)
  }
}
