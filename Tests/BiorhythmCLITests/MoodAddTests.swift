import Testing

@testable import BiorhythmCLI

@Suite struct MoodAddTests {
  @Test(arguments: [
    ("1", 1, "-- bad"), ("2", 2, "oo average"), ("3", 3, "++ good"), ("4", 4, "** awesome"),
    ("bad", 1, "-- bad"), ("average", 2, "oo average"), ("good", 3, "++ good"),
    ("awesome", 4, "** awesome"),
  ])
  func keepsALevelOrAWord(word: String, level: Int, shown: String) throws {
    let files = InMemoryFiles()
    // The curves are not shown, though the birthday is known: one should log before looking.
    let output = try bio("mood add \(word) --birth 1980-03-12", files: files)
    #expect(output == .printed("Saved: Fri 2015-07-03  08:10  \(shown)\n"))
    #expect(files.journal == #"{"at":"2015-07-03T08:10:00+02:00","level":\#(level)}"# + "\n")
    #expect(files.paths == [journalPath])
  }

  @Test(arguments: [
    "", "0", "5", "-3", "+3", "03", " 3", "3.0", "34", "Good", "goo", "٣", "３", "rad", "=3",
  ])
  func refusesOtherLevels(word: String) throws {
    let files = InMemoryFiles()
    let output = try bio(words: ["mood", "add", "--", word], files: files)
    #expect(
      output
        == .refused(
          """
          bio: '\(word)' is not a mood: expected 1, 2, 3, or 4, or bad, average, good, or awesome
          """))
    #expect(files.paths.isEmpty)
  }

  @Test func needsALevel() throws {
    #expect(
      try bio("mood add")
        == .refused(
          "bio: 'bio mood add' needs a word: LEVEL, 1 to 4, or bad, average, good, awesome"))
  }

  /// Forms of the time, with what is kept and shown; offsets are those of that day.
  @Test(arguments: [
    ("--on today", "2015-07-03T08:10:00+02:00", "Fri 2015-07-03  08:10"),
    ("--on 2015-07-03", "2015-07-03T08:10:00+02:00", "Fri 2015-07-03  08:10"),
    ("--on +0", "2015-07-03T08:10:00+02:00", "Fri 2015-07-03  08:10"),
    ("--on 2015-07-02", "2015-07-02", "Thu 2015-07-02"),
    ("--on yesterday", "2015-07-02", "Thu 2015-07-02"),
    ("--on -3", "2015-06-30", "Tue 2015-06-30"),
    ("--on=0001-01-01", "0001-01-01", "Mon 0001-01-01"),
    ("--at 22:30", "2015-07-03T22:30:00+02:00", "Fri 2015-07-03  22:30"),
    ("--at 00:00", "2015-07-03T00:00:00+02:00", "Fri 2015-07-03  00:00"),
    ("--at 23:59 --on yesterday", "2015-07-02T23:59:00+02:00", "Thu 2015-07-02  23:59"),
    ("--on 2015-01-15 --at 12:00", "2015-01-15T12:00:00+01:00", "Thu 2015-01-15  12:00"),
    ("--on 2014-02-29 --on 2012-02-29", "2012-02-29", "Wed 2012-02-29"),
  ])
  func keepsTheDayAndTheTime(options: String, at: String, shown: String) throws {
    let files = InMemoryFiles()
    let output = try bio("mood add 3 \(options)", files: files)
    #expect(output == .printed("Saved: \(shown)  ++ good\n"))
    #expect(files.journal == #"{"at":"\#(at)","level":3}"# + "\n")
  }

  @Test(arguments: ["tomorrow", "+1", "2015-07-04", "2016-01-01", "9999-12-31"])
  func refusesDaysToCome(day: String) throws {
    let files = InMemoryFiles()
    let output = try bio("mood add 3 --at 08:00 --on \(day)", files: files)
    #expect(output.standardOutput.isEmpty)
    #expect(output.standardError.hasPrefix("bio: no mood can be logged for "))
    #expect(output.standardError.hasSuffix(": it is in the future\n"))
    #expect(output.exitStatus == .usage)
    #expect(files.paths.isEmpty)
  }

  @Test(arguments: [
    ("2015-02-30", "February 2015 has 28 days"), ("1900-02-29", "February 1900 has 28 days"),
    ("2015-13-01", "months run from 01 through 12"), ("80-03-12", nil), ("2015/07/01", nil),
    ("٢٠١٥-٠٧-٠١", nil), ("", nil), ("2015-07", nil), ("--note", nil),
  ])
  func refusesDaysThatDoNotExist(day: String, reason: String?) throws {
    let files = InMemoryFiles()
    let output = try bio(words: ["mood", "add", "3", "--on", day], files: files)
    #expect(output.standardError.hasPrefix("bio: '\(day)' is not a date for --on: "))
    if let reason { #expect(output.standardError.hasSuffix(": \(reason)\n")) }
    #expect(output.exitStatus == .usage)
    #expect(files.paths.isEmpty)
  }

  @Test(arguments: [
    "", "8:10", "08:10:00", "0810", "24:00", "08:60", "08:1", "8", "now", " 8:10", "-8:10", "٠٨:١٠",
    "08:10Z", "8.10", "08-10",
  ])
  func refusesOtherTimes(time: String) throws {
    let files = InMemoryFiles()
    #expect(
      try bio(words: ["mood", "add", "3", "--at", time], files: files)
        == .refused("bio: '\(time)' is not a time for --at: expected HH:MM"))
    #expect(files.paths.isEmpty)
  }

  @Test(arguments: ["--json", "--csv", "--format json", "--format csv"])
  func hasNoOtherFormat(option: String) throws {
    let files = InMemoryFiles()
    let output = try bio("mood add 3 \(option)", files: files)
    #expect(output.standardError.contains("'bio mood add' has no format"))
    #expect(output.standardError.hasSuffix(": expected text\n"))
    #expect(output.exitStatus == .usage)
    #expect(files.paths.isEmpty)
  }
}
