import BiorhythmCore
import Testing

@testable import BiorhythmCLI

@Suite struct MoodCalendarTests {
  private let july = diary(SampleJournal.july)

  @Test(arguments: [
    ("mood-calendar-unicode", false, Glyphs.unicode), ("mood-calendar-ascii", false, .ascii),
    ("mood-calendar-compact-unicode", true, .unicode),
    ("mood-calendar-compact-ascii", true, .ascii),
  ])
  func drawsAMonthWithADaySelected(golden: String, isCompact: Bool, glyphs: Glyphs) throws {
    let view = MoodCalendarView(
      moods: MoodMonth(
        month: try CivilMonth(iso8601: "2015-07"),
        entries: Journal(Array(SampleJournal.july.utf8)).entries),
      today: try CivilDate(iso8601: "2015-08-01"),
      selectedDate: try CivilDate(iso8601: "2015-07-03"), weekStart: .monday, isCompact: isCompact,
      glyphs: glyphs)
    try expectGolden(Theme.plain.encode(view.styledText), golden)
  }

  /// The same pictures, but for the brackets: on another day than today nothing is selected.
  @Test(arguments: [
    ("mood calendar 2015-07 --unicode", "mood-calendar-unicode"),
    ("mood calendar 2015-07", "mood-calendar-ascii"),
    ("mood calendar last --compact --unicode --width 200", "mood-calendar-compact-unicode"),
    ("mood calendar -1 --width 78", "mood-calendar-compact-ascii"),
  ])
  func isWhatTheCommandDraws(line: String, golden: String) throws {
    let text = try bio(line, today: "2015-08-31", files: july).standardOutput
    #expect(!text.contains("[ 3"))
    let brackets = [
      ("│  3 ", "│[ 3]"), ("|  3 ", "|[ 3]"), ("  3▆ ", "[ 3▆]"), ("  3+ ", "[ 3+]"),
    ]
    try expectGolden(brackets.reduce(text) { $0.replacing($1.0, with: $1.1) }, golden)
  }

  @Test func selectsTodayAndHasNoMonthAfterIt() throws {
    let output = try bio("mood calendar", files: july)
    #expect(output.line(0) == "[ June '15                         July '15")
    #expect(output.line(3)?.contains("|[ 3]++ 3.7|") == true)
    #expect(try bio("mood calendar this", files: july) == output)
    let compact = try bio("mood calendar --compact", files: july)
    #expect(compact.line(2)?.contains(" [ 3+] ") == true)
    let other = try bio("mood calendar next", files: july).standardOutput
    #expect(other.hasPrefix("[ July '15                        August '15\n"))
    #expect(other.contains("\n Good days 0    Bad days 0    Logged 0 of 31 days, 0 entries\n"))
  }

  @Test func gradesByExactMeansAndShowsRoundedOnes() throws {
    let files = diary(SampleJournal.june)
    let output = try bio("mood calendar 2015-06", files: files)
    #expect(
      output.line(3)
        == "|  1 oo 2.0|  2       |  3 ** 4.0|  4 oo 2.3|  5 oo 3.0|  6 -- 2.0|  7       |")
    #expect(output.line(13) == " Good days 1    Bad days 1    Logged 5 of 30 days, 57 entries")
    #expect(
      try bio("mood calendar 2015-06 --json", files: files).standardOutput
        == #"{"bad_days":1,"days":[{"date":"2015-06-01","entries":2,"grade":"average","mean":2},"#
        + #"{"date":"2015-06-03","entries":1,"grade":"awesome","mean":4},"#
        + #"{"date":"2015-06-04","entries":4,"grade":"average","mean":2.25},"#
        + #"{"date":"2015-06-05","entries":25,"grade":"average","mean":2.96},"#
        + #"{"date":"2015-06-06","entries":25,"grade":"bad","mean":1.96}],"entries":57,"#
        + #""good_days":1,"month":"2015-06"}"# + "\n")
  }

  @Test func countsOneEntry() throws {
    let files = diary(#"{"at":"2016-02-29T23:59:59-11:00","level":4}"#)
    let text = try bio("mood calendar 2016-02", today: "2026-01-01", files: files).standardOutput
    #expect(text.contains("| 29 ** 4.0|"))
    #expect(text.contains("\n Good days 1    Bad days 0    Logged 1 of 29 days, 1 entry\n"))
  }

  @Test(arguments: ["mood calendar 2015-08", "mood calendar 0001-01", "mood calendar 9999-12"])
  func drawsEmptyMonths(line: String) throws {
    for files in [InMemoryFiles(), diary("")] {
      let output = try bio(line, files: files)
      #expect(
        output.standardOutput.contains("Good days 0    Bad days 0    Logged 0 of 31 days, 0 en"))
      #expect(output.standardError.isEmpty)
      let json = try bio("\(line) --json", files: files).standardOutput
      #expect(json.hasPrefix(#"{"bad_days":0,"days":[],"entries":0,"good_days":0,"month":""#))
    }
  }

  @Test(arguments: [
    "2015", "2015-7", "2015-13", "15-07", "2015-07-03", "2015-07..2015-08", "٢٠١٥-٠٧", "",
  ])
  func refusesWhatIsNoMonth(word: String) throws {
    let output = try bio(words: ["mood", "calendar", word], files: july)
    #expect(output.standardOutput.isEmpty)
    #expect(output.standardError.hasPrefix("bio: '\(word)' is not a month: "))
    #expect(output.exitStatus == .usage)
  }

  @Test func tellsMoodsByColorsToo() throws {
    let text = try bio("mood calendar 2015-07 --color always", today: "2016-01-01", files: july)
      .standardOutput
    for cell in ["31m-- 1.0", "33moo 2.0", "36m++ 3.0", "32m** 4.0"] {
      #expect(text.contains("\u{1B}[\(cell)\u{1B}[0m"))
    }
  }
}
