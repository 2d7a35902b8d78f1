import Testing

@testable import BiorhythmCLI

/// What holds for every calendar, however wide.
@Suite struct CalendarLayoutTests {
  @Test(arguments: [
    "mood calendar", "mood calendar 2015-08", "mood calendar 2015-09 --week-start sunday",
    "calendar 2015-07 --birth 1980-03-12", "calendar 2015-09 --birth 2015-09-30",
    "calendar 2015 --birth 1980-03-12", "calendar 2012 --birth 1980-03-12",
    "calendar 2012 --birth 1980-03-12 --who 日本語", "calendar 2014 --birth 2014-06-10",
  ])
  func fitsEveryWidth(command: String) throws {
    let files = diary(SampleJournal.july)
    var faults: [String] = []
    for width in Array(40...140) + [500, 1000] {
      let ascii = try bio("\(command) --width \(width) --ascii", files: files).lines
      let unicode = try bio("\(command) --width \(width) --unicode", files: files).lines
      for line in ascii + unicode where line.displayWidth >= width || line.hasSuffix(" ") {
        faults.append("\(width): '\(line)'")
      }
      if ascii.map(\.displayWidth) != unicode.map(\.displayWidth) {
        faults.append("\(width): forms")
      }
      for line in ascii where !line.replacing("日本語", with: "").utf8.allSatisfy({ $0 < 0x80 }) {
        faults.append("\(width): '\(line)'")
      }
    }
    #expect(faults.isEmpty)
  }

  @Test(arguments: ["mood calendar 2015-07", "calendar 2015-07 --birth 1980-03-12"])
  func isBoxedFrom79ColumnsOn(command: String) throws {
    for (width, lineCount) in [(40, 9), (78, 9), (79, 15), (80, 15), (200, 15)] {
      let isRhythm = command.hasPrefix("calendar")
      let expected = lineCount == 9 && isRhythm ? 10 : lineCount
      let typed = try bio("\(command) --width \(width)").lines
      #expect(typed.count == expected)
      #expect(try bio(command, environment: ["COLUMNS": "\(width)"]).lines == typed)
      #expect(try bio("\(command) --compact --width \(width)").lines.count == (isRhythm ? 10 : 9))
    }
  }
}
