import Testing

@testable import BiorhythmCore

@Suite struct MoodDayTests {
  @Test func putsEntriesTogetherByTheDayTheyAreWrittenFor() throws {
    let entries = [
      try entry("2015-07-03T22:05:00+02:00", 3), try entry("2015-07-01", 3),
      // Another day where time is told in UTC, but not where it was written.
      try entry("2015-07-03T00:30:00+14:00", 4), try entry("2015-07-03T23:30:00-11:00", 4),
      try entry("2015-07-02T23:59", 1),
    ]
    #expect(
      MoodDay.days(of: entries) == [
        MoodDay(date: try date("2015-07-01"), count: 1, sum: 3),
        MoodDay(date: try date("2015-07-02"), count: 1, sum: 1),
        MoodDay(date: try date("2015-07-03"), count: 3, sum: 11),
      ])
    #expect(MoodDay.days(of: []).isEmpty)
  }

  /// Sums and counts, with the mean in tenths as decimal arithmetic rounds it half up.
  @Test(arguments: [
    (1, 1, 10), (4, 1, 40), (3, 2, 15), (7, 3, 23), (8, 3, 27), (11, 3, 37), (9, 4, 23),
    (11, 4, 28),
    (5, 4, 13), (27, 20, 14), (29, 20, 15), (41, 20, 21), (43, 20, 22), (61, 20, 31), (74, 25, 30),
    (49, 25, 20), (99, 25, 40), (2_249_999, 1_000_000, 22), (2_250_000, 1_000_000, 23),
  ])
  func roundsMeansHalfUpToTenths(sum: Int, count: Int, tenths: Int) throws {
    let day = MoodDay(date: try date("2015-06-01"), count: count, sum: sum)
    #expect(day.meanInTenths == tenths)
    #expect(abs(day.mean - Double(tenths) / 10) <= 0.05 + 1e-9)
  }

  @Test func isGradedByTheExactMeanNotByTheRoundedOne() throws {
    let day = try date("2015-06-05")
    let almostGood = MoodDay(date: day, count: 25, sum: 74)
    #expect(almostGood.meanInTenths == 30)
    #expect(almostGood.mood == .average)
    let almostAverage = MoodDay(date: day, count: 25, sum: 49)
    #expect(almostAverage.meanInTenths == 20)
    #expect(almostAverage.mood == .bad)
  }

  @Test func takesAnEmptyNoteForNone() throws {
    let time = try MoodTime("2015-07-03")
    #expect(MoodEntry(time: time, mood: .good, note: "").note == nil)
    #expect(MoodEntry(time: time, mood: .good, note: " ").note == " ")
  }
}
