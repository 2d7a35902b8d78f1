import Testing

@testable import BiorhythmCLI

/// What holds for every picture, however wide.
@Suite struct LayoutTests {
  private static let commands = [
    "day 2015-07-15", "month 2015-02 --on 2015-02-01", "month 2015-07 --on 2015-07-31",
    "month 2016-02", "month 2015-06 --style rows --on 2015-06-12",
    "month 2015-07 --on 2015-07-12 --style braille", "month 1980-03 --on 1980-03-12",
  ]

  @Test(arguments: commands)
  func fitsEveryWidth(command: String) throws {
    var faults: [String] = []
    for width in Array(40...140) + [500, 1000] {
      let line = "\(command) --birth 1980-03-12 --who 日本語 --width \(width)"
      let ascii = try bio(line).lines
      let unicode = try bio("\(line) --unicode").lines
      for text in ascii + unicode where text.hasSuffix(" ") || text.isEmpty {
        faults.append("\(width): '\(text)'")
      }
      for text in ascii + unicode where text.displayWidth >= width {
        faults.append("\(width): '\(text)'")
      }
      let widths = [ascii, unicode].map { $0.map(\.displayWidth) }
      if widths[0] != widths[1], !command.contains("braille") { faults.append("\(width): forms") }
      for text in ascii where !text.replacing("日本語", with: "").utf8.allSatisfy({ $0 < 0x80 }) {
        faults.append("\(width): '\(text)'")
      }
    }
    #expect(faults.isEmpty)
  }

  /// The extremes and the zeros of an emotional cycle: births 1943-03-09, July 1972.
  @Test(arguments: [40, 46, 60, 80, 120, 200], ["letters", "braille"])
  func drawsExactValuesOnTheirRows(width: Int, style: String) throws {
    let plot = MonthPlot(dayCount: 31, width: width)
    let picture = try bio(
      "month 1972-07 --birth 1943-03-09 --unicode --style \(style) --width \(width)",
      today: "2026-01-01"
    ).lines.dropFirst().map(Array.init)
    func mark(day: Int, row: Int) -> Character? {
      let column = 6 + (day - 1) * plot.columnsPerDay
      return column < picture[row].count ? picture[row][column] : nil
    }
    // Braille has its letters on the days 5, 11, 17, 23, and 29 alone.
    let places =
      style == "letters"
      ? [(4, plot.middle), (18, plot.middle), (11, plot.rowCount - 1), (25, 0)]
      : [(11, plot.rowCount - 1)]
    for (day, row) in places {
      let mark = mark(day: day, row: row)
      #expect(mark == "E" || mark == "*", "day \(day)")
    }
  }

  @Test func marksMeetingCurves() throws {
    // On the day of birth all three stand at zero.
    let picture = try bio("month 1980-03 --birth 1980-03-12", today: "2026-01-01").lines
    let zero = Array(picture[9])
    #expect(zero[6 + 2 * 11] == "*")
    #expect(Array(picture[18])[6 + 2 * 11..<6 + 2 * 12] == ["3", "!"])
  }
}
