import Testing

@testable import BiorhythmCLI

/// Lines of pieces, and fields of cells.
@Suite struct StyledTextTests {
  private typealias Span = StyledLine.Span

  @Test func joinsPiecesOfOneMeaning() {
    var line = StyledLine()
    line.append("a")
    line.append("b", .body)
    line.append("", .heading)
    line.append("日", .heading)
    line.append("本", .heading)
    line.append("c")
    #expect(
      line.spans == [
        Span(text: "ab", role: .body), Span(text: "日本", role: .heading),
        Span(text: "c", role: .body),
      ])
    #expect(line.width == 7)
  }

  @Test func padsUpToAColumn() {
    var line = StyledLine()
    line.append("日", .heading)
    line.pad(to: 5)
    line.pad(to: 3)
    line.append("x")
    #expect(line.spans == [Span(text: "日", role: .heading), Span(text: "   x", role: .body)])
    #expect(line.width == 6)
  }

  @Test func canvasKeepsWhatIsInside() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.write("abcdef", .axis, row: 1, column: 2)
    canvas.write("xy", .critical, column: -1)
    for (row, column) in [(-1, 0), (2, 0), (0, -1), (0, 4)] {
      canvas[row, column] = Canvas.Cell(character: "!", role: .critical)
      #expect(canvas[row, column] == .blank)
    }
    let cells = (0..<2).map { row in (0..<4).map { canvas[row, $0].character } }
    #expect(cells == [["y", " ", " ", " "], [" ", " ", "a", "b"]])
    #expect(canvas[1, 3] == Canvas.Cell(character: "b", role: .axis))
  }

  @Test func canvasRowsEndWithTheirLastMark() {
    var canvas = Canvas(width: 9, height: 2)
    canvas.write("a", .physical, column: 1)
    canvas.write("b", .physical, column: 3)
    canvas.write("c", .body, column: 5)
    var line = StyledLine()
    line.append(canvas)
    #expect(line.spans.map(\.text).joined() == " a b c")
    #expect(line.spans.map(\.role) == [.body, .physical, .body])
    #expect(line.spans.map { $0.text.filter { $0 != " " } } == ["", "ab", "c"])
    line.append(canvas, row: 1)
    #expect(line.width == 6)
  }
}
