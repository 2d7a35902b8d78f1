import BiorhythmCore

/// The curves of a month as letters at the days and dots between them.
struct LetterCurves {
  var table: MonthTable
  var plot: MonthPlot
  var glyphs: Glyphs

  /// Draws the curves over what is there.
  func draw(in canvas: inout Canvas) {
    for cycle in Cycle.allCases { drawDots(of: cycle, in: &canvas) }
    drawLetters(in: &canvas)
  }

  private func drawDots(of cycle: Cycle, in canvas: inout Canvas) {
    let parts = plot.columnsPerDay
    for row in table.rows.dropLast() {
      guard let days = row.reading?.days else { continue }
      for part in 1..<max(parts, 1) {
        let value = cycle.value(after: days, plus: part, of: parts)
        canvas[plot.row(of: value), plot.column(ofDay: row.date.day) + part] =
          Canvas.Cell(character: glyphs.dot, role: Role(cycle))
      }
    }
  }

  private func drawLetters(in canvas: inout Canvas) {
    for row in table.rows {
      guard let reading = row.reading else { continue }
      let column = plot.column(ofDay: row.date.day)
      let places = reading.readings.map { plot.row(of: $0.value) }
      for (cycle, place) in zip(Cycle.allCases, places) {
        let isShared = places.count { $0 == place } > 1
        canvas[place, column] =
          isShared
          ? Canvas.Cell(character: "*", role: .meeting)
          : Canvas.Cell(character: cycle.letter, role: Role(cycle))
      }
    }
  }
}
