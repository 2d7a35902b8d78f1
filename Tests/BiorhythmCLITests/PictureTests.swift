import Testing

@testable import BiorhythmCLI

/// The pictures, character for character.
@Suite struct PictureTests {
  private let birth = "--birth 1980-03-12"

  @Test(arguments: [
    ("month-unicode", "month 2015-07 --on 2015-07-03 --unicode"),
    ("month-ascii", "month 2015-07 --on 2015-07-03"),
    ("month-120-columns", "month 2015-07 --on 2015-07-14 --unicode --width 120"),
    ("month-46-columns", "month 2015-07 --on 2015-07-14 --unicode --width 46"),
    ("rows-ascii", "month 2015-07 --on 2015-07-03 --style rows"),
    ("rows-unicode", "month 2015-07 --on 2015-07-03 --style rows --unicode"),
    ("braille", "month 2015-07 --on 2015-07-03 --style braille --unicode"),
    ("month-ascii", "month 2015-07 --on 2015-07-03 --style braille --ascii"),
    ("day-unicode", "day 2015-07-03 --unicode"),
    ("day-ascii", "day 2015-07-03"),
  ])
  func equalsTheReference(golden: String, line: String) throws {
    try expectGolden(try bio("\(line) \(birth)").standardOutput, golden)
  }

  @Test(arguments: [
    ("month-color", "month 2015-07 --on 2015-07-03 --unicode"),
    ("rows-color", "month 2015-07 --on 2015-07-03 --style rows --unicode"),
    ("day-color", "day 2015-07-03 --unicode"),
    ("rows-60-columns", "month 2015-07 --on 2015-07-03 --style rows --width 60"),
    ("rows-45-columns", "month 2015-07 --on 2015-07-03 --style rows --width 45"),
    ("day-60-columns", "day 2015-07-15 --width 60"),
    ("day-40-columns", "day 2015-07-16 --width 40 --unicode"),
    ("month-of-birth", "month 1980-03 --on 1980-03-20"),
    ("month-131-columns", "month 2015-02 --on 2015-02-01 --width 131 --unicode"),
  ])
  func keepsItsLayout(golden: String, line: String) throws {
    let color = golden.hasSuffix("color") ? "--color always" : ""
    try expectGolden(try bio("\(line) \(birth) \(color)").standardOutput, golden)
  }

  @Test func todayIsSelectedInItsMonthAlone() throws {
    let marked = try bio("month 2015-07 --on 2015-07-03 \(birth)")
    #expect(try bio("month \(birth)", today: "2015-07-03") == marked)
    let other = try bio("month 2015-07 \(birth)", today: "2015-08-01").lines
    #expect(
      other.first
        == " Biorhythm July 2015                                            born 1980-03-12")
    #expect(other.last == " P Physical   I Intellectual   E Emotional")
  }

  @Test func namesStandInTitles() throws {
    let line = "2015-07-03 \(birth) --who Ada"
    #expect(
      try bio("day \(line)").lines.first
        == " Friday 3 July 2015    day 12,896 of Ada's life")
    #expect(
      try bio("month 2015-07 --on \(line)").lines.first
        == " Biorhythm July 2015, Ada                   born 1980-03-12   Fri 3: day 12,896")
    #expect(
      try bio("month 2015-07 --style rows --on \(line)").lines.first
        == " Biorhythm July 2015, Ada, born 1980-03-12")
  }
}
