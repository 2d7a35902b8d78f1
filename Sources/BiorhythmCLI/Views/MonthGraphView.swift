import BiorhythmCore

/// A month's curves from left to right, with the critical days and the days' numbers under them.
struct MonthGraphView {
  var table: MonthTable
  var name: String?
  var selectedDate: CivilDate?
  var style: GraphStyle
  var width: Int
  var glyphs: Glyphs

  /// The number of rows of the plot; `nil` to choose by the width.
  var rowCount: Int?

  var styledText: StyledText {
    StyledText(
      lines: [titleLine] + plotLines + [criticalLine, ruler.numberLine, ruler.weekdayLine]
        + CycleLegend(reading: selectedReading, width: width, glyphs: glyphs).lines)
  }

  /// The month at the left; the birth and the selected day at the right where there is room.
  var titleLine: StyledLine {
    let title = "Biorhythm \(table.month.title)\(name.titleSuffix)"
    var line = StyledLine.title(title, width: width, glyphs: glyphs)
    let birth = "born \(table.birthDate)"
    let day = selectedReading.map(dayTitle) ?? ""
    let start = width - 1 - birth.displayWidth - day.displayWidth
    guard start - line.width >= 3 else { return line }
    line.pad(to: start)
    line.append(birth)
    line.append(day, .selected)
    return line
  }

  /// The curves with their axis.
  var plotLines: [StyledLine] {
    var canvas = Canvas(width: plot.width, height: plot.rowCount)
    canvas.drawZeroLine(plot, glyphs)
    canvas.drawSelectedColumn(selectedDay, plot, glyphs)
    if isBraille {
      BrailleCurves(table: table, plot: plot).draw(in: &canvas)
    } else {
      LetterCurves(table: table, plot: plot, glyphs: glyphs).draw(in: &canvas)
    }
    return (0..<plot.rowCount).map { row in
      let label = plot.label(ofRow: row)
      var line = StyledLine(
        "\(label ?? "    ") \(label == nil ? glyphs.vertical : glyphs.tick)", .axis)
      line.append(canvas, row: row)
      return line
    }
  }

  /// What is critical, and in letters the mark of curves that meet.
  var criticalLine: StyledLine {
    ruler.criticalLine(withMeetings: !isBraille)
  }

  /// The lines under the curves.
  var ruler: MonthRuler {
    MonthRuler(table: table, plot: plot, selectedDay: selectedDay, width: width)
  }

  private var plot: MonthPlot {
    MonthPlot(dayCount: table.month.dayCount, width: width, rowCount: rowCount)
  }

  /// Braille has no ASCII form; the letters stand in for it.
  private var isBraille: Bool {
    style == .braille && glyphs != .ascii
  }

  private var selectedReading: DayReading? {
    selectedDay.flatMap { table.rows[$0 - 1].reading }
  }

  private var selectedDay: Int? {
    guard let selectedDate, table.month.days.contains(selectedDate) else { return nil }
    return selectedDate.day
  }

  private func dayTitle(_ reading: DayReading) -> String {
    "   \(reading.date.weekday.name.prefix(3)) \(reading.date.day): day \(grouped(reading.days))"
  }
}
