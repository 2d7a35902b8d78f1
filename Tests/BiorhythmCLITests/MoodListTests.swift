import Testing

@testable import BiorhythmCLI

@Suite struct MoodListTests {
  private static let journal = """
    {"at":"2015-07-03T22:05:00+02:00","level":3,"note":"long day"}
    {"at":"2015-06-30","level":2}
    {"at":"2015-07-03T08:10:00+02:00","level":4,"note":"slept well"}
    {"at":"2015-07-01T00:00","level":1,"note":"x"}
    {"at":"2015-07-03T13:30:00-11:00","level":4}
    {"at":"2015-07-03","level":1,"note":null}
    {"at":"2014-12-31T23:59:59Z","level":4,"note":""}

    """

  @Test func groupsEntriesByDayInTheOrderOfTheirTimes() throws {
    #expect(
      try bio("mood list", files: diary(Self.journal)).standardOutput == """
         Wed 2014-12-31  23:59  ** awesome
         Tue 2015-06-30         oo average
         Wed 2015-07-01  00:00  -- bad       x
         Fri 2015-07-03         -- bad
                         08:10  ** awesome   slept well
                         13:30  ** awesome
                         22:05  ++ good      long day

        """)
    #expect(
      try bio("mood list 2015-07 --width 59 --unicode", files: diary(Self.journal)).standardOutput
        == """
         2015-07-01  00:00  ▂▂ bad       x
         2015-07-03         ▂▂ bad
                     08:10  ██ awesome   slept well
                     13:30  ██ awesome
                     22:05  ▆▆ good      long day

        """)
  }

  @Test func hasNoColumnForTimesWhereThereAreNone() throws {
    #expect(
      try bio("mood list", files: diary(SampleJournal.july)).lines.prefix(4) == [
        " Wed 2015-07-01  ++ good", " Thu 2015-07-02  oo average", "                 ++ good",
        " Fri 2015-07-03  ** awesome",
      ])
  }

  /// Ranges as they may be typed on 3 July 2015, and the number of entries in them.
  @Test(arguments: [
    ("2015-07", 5), ("2015-06", 1), ("2015", 6), ("2014", 1), ("2016", 0), ("this", 5), ("last", 1),
    ("next", 0), ("-1", 1), ("-7", 1), ("+0", 5), ("2015-06-30..2015-07-01", 2),
    ("2015-07-03..2015-07-03", 4), ("2014-12..2015-06", 2), ("last..this", 6), ("-3..today", 6),
    ("yesterday..tomorrow", 4), ("-2..-1", 1), ("0001-01-01..9999-12-31", 7), ("0001..9999", nil),
    ("2015-07-03", nil), ("2015-07-03..2015-07-01", nil), ("2015-07..", nil), ("..2015-07", nil),
    ("2015-07-01..2015-08", nil), ("2015-7", nil), ("15", nil), ("2015-07-32..2015-08-01", nil),
    ("٢٠١٥", nil), ("", nil), ("..", nil), ("2015-06..2015-07..2015-08", nil), ("all", nil),
  ])
  func readsRanges(range: String, count: Int?) throws {
    let output = try bio(words: ["mood", "list", range], files: diary(Self.journal))
    if let count {
      #expect(output.lines.count == count)
      #expect(output.standardError.isEmpty)
      #expect(output.exitStatus == .success)
    } else {
      #expect(output.standardOutput.isEmpty)
      #expect(output.standardError.hasPrefix("bio: '\(range)' is not a range: "))
      #expect(output.exitStatus == .usage)
    }
  }

  @Test func isJSONWithEveryEntry() throws {
    #expect(
      try bio("mood list 2015-07 --json", files: diary(Self.journal)).standardOutput
        == #"{"entries":[{"at":"2015-07-01T00:00","level":1,"note":"x"},"#
        + #"{"at":"2015-07-03","level":1,"note":null},"#
        + #"{"at":"2015-07-03T08:10:00+02:00","level":4,"note":"slept well"},"#
        + #"{"at":"2015-07-03T13:30:00-11:00","level":4,"note":null},"#
        + #"{"at":"2015-07-03T22:05:00+02:00","level":3,"note":"long day"}]}"# + "\n")
  }

  @Test func isCSVWithEveryEntry() throws {
    #expect(
      try bio("mood list --csv", files: diary(Self.journal)).standardOutput == """
        at,level,note
        2014-12-31T23:59:59Z,4,
        2015-06-30,2,
        2015-07-01T00:00,1,x
        2015-07-03,1,
        2015-07-03T08:10:00+02:00,4,slept well
        2015-07-03T13:30:00-11:00,4,
        2015-07-03T22:05:00+02:00,3,long day

        """)
  }

  @Test(arguments: [("text", ""), ("json", "{\"entries\":[]}\n"), ("csv", "at,level,note\n")])
  func anEmptyListIsAnAnswer(format: String, text: String) throws {
    for files in [InMemoryFiles(), diary(""), diary("\n\r\n  \n")] {
      let paths = files.paths
      #expect(try bio("mood list --format \(format)", files: files) == .printed(text))
      #expect(files.paths == paths)
    }
  }

  @Test func colorsTheMarksAlone() throws {
    #expect(
      try bio("mood list 2014 --color always", files: diary(Self.journal)).standardOutput
        == " Wed 2014-12-31  23:59  \u{1B}[32m**\u{1B}[0m awesome\n")
  }
}
