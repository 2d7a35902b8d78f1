import Testing

@testable import BiorhythmCLI

/// `bio calendar --format svg`: a cell for each day.
@Suite struct SVGCalendarTests {
  private func drawing(_ line: String, birth: String = "1980-03-12") throws -> SVGDocument {
    let output = try bio("calendar \(line) --birth \(birth) --format svg", today: "2026-11-30")
    try #require(output.exitStatus == .success)
    return try SVGDocument(output.standardOutput)
  }

  /// The cells of the days; the last four are those of the legend.
  private func cells(of drawing: SVGDocument) -> [SVGElement] {
    drawing.all("rect", class: "empty").dropLast(4)
  }

  @Test(arguments: [
    ("2015-07", 31), ("2015-02", 28), ("2016-02", 29), ("2015-04", 30), ("0001-01", 31),
    ("9999-12", 31), ("2015", 365), ("2016", 366), ("1900", 365), ("0001", 365), ("9999", 365),
  ])
  func hasACellADay(range: String, count: Int) throws {
    for weekStart in ["monday", "sunday", "saturday"] {
      let line = "\(range) --week-start \(weekStart)"
      let cells = cells(of: try drawing(line, birth: "0001-01-01"))
      #expect(cells.count == count)
      let places = cells.map { "\($0.attributes["x"] ?? "") \($0.attributes["y"] ?? "")" }
      #expect(Set(places).count == count)
    }
  }

  @Test func numbersTheDaysOfAMonth() throws {
    let drawing = try drawing("2015-07")
    let numbers = drawing.all("text").filter { Int($0.text) != nil }
    #expect(numbers.map(\.text) == (1...31).map(String.init))
    for (number, cell) in zip(numbers, cells(of: drawing)) {
      let (x, y) = (try #require(number.number("x")), try #require(number.number("y")))
      let (left, top) = (try #require(cell.number("x")), try #require(cell.number("y")))
      let size = try #require(cell.number("width"))
      #expect((left...left + size).contains(x) && (top...top + size).contains(y))
    }
  }

  /// The first of July 2015 was a Wednesday.
  @Test(arguments: [("monday", 2, "Mo"), ("sunday", 3, "Su"), ("saturday", 4, "Sa")])
  func startsWeeksWithTheDayThatIsAskedFor(weekStart: String, column: Int, name: String) throws {
    let drawing = try drawing("2015-07 --week-start \(weekStart)")
    let cells = cells(of: drawing)
    let columns = Set(cells.compactMap { $0.number("x") }).sorted()
    try #require(columns.count == 7)
    #expect(cells.first?.number("x") == columns[column])
    #expect(drawing.all("text", class: "middle").first?.text == name)
  }

  /// As many days of each grade as the calendar for people tells, and one in the legend.
  @Test(arguments: [("2015-07", 10, 13, 31), ("2015", 76, 88, 365)])
  func gradesTheDays(range: String, good: Int, bad: Int, count: Int) throws {
    let drawing = try drawing(range)
    let counts = ["bad", "average", "good", "awesome"].map {
      drawing.all("rect", class: $0).count - 1
    }
    #expect(counts[0] == bad)
    #expect(counts[2] + counts[3] == good)
    #expect(counts.reduce(0, +) == count)
    let heights = ["bad", "average", "good", "awesome"].compactMap {
      drawing.all("rect", class: $0).first?.number("height")
    }
    // Nothing is told by color alone.
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
    let text = drawing.all("text").map(\.text)
    #expect(text.contains { $0.hasPrefix("Good days \(good), bad days \(bad), born 1980-03-12") })
  }

  @Test func leavesDaysBeforeTheBirthEmpty() throws {
    let drawing = try drawing("1980-03")
    #expect(cells(of: drawing).count == 31)
    let graded = ["bad", "average", "good", "awesome"].flatMap { drawing.all("rect", class: $0) }
    #expect(graded.count - 4 == 20)
    let year = try self.drawing("1980")
    #expect(cells(of: year).count == 366)
    let days = ["bad", "average", "good", "awesome"].flatMap { year.all("rect", class: $0) }
    #expect(days.count - 4 == 295)
  }

  @Test func namesTheCriticalCyclesOfAMonth() throws {
    let letters = try drawing("2015-07").all("text", class: "end").map(\.text)
    #expect(letters.filter { !$0.isEmpty } == ["E", "PI", "E", "P", "I", "E"])
  }

  @Test func namesTheMonthsOfAYear() throws {
    let texts = try drawing("2015").all("text", class: "quiet").map(\.text)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    #expect(texts.filter(months.contains) == months)
  }
}
