import Testing

@testable import BiorhythmCLI

/// How the days of a month stand in weeks, in both calendars.
@Suite struct MonthCalendarTests {
  private static let starts = ["monday", "sunday", "saturday"]

  /// Months with the number of their weeks and the column of their first day, for each start.
  private static let months = [
    (month: "2015-02", dayCount: 28, weeks: [5, 4, 5], columns: [6, 0, 1]),
    ("2010-02", 28, [4, 5, 5], [0, 1, 2]), ("2016-02", 29, [5, 5, 5], [0, 1, 2]),
    ("2015-07", 31, [5, 5, 5], [2, 3, 4]), ("2015-08", 31, [6, 6, 5], [5, 6, 0]),
    ("2015-11", 30, [6, 5, 5], [6, 0, 1]), ("2016-10", 31, [6, 6, 5], [5, 6, 0]),
  ]

  @Test(arguments: months, 0..<3)
  func putsEveryDayUnderItsWeekday(
    month: (month: String, dayCount: Int, weeks: [Int], columns: [Int]), start: Int
  ) throws {
    for command in ["mood calendar", "calendar --birth 1980-03-12"] {
      let line = "\(command) \(month.month) --week-start \(Self.starts[start])"
      let boxed = try bio(line, today: "2026-01-01").lines
      #expect(boxed.count == 2 * month.weeks[start] + 5)
      let cells = stride(from: 3, to: boxed.count - 2, by: 2).flatMap { row in
        boxed[row].split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { Int($0.dropFirst().prefix(2).trimmed) }
      }
      #expect(cells == days(month.dayCount, from: month.columns[start], in: month.weeks[start]))

      let compact = try bio("\(line) --compact", today: "2026-01-01").lines
      let rows = compact.dropFirst(2).prefix(month.weeks[start]).map { Array($0.padded(to: 35)) }
      let numbers = rows.flatMap { row in
        (0..<7).map { Int(String(row[5 * $0 + 1...5 * $0 + 2]).trimmed) }
      }
      #expect(numbers == cells)
    }
  }

  @Test(arguments: [
    (
      "monday", "    Mon        Tue        Wed        Thu        Fri        Sat        Sun",
      " Mo   Tu"
    ),
    (
      "sunday", "    Sun        Mon        Tue        Wed        Thu        Fri        Sat",
      " Su   Mo"
    ),
    (
      "saturday", "    Sat        Sun        Mon        Tue        Wed        Thu        Fri",
      " Sa   Su"
    ),
  ])
  func startsWeeksAsAskedFor(start: String, boxed: String, compact: String) throws {
    for command in ["mood calendar", "calendar --birth 1980-03-12"] {
      // The option wins over what is saved, and that over Monday.
      let saved = InMemoryFiles([preferencesPath: #"{"week_start":"\#(start)"}"#])
      let other = InMemoryFiles([
        preferencesPath: #"{"week_start":"\#(start == "sunday" ? "saturday" : "sunday")"}"#
      ])
      let typed = "\(command) --week-start \(start)"
      for (line, files) in [
        (command, saved), (typed, saved), (typed, other), (typed, InMemoryFiles()),
      ] {
        #expect(try bio(line, files: files).line(1) == boxed)
        #expect(try bio("\(line) --compact", files: files).line(1)?.hasPrefix(compact) == true)
      }
      #expect(try bio(command).line(1)?.hasPrefix("    Mon ") == true)
    }
  }

  @Test(arguments: ["tuesday", "0", ""])
  func refusesOtherStarts(start: String) throws {
    let output = try bio(words: ["mood", "calendar", "--week-start", start])
    #expect(
      output
        == .refused(
          "bio: '\(start)' is not a value for --week-start: expected monday, sunday, or saturday"))
  }

  /// The titles in 78 columns, the odd space on the right.
  @Test(arguments: [
    ("2015-05", "[ April '15                        May '15                          June '15 ]"),
    ("2015-09", "[ August '15                    September '15                    October '15 ]"),
    ("2015-02", "[ January '15                    February '15                      March '15 ]"),
  ])
  func namesTheNeighborsOfAMonth(month: String, title: String) throws {
    #expect(try bio("mood calendar \(month)", today: "2026-01-01").line(0) == title)
  }

  @Test(arguments: [
    ("2015-05", "[ April '15                     Rhythm May '15                      June '15 ]"),
    ("2015-12", "[ November '15               Rhythm December '15                 January '16 ]"),
    ("2016-01", "[ December '15                Rhythm January '16                February '16 ]"),
    ("1999-12", "[ November '99               Rhythm December '99                 January '00 ]"),
    ("2000-01", "[ December '99                Rhythm January '00                February '00 ]"),
    ("0001-01", "                              Rhythm January '01                February '01 ]"),
    ("9999-12", "[ November '99               Rhythm December '99"),
  ])
  func namesTheNeighborsOfARhythmMonth(month: String, title: String) throws {
    #expect(try bio("calendar \(month) --birth 0001-01-01").line(0) == title)
  }

  @Test(arguments: [
    ("mood calendar 2015-05", "              May '15"),
    ("mood calendar 2015-09", "           September '15"),
    ("mood calendar 2015-02", "            February '15"),
    ("calendar 2015-05 --birth 1980-03-12", "           Rhythm May '15"),
    ("calendar 2015-09 --birth 1980-03-12", "        Rhythm September '15"),
  ])
  func namesTheMonthAloneWhereItIsCompact(line: String, title: String) throws {
    #expect(try bio("\(line) --compact", today: "2026-01-01").line(0) == title)
  }

  /// The numbers in the cells of a month: nil before the first day and after the last.
  private func days(_ count: Int, from column: Int, in weeks: Int) -> [Int?] {
    (0..<7 * weeks).map { index in
      (1...count).contains(index - column + 1) ? index - column + 1 : nil
    }
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    String(self).trimmed
  }
}
