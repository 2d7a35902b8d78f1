extension Canvas {
  /// Draws the zero line through all days.
  mutating func drawZeroLine(_ plot: MonthPlot, _ glyphs: Glyphs) {
    for column in 0..<plot.width {
      self[plot.middle, column] = Cell(character: glyphs.horizontal, role: .axis)
    }
  }

  /// Draws the column of the selected day, if there is one.
  mutating func drawSelectedColumn(_ day: Int?, _ plot: MonthPlot, _ glyphs: Glyphs) {
    guard let day else { return }
    for row in 0..<plot.rowCount {
      let glyph = row == plot.middle ? glyphs.crossing : glyphs.selectedColumn
      self[row, plot.column(ofDay: day)] = Cell(character: glyph, role: .selected)
    }
  }
}
