/// A field of cells to draw in, each a character with a meaning.
struct Canvas {
  /// One cell; a blank one has a space.
  struct Cell: Equatable {
    var character: Character
    var role: Role

    static let blank = Cell(character: " ", role: .body)
  }

  let width: Int
  let height: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: .blank, count: width * height)
  }

  /// The cell at a place counted from the top left; what is drawn outside the canvas is lost.
  subscript(row: Int, column: Int) -> Cell {
    get { contains(row, column) ? cells[row * width + column] : .blank }
    set { if contains(row, column) { cells[row * width + column] = newValue } }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    (0..<height).contains(row) && (0..<width).contains(column)
  }

  /// Writes a text from a cell to the right, over what is there.
  mutating func write(_ text: String, _ role: Role, row: Int = 0, column: Int) {
    for (offset, character) in text.enumerated() {
      self[row, column + offset] = Cell(character: character, role: role)
    }
  }
}

extension StyledLine {
  /// Creates a line from a row of a canvas, without the blanks at its end.
  init(_ canvas: Canvas, row: Int = 0) {
    append(canvas, row: row)
  }

  /// Adds a row of a canvas without the blanks at its end.
  mutating func append(_ canvas: Canvas, row: Int = 0) {
    guard let last = (0..<canvas.width).last(where: { canvas[row, $0] != .blank }) else { return }
    var text = ""
    var role = Role.body
    for column in 0...last {
      let cell = canvas[row, column]
      // A blank means nothing, so it may stand in any span.
      if cell.role != role, cell != .blank {
        append(text, role)
        text = ""
        role = cell.role
      }
      text.append(cell.character)
    }
    append(text, role)
  }
}
