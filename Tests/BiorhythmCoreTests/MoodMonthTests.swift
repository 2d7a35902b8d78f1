import Testing

@testable import BiorhythmCore

@Suite struct MoodMonthTests {
  /// Means of 2, 4, 2.25, 2.96, and 1.96, and a day without an entry between them.
  @Test func countsGoodAndBadDaysByTheirExactMeans() throws {
    let levels = [
      1: [1, 3], 3: [4], 4: [2, 2, 2, 3], 5: Array(repeating: 3, count: 24) + [2],
      6: Array(repeating: 2, count: 24) + [1],
    ]
    let month = MoodMonth(month: try month("2015-06"), entries: try entries(levels))
    #expect(month.days.map(\.mean) == [2, 4, 2.25, 2.96, 1.96])
    #expect(month.days.map(\.meanInTenths) == [20, 40, 23, 30, 20])
    #expect(month.goodDays == 1)
    #expect(month.badDays == 1)
    #expect(month.entryCount == 57)
    #expect(month[try date("2015-06-02")] == nil)
    #expect(
      month[try date("2015-06-05")] == MoodDay(date: try date("2015-06-05"), count: 25, sum: 74))
  }

  @Test func takesItsOwnEntriesAlone() throws {
    let month = MoodMonth(
      month: try month("2015-06"),
      entries: [
        try entry("2015-05-31T23:59:00-11:00", 1), try entry("2015-06-01T00:00:00+14:00", 4),
        try entry("2015-06-30T23:59:00-11:00", 4), try entry("2015-07-01T00:00:00+14:00", 1),
        try entry("2014-06-15", 1), try entry("2016-06-15", 1),
      ])
    #expect(month.days.map(\.date.day) == [1, 30])
    #expect(month.entryCount == 2)
    #expect(month.goodDays == 2)
    #expect(month.badDays == 0)
  }

  @Test func mayBeEmpty() throws {
    let month = MoodMonth(month: try month("2015-06"), entries: [])
    #expect(month.days.isEmpty)
    #expect(month.goodDays == 0)
    #expect(month.badDays == 0)
    #expect(month.entryCount == 0)
  }

  private func entries(_ levels: [Int: [Int]]) throws -> [MoodEntry] {
    try levels.flatMap { day, levels in
      try levels.map { try entry("2015-06-\(padded(day, digits: 2))", $0) }
    }
  }
}
