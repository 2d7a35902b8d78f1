import Testing

@testable import BiorhythmCLI

/// Days on which there is no reading yet.
@Suite struct BeforeBirthTests {
  @Test(arguments: [
    ("day 1980-03-11 --birth 1980-03-12", "1980-03-11", "1980-03-12"),
    ("day 0001-01-01 --birth 9999-12-31", "0001-01-01", "9999-12-31"),
    ("day -1 --birth today", "2015-07-02", "2015-07-03"),
    ("day 2015-07-15 --birth 2100-01-01", "2015-07-15", "2100-01-01"),
    ("today --birth tomorrow", "2015-07-03", "2015-07-04"),
    ("--birth tomorrow", "2015-07-03", "2015-07-04"),
    ("month 1980-02 --birth 1980-03-12", "1980-02", "1980-03-12"),
    ("month 1980-02 --birth 1980-03-01", "1980-02", "1980-03-01"),
    ("month last --birth today", "2015-06", "2015-07-03"),
    ("month --birth 2015-08-01", "2015-07", "2015-08-01"),
    ("month 1980-03 --on 1980-03-11 --birth 1980-03-12", "1980-03-11", "1980-03-12"),
    ("month --on 1980-03-01 --birth 1980-03-31", "1980-03-01", "1980-03-31"),
    ("month --on 1980-02-29 --birth 1980-03-12", "1980-02", "1980-03-12"),
  ])
  func refusesWhatEndsBeforeTheBirth(line: String, time: String, birth: String) throws {
    let report = "bio: no reading for \(time): it is before the birth, \(birth)"
    for format in ["text", "json", "csv"] {
      #expect(try bio("\(line) --format \(format)") == .refused(report, .failure))
    }
  }

  @Test func theDayOfBirthIsTheFirst() throws {
    #expect(try bio("day today --birth today").exitStatus == .success)
    #expect(try bio("month --on 1980-03-12 --birth 1980-03-12").exitStatus == .success)
    #expect(try bio("month 1980-03 --birth 1980-03-31").exitStatus == .success)
  }

  @Test func theDaysBeforeAreEmptyInCSV() throws {
    let lines = try bio("month 1980-03 --birth 1980-03-12 --csv").lines
    #expect(
      lines.prefix(14) == [
        "date,days,physical,intellectual,emotional,average,critical",
        "1980-03-01,,,,,,", "1980-03-02,,,,,,", "1980-03-03,,,,,,", "1980-03-04,,,,,,",
        "1980-03-05,,,,,,", "1980-03-06,,,,,,", "1980-03-07,,,,,,", "1980-03-08,,,,,,",
        "1980-03-09,,,,,,", "1980-03-10,,,,,,", "1980-03-11,,,,,,",
        "1980-03-12,0,0,0,0,0,PIE", "1980-03-13,1,27,19,22,23,",
      ])
    #expect(lines.count == 32)
  }

  @Test func theDaysBeforeAreEmptyInRows() throws {
    let lines = try bio("month 1980-03 --birth 1980-03-12 --style rows").lines
    #expect(lines.first == " Biorhythm March 1980, born 1980-03-12")
    #expect(
      lines[2..<15] == [
        " Sat  1                       |",
        " Sun  2                       |",
        " Mon  3                       |",
        " Tue  4                       |",
        " Wed  5                       |",
        " Thu  6                       |",
        " Fri  7                       |",
        " Sat  8                       |",
        " Sun  9                       |",
        " Mon 10                       |",
        " Tue 11                       |",
        " Wed 12                       *                        0%    0%    0%  PIE",
        " Thu 13                       |   *P                 +27%  +19%  +22%",
      ])
  }

  /// The birth date may lie in the future; only what ends before it is refused.
  @Test func theMonthOfABirthToComeIsDrawnWithoutToday() throws {
    let graph = try bio("month --birth 2015-07-20")
    #expect(graph == (try bio("month 2015-07 --birth 2015-07-20", today: "2026-01-01")))
    #expect(
      graph.lines.first
        == " Biorhythm July 2015                                            born 2015-07-20")
    #expect(graph.lines.last == " P Physical   I Intellectual   E Emotional")
    #expect(
      graph.lines.dropLast(3).last
        == " crit                                       3!                        * = meet")
  }
}
