import Testing

@testable import BiorhythmCLI

/// Drawings that any reader opens.
@Suite struct SVGDocumentTests {
  private static let lines = [
    "month 1972-07 --birth 1943-03-09", "month 2015-02 --birth 1980-03-12 --on 2015-02-28",
    "month 1980-03 --birth 1980-03-31", "month 9999-12 --birth 0001-01-01",
    "calendar 2015-07 --birth 1980-03-12", "calendar 2015-08 --birth 1980-03-12",
    "calendar 2015 --birth 1980-03-12", "calendar 2016 --birth 2016-12-31",
    "calendar 2028 --birth 1980-03-12 --week-start sunday",
  ]

  private func drawing(_ line: String) throws -> SVGDocument {
    try SVGDocument(try bio("\(line) --format svg").standardOutput)
  }

  @Test(arguments: lines)
  func isWellFormedAndSaysWhatItIs(line: String) throws {
    let text = try bio("\(line) --format svg").standardOutput
    #expect(text.hasSuffix("</svg>\n"))
    let drawing = try SVGDocument(text)
    let root = try #require(drawing.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
    let box = (root.attributes["viewBox"] ?? "").split(separator: " ").map(String.init)
    #expect(
      box == ["0", "0", root.attributes["width"] ?? "", root.attributes["height"] ?? ""])
    #expect(drawing.all("title").first?.text.isEmpty == false)
    #expect(drawing.all("desc").first?.text.isEmpty == false)
  }

  private static let numbers = [
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height",
  ]

  @Test(arguments: lines)
  func writesPlainNumbers(line: String) throws {
    var faults: [String] = []
    var count = 0
    for element in try drawing(line).elements {
      let points = (element.attributes["points"] ?? "").split { " ,".contains($0) }
      for number in points.map(String.init) + Self.numbers.compactMap({ element.attributes[$0] }) {
        count += 1
        if number.wholeMatch(of: /(0|[1-9][0-9]*)(\.[0-9]*[1-9])?/) == nil { faults.append(number) }
      }
    }
    #expect(faults == [])
    #expect(count > 100)
  }

  /// Strokes are 2.5 wide at most, so a point needs half of that around it.
  @Test(arguments: lines)
  func liesWithinItsBox(line: String) throws {
    let drawing = try drawing(line)
    let root = try #require(drawing.elements.first)
    let (width, height) = (
      try #require(root.number("width")), try #require(root.number("height"))
    )
    let outside = drawing.elements.dropFirst().filter { element in
      let margin = ["polyline", "line"].contains(element.name) ? 1.25 : element.number("r") ?? 0
      let (w, h) = (element.number("width") ?? 0, element.number("height") ?? 0)
      let xs =
        ["x", "x1", "x2", "cx"].compactMap(element.number).flatMap { [$0, $0 + w] }
        + element.points.map(\.x)
      let ys =
        ["y", "y1", "y2", "cy"].compactMap(element.number).flatMap { [$0, $0 + h] }
        + element.points.map(\.y)
      return !xs.allSatisfy { (margin...width - margin).contains($0) }
        || !ys.allSatisfy { (margin...height - margin).contains($0) }
    }
    #expect(outside == [])
  }

  @Test(arguments: [
    #"Tom & "Jerry" <3 ]]>"#, "it's", "日本語", "👨‍👩‍👧", "&amp;", "<script>", "e\u{301}\u{323}", "a<b>c",
    "--", "\\", "%s",
  ])
  func keepsNamesAsTheyAre(name: String) throws {
    for words in [["month", "2015-07"], ["calendar", "2015-07"], ["calendar", "2015"]] {
      let output = try bio(
        words: words + ["--birth", "1980-03-12", "--format", "svg", "--who", name])
      let drawing = try SVGDocument(output.standardOutput)
      // Where nobody looks, and where everybody does.
      for kinds in [["title", "desc"], ["text"]] {
        let texts = kinds.flatMap { drawing.all($0) }.map { Array($0.text.utf8) }
        #expect(texts.contains { $0.firstRange(of: Array(name.utf8)) != nil })
      }
    }
  }

  @Test(arguments: ["bell\u{7}", "a\nb", "\u{1B}[31m", String(repeating: "n", count: 65)])
  func refusesNamesThatNoDocumentMayHold(name: String) throws {
    let output = try bio(words: [
      "month", "2015-07", "--birth", "1980-03-12", "--format", "svg", "--who", name,
    ])
    #expect(output.exitStatus == .usage)
    #expect(output.standardOutput.isEmpty)
  }

  @Test(arguments: ["day", "today", "table", "events", "match 1980-03-12"])
  func isNotToBeHadElsewhere(line: String) throws {
    let output = try bio("\(line) --birth 1980-03-12 --format svg")
    #expect(output.exitStatus == .usage)
    #expect(output.standardOutput.isEmpty)
    #expect(output.standardError.contains("has no format 'svg'"))
  }

  @Test func isTheSameWhateverTheLooks() throws {
    for line in ["month 2015-07", "calendar 2015"] {
      let line = "\(line) --birth 1980-03-12 --format svg"
      let output = try bio(line)
      #expect(try bio("\(line) --width 40 --color always --unicode") == output)
      #expect(
        try bio(line, environment: ["LC_ALL": "de_DE.UTF-8"], terminal: Terminal(columns: 60))
          == output)
    }
  }
}
