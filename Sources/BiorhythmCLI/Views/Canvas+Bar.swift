extension Canvas {
  /// Fills all cells with a character.
  mutating func fill(_ character: Character, _ role: Role) {
    for row in 0..<height {
      for column in 0..<width { self[row, column] = Cell(character: character, role: role) }
    }
  }

  /// Draws a bar to the right for a positive value, to the left for a negative one.
  ///
  /// Where the glyphs have half a cell, the bar is measured in halves.
  ///
  /// - Parameters:
  ///   - value: A value from -1 through 1.
  ///   - cells: The number of cells that 1 stands for.
  ///   - start: The column of the first cell.
  ///   - role: What the bar means.
  ///   - glyphs: The characters to draw with.
  mutating func drawBar(_ value: Double, cells: Int, from start: Int, role: Role, glyphs: Glyphs) {
    let direction = value < 0 ? -1 : 1
    let end = value < 0 ? glyphs.leftEnd : glyphs.rightEnd
    let halves =
      end == nil
      ? 2 * nearest(Double(cells) * abs(value)) : nearest(Double(2 * cells) * abs(value))
    for offset in 0..<halves / 2 {
      self[0, start + direction * offset] = Cell(character: glyphs.bar, role: role)
    }
    if let end, !halves.isMultiple(of: 2) {
      self[0, start + direction * (halves / 2)] = Cell(character: end, role: role)
    }
  }
}
