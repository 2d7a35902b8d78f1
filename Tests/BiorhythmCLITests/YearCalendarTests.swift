import BiorhythmCore
import Testing

@testable import BiorhythmCLI

@Suite struct YearCalendarTests {
  @Test(arguments: [
    ("calendar 2015 --birth 1980-03-12 --unicode", "year-unicode"),
    ("calendar 2015 --birth 1980-03-12", "year-ascii"),
    ("calendar 2015 --birth 1980-03-12 --width 60", "year-ascii"),
    ("calendar 2015 --birth 1980-03-12 --width 59", "year-halves"),
    ("calendar 2015 --birth 1980-03-12 --width 58", "year-halves"),
    ("calendar 2015 --birth 1980-03-12 --width 40", "year-halves"),
    // It begins on a Sunday and has a leap day: 54 weeks.
    ("calendar 2012 --birth 1980-03-12", "year-of-54-weeks"),
    ("calendar 2012 --birth 1980-03-12 --width 61", "year-of-54-weeks"),
    ("calendar 2014 --birth 2014-06-10 --week-start sunday", "year-of-birth"),
  ])
  func isThePicture(line: String, golden: String) throws {
    try expectGolden(try bio(line).standardOutput, golden)
  }

  /// The day of the week on which a year begins, counted from Monday.
  private static let years = [(2012, 6), (2015, 3), (2016, 4), (2024, 0)]

  @Test(arguments: years, [("monday", 0), ("sunday", 6), ("saturday", 5)])
  func drawsEveryDayOnce(year: (number: Int, start: Int), week: (name: String, first: Int)) throws {
    let birth = try CivilDate(iso8601: "1980-03-12")
    let days = try DateRange(year: String(year.number))
    let marks = days.map {
      Glyphs.ascii.mark(of: DayReading(date: $0, birthDate: birth)?.grade ?? .bad)
    }
    let line = "calendar \(year.number) --birth 1980-03-12 --week-start \(week.name)"
    for (width, parts) in [(80, 1), (50, 2)] {
      let lines = try bio("\(line) --width \(width)").lines
      #expect(lines.count == 8 * parts + 3)
      // A half begins again at the left, so its weeks are read on their own.
      let read = (0..<parts).flatMap { part in
        columns(lines.dropFirst(8 * part + 2).prefix(7).map { Array($0.dropFirst(6)) })
      }
      #expect(read.filter { $0 != " " } == marks)
      #expect(read.prefix { $0 == " " }.count == (year.start - week.first + 7) % 7)
    }
  }

  @Test func isJSONWithEveryDay() throws {
    let json = try bio("calendar 2016 --birth 1980-03-12 --json").standardOutput
    let start =
      #"{"bad_days":74,"birth":"1980-03-12","days":[{"critical":[],"date":"2016-01-01","#
      + #""grade":"average"},"#
    let end =
      #"{"critical":[],"date":"2016-12-31","grade":"good"}],"from":"2016-01-01","good_days":88,"#
      + #""to":"2016-12-31"}"# + "\n"
    #expect(json.prefix(start.count) == start)
    #expect(json.suffix(end.count) == end)
    let dates = json.split(separator: #""date":""#).dropFirst().map { String($0.prefix(10)) }
    let days = try DateRange(year: "2016").map(\.description)
    #expect(dates == days)
  }

  @Test func namesThePersonInTheTitle() throws {
    let line = "calendar 2015 --birth 1980-03-12 --who"
    #expect(try bio("\(line) Ada").line(0) == " Rhythm 2015, Ada, born 1980-03-12")
    let long = String(repeating: "日本", count: 32)
    for width in [40, 59, 80, 150] {
      let lines = try bio("\(line) \(long) --width \(width)").lines
      #expect(lines.allSatisfy { $0.displayWidth < width })
    }
  }

  @Test func mayBeTheFirstAndTheLastYear() throws {
    let output = try bio("calendar 9999 --birth 9999-12-31")
    #expect(output.line(6) == " Fri                                                      o")
    #expect(output.line(9) == " Good days 0    Bad days 0")
    let first = try bio("calendar 0001 --birth 0001-01-01")
    #expect(first.line(2)?.hasPrefix(" Mon  o*o-o+oooooo") == true)
  }

  @Test func colorsTheMarks() throws {
    let text = try bio("calendar 2015 --birth 1980-03-12 --color always").standardOutput
    for mark in ["31m-", "33mo", "36m+", "32m*"] {
      #expect(text.contains("\u{1B}[\(mark)"))
    }
  }

  /// The characters of some rows, column after column from the top.
  private func columns(_ rows: [[Character]]) -> [Character] {
    let width = rows.map(\.count).max() ?? 0
    return (0..<width).flatMap { column in
      rows.map { column < $0.count ? $0[column] : " " }
    }
  }
}
