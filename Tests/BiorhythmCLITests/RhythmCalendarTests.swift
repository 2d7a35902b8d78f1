import Testing

@testable import BiorhythmCLI

@Suite struct RhythmCalendarTests {
  @Test(arguments: [
    ("calendar 2015-07 --birth 1980-03-12", "rhythm-calendar-ascii"),
    ("calendar 2015-07 --birth 1980-03-12 --unicode --width 79", "rhythm-calendar-unicode"),
    ("calendar 2015-07 --birth 1980-03-12 --compact", "rhythm-calendar-compact"),
    ("calendar 2015-07 --birth 1980-03-12 --width 78", "rhythm-calendar-compact"),
    ("calendar next --birth 1980-03-12 --width 40", "rhythm-calendar-compact"),
    ("calendar 2014-06 --birth 2014-06-10 --json", "rhythm-calendar-json"),
  ])
  func isThePicture(line: String, golden: String) throws {
    try expectGolden(try bio(line, today: "2015-06-30").standardOutput, golden)
  }

  @Test func selectsTodayInItsMonth() throws {
    let birth = "--birth 1980-03-12"
    let picture = try bio("calendar 2015-07 \(birth)", today: "2015-08-01").standardOutput
    #expect(
      try bio("calendar \(birth)").standardOutput == picture.replacing("|  3 ", with: "|[ 3]"))
    let compact = try bio("calendar --compact \(birth)", today: "2015-07-10")
    #expect(compact.line(3) == "  6-   7-   8-   9- [10o! 11o  12o")
    #expect(compact.lines.last == " born 1980-03-12    ! critical")
  }

  @Test func leavesTheDaysBeforeTheBirthEmpty() throws {
    let boxed = try bio("calendar 2014-06 --birth 2014-06-10")
    #expect(
      boxed.line(7)
        == "|  9       | 10 oo PIE| 11 oo    | 12 ++    | 13 ++    | 14 **    | 15 **    |")
    #expect(
      boxed.line(15)
        == " Good days 11    Bad days 5    born 2014-06-10    P I E critical")
    let compact = try bio("calendar 2014-06 --birth 2014-06-10 --compact")
    #expect(compact.line(4) == "  9   10o! 11o  12+  13+  14*  15*")
  }

  @Test(arguments: [
    ("calendar 2014-05", "2014-05"), ("calendar 2013", "2013"), ("calendar last", "2014-05"),
    ("calendar -1 --json", "2014-05"), ("calendar 0001", "0001"),
  ])
  func refusesTimesBeforeTheBirth(line: String, word: String) throws {
    #expect(
      try bio("\(line) --birth 2014-06-10", today: "2014-06-20")
        == .refused("bio: no reading for \(word): it is before the birth, 2014-06-10", .failure))
  }

  @Test(arguments: [
    "2015-7", "2015-13", "2015-00", "15", "20155", "2015-07-03", "2015..2016", "٢٠١٥", "２０１５-07",
    "",
  ])
  func refusesWhatIsNoMonthOrYear(word: String) throws {
    let output = try bio(words: ["calendar", word, "--birth", "1980-03-12"])
    #expect(output.standardOutput.isEmpty)
    #expect(output.standardError.hasPrefix("bio: '\(word)' is not a month or a year: "))
    #expect(output.exitStatus == .usage)
  }

  @Test func namesThePersonInTheFooter() throws {
    let line = "calendar 2015-07 --birth 1980-03-12 --who Ada"
    #expect(
      try bio(line).line(13)
        == " Good days 10    Bad days 13    Ada, born 1980-03-12    P I E critical")
    #expect(try bio("\(line) --compact").lines.last == " Ada, born 1980-03-12    ! critical")
  }

  @Test(arguments: [40, 60, 78, 79, 80, 84, 85, 100, 200], ["日本", "ab", "e\u{301}🙂"])
  func cutsLongNames(width: Int, part: String) throws {
    let name = String(repeating: part, count: 32).prefix(64)
    let lines = try bio("calendar 2015-07 --birth 1980-03-12 --who \(name) --width \(width)").lines
    #expect(lines.count == (width < 79 ? 10 : 15))
    #expect(lines.filter { $0.displayWidth >= width || $0.hasSuffix(" ") }.isEmpty)
  }

  @Test func needsABirthday() throws {
    let output = try bio("calendar 2015-07")
    #expect(output.standardError.hasPrefix("bio: no birthday yet\n"))
    #expect(output.exitStatus == .usage)
  }
}
