import BiorhythmCore

/// The curves of a month in braille patterns, which have two columns and four rows of dots a cell.
struct BrailleCurves {
  var table: MonthTable
  var plot: MonthPlot

  /// Draws the curves over what is there: first all dots, then the letters.
  func draw(in canvas: inout Canvas) {
    var dots = DotField(width: plot.width, height: plot.rowCount)
    for cycle in Cycle.allCases { drawCurve(of: cycle, in: &dots) }
    dots.write(to: &canvas)
    for cycle in Cycle.allCases { drawLetters(of: cycle, in: &canvas) }
  }

  private func drawCurve(of cycle: Cycle, in dots: inout DotField) {
    // So many steps that no dot of the curve is left out, however steep it is.
    let steps = 40 * plot.columnsPerDay * plot.dayCount
    let daysBefore = table.month.firstDay.days(since: table.birthDate)
    for step in 0...steps {
      let (day, part) = ((plot.dayCount - 1) * step).quotientAndRemainder(dividingBy: steps)
      guard daysBefore + day >= 0 else { continue }
      let value = cycle.value(after: daysBefore + day, plus: part, of: steps)
      let time = Double(plot.dayCount - 1) * (Double(step) / Double(steps))
      let column = nearest(Double(2 * plot.columnsPerDay) * time)
      dots.set(row: dotRow(of: value), column: column, role: Role(cycle))
      // Zero lies halfway between two rows of dots, so both are as right.
      if value == 0 { dots.set(row: dotRow(of: value) - 1, column: column, role: Role(cycle)) }
    }
  }

  /// Every sixth day carries the letter of the curve, each cycle on days of its own.
  private func drawLetters(of cycle: Cycle, in canvas: inout Canvas) {
    let firstDay =
      switch cycle {
      case .physical: 1
      case .intellectual: 3
      case .emotional: 5
      }
    for day in stride(from: firstDay, through: plot.dayCount, by: 6) {
      guard let reading = table.rows[day - 1].reading else { continue }
      canvas[dotRow(of: reading[cycle].value) / 4, plot.column(ofDay: day)] =
        Canvas.Cell(character: cycle.letter, role: Role(cycle))
    }
  }

  private func dotRow(of value: Double) -> Int {
    let middle = Double(4 * plot.rowCount - 1) / 2
    return nearest(middle - value * middle)
  }
}

/// A field of dots, two columns and four rows of them in each cell.
private struct DotField {
  private let width: Int
  private let height: Int
  private var cells: [(pattern: UInt32, role: Role)]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: (0, .body), count: width * height)
  }

  /// Sets a dot, counted from the top left; a dot outside is lost.
  mutating func set(row: Int, column: Int, role: Role) {
    guard (0..<4 * height).contains(row), (0..<2 * width).contains(column) else { return }
    let cell = row / 4 * width + column / 2
    cells[cell].pattern |= Self.bit(row: row % 4, column: column % 2)
    cells[cell].role = role
  }

  /// The bit of a dot within its cell, as Unicode's block of braille patterns numbers them.
  private static func bit(row: Int, column: Int) -> UInt32 {
    row == 3 ? 0x40 << column : 1 << (row + 3 * column)
  }

  func write(to canvas: inout Canvas) {
    for (index, cell) in cells.enumerated() where cell.pattern != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + cell.pattern) else { continue }
      canvas[index / width, index % width] =
        Canvas.Cell(character: Character(scalar), role: cell.role)
    }
  }
}
