import BiorhythmCore

/// The lines under a month's graph: what is critical, and which column is which day.
struct MonthRuler {
  var table: MonthTable
  var plot: MonthPlot
  var selectedDay: Int?

  /// The number of columns to fit in; the last one is not written.
  var width: Int

  /// The letters of the cycles that are critical, under their days.
  ///
  /// - Parameter withMeetings: Whether to explain the mark of curves that meet, if there is room.
  /// - Returns: The line.
  func criticalLine(withMeetings: Bool) -> StyledLine {
    var canvas = Canvas(width: width - 1, height: 1)
    canvas.write(" crit", .axis, column: 0)
    for row in table.rows {
      let cycles = row.reading?.criticalCycles ?? []
      let column = self.column(ofDay: row.date.day)
      if cycles.count > plot.columnsPerDay {
        let mark = "\(cycles.count)!".prefix(plot.columnsPerDay)
        canvas.write(String(mark), .critical, column: column)
      } else {
        for (offset, cycle) in cycles.enumerated() {
          canvas.write(String(cycle.letter), Role(cycle), column: column + offset)
        }
      }
    }
    let note = "* = meet"
    let end = MonthPlot.axisWidth + plot.width + 2
    if withMeetings, end + note.count < width { canvas.write(note, .axis, column: end) }
    return line(of: canvas)
  }

  /// The numbers of the days, as many as there is room for, the selected one in brackets.
  var numberLine: StyledLine {
    let step =
      switch plot.columnsPerDay {
      case 1: 5
      case 2: 2
      default: 1
      }
    var canvas = Canvas(width: width - 1, height: 1)
    var taken = 0..<0
    if let selectedDay {
      let number = "[\(selectedDay)]"
      let start = max(column(ofDay: selectedDay) - 1, MonthPlot.axisWidth)
      taken = start..<start + number.count
      canvas.write(number, .selected, column: start)
    }
    for row in table.rows where (row.date.day - 1).isMultiple(of: step) {
      let number = String(row.date.day)
      let start = column(ofDay: row.date.day)
      guard !taken.overlaps(start..<start + number.count) else { continue }
      canvas.write(number, role(of: row.date), column: start)
    }
    return line(of: canvas)
  }

  /// The first letters of the weekdays.
  var weekdayLine: StyledLine {
    var canvas = Canvas(width: width - 1, height: 1)
    for row in table.rows {
      let date = row.date
      let role = date.day == selectedDay ? .selected : role(of: date)
      canvas.write(String(date.weekday.name.prefix(1)), role, column: column(ofDay: date.day))
    }
    return line(of: canvas)
  }

  private func column(ofDay day: Int) -> Int {
    MonthPlot.axisWidth + plot.column(ofDay: day)
  }

  private func role(of date: CivilDate) -> Role {
    date.weekday.isWeekend ? .weekend : .body
  }

  private func line(of canvas: Canvas) -> StyledLine {
    StyledLine(canvas)
  }
}
