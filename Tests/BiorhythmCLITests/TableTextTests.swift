import Testing

@testable import BiorhythmCLI

/// `bio table` for people.
@Suite struct TableTextTests {
  private let birth = "--birth 1980-03-12"

  @Test(arguments: [
    ("table-ascii", "2015-07"),
    ("table-ascii", "2015-07-01..2015-07-31 --unicode"),
    ("table-40-columns", "2015-07 --width 40"),
    ("table-precision", "1980-03-10..1980-03-31 --precision 2"),
    ("table-60-columns", "1980-03-10..1980-03-31 --precision 2 --width 60"),
    ("table-precision-6", "2012-12-03..2012-12-09 --precision 6 --width 100"),
    ("table-color", "2015-07-10..2015-07-15 --color always"),
  ])
  func keepsItsLayout(golden: String, line: String) throws {
    try expectGolden(try bio("table \(line) \(birth)").standardOutput, golden)
  }

  /// Days before the birth, zeros, and every height of the physical and the emotional cycle.
  private func lines(precision: Int, width: Int) throws -> [String] {
    try bio(
      "table 1980-03-10..1980-04-12 \(birth) --precision \(precision) --width \(width)"
    ).lines
  }

  @Test(arguments: 0...6)
  func leavesNothingInTheLastColumn(precision: Int) throws {
    var widest: [Int: Int] = [:]
    for width in 40...80 {
      let longest = try lines(precision: precision, width: width).map(\.displayWidth).max()
      if let longest, longest >= width { widest[width] = longest }
    }
    #expect(widest == [:])
  }

  @Test(arguments: 0...6)
  func alignsItsColumns(precision: Int) throws {
    var faults: [String] = []
    for width in 40...80 {
      let lines = try lines(precision: precision, width: width)
      try #require(lines.count == 36)
      let header = Array(lines[1])
      let letters = ["P", "I", "E"].compactMap { header.firstIndex(of: Character($0)) }
      let mean = lines[1].contains("Mean") ? [lines[1].columns(of: "n")[0]] : []
      // A letter stands over the last digit, the other names over the sign behind it.
      let signs = letters.map { $0 + 1 } + mean
      try #require(letters.count == 3)
      for line in lines.dropFirst(4) where line.columns(of: "%") != signs {
        faults.append("\(width): \(line)")
      }
      for line in lines where line.hasSuffix(" ") { faults.append("\(width): \(line)") }
    }
    #expect(faults == [])
  }

  @Test(arguments: [0, 1, 6])
  func givesZeroNoSign(precision: Int) throws {
    // Each cycle stands at zero somewhere, and so does the mean of all on the day of birth.
    let text = try bio("table 1980-03..1983-12 \(birth) --precision \(precision) --width 120")
      .standardOutput
    #expect(text.contains(precision == 0 ? "  0%" : "  0.0"))
    #expect(text.firstMatch(of: /[-+]0(\.0+)?%/) == nil)
  }

  /// A mean just below and just above zero.
  @Test(arguments: [
    (0, "  -98%  +76%  +22%    0%", "  +98%  -76%  -22%    0%"),
    (1, "  -97.9%  +75.6%  +22.3%    0.0%", "  +97.9%  -75.6%  -22.3%    0.0%"),
    (2, "  -97.91%  +75.57%  +22.25%   -0.03%", "  +97.91%  -75.57%  -22.25%   +0.03%"),
  ])
  func signsWhatIsShownAndNotWhatIsMeant(precision: Int, below: String, above: String) throws {
    let options = "\(birth) --precision \(precision)"
    #expect(
      try bio("table 1986-02-06..1986-02-06 \(options)").lines.last
        == " Thu 1986-02-06      2,157\(below)")
    #expect(
      try bio("table 2024-02-29..2024-02-29 \(options)").lines.last
        == " Thu 2024-02-29     16,059\(above)")
  }

  @Test func namesThePersonInItsTitle() throws {
    let range = "table 2015-07-03..2015-07-03 \(birth)"
    #expect(
      try bio("\(range) --who 日本語").lines.first == " Biorhythm, 日本語, born 1980-03-12")
    let name = String(repeating: "語", count: 64)
    let title = try #require(try bio("\(range) --width 40 --unicode --who \(name)").lines.first)
    #expect(title.hasPrefix(" Biorhythm, 語語語"))
    #expect(title.hasSuffix("…"))
    #expect(title.displayWidth <= 39)
  }

  @Test func isTheSameInOnePieceAndInMonths() throws {
    let whole = try bio("table 2010-01..2019-12 \(birth)").lines
    #expect(whole.count == 3652 + 2)
    let months = try (2010...2019).flatMap { year in
      try (1...12).flatMap { month in
        try bio("table \(year)-\(month < 10 ? "0" : "")\(month) \(birth)").lines.dropFirst(2)
      }
    }
    #expect(whole.dropFirst(2).elementsEqual(months))
  }
}

extension String {
  /// The columns in which a character stands.
  fileprivate func columns(of character: Character) -> [Int] {
    enumerated().filter { $0.element == character }.map(\.offset)
  }
}
