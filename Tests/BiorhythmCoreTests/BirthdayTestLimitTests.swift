import Testing

@testable import BiorhythmCore

/// Diaries in which a cycle has the same value on all days.
@Suite struct BirthdayTestLimitTests {
  private let birthDate: CivilDate

  init() throws {
    birthDate = try date("1950-01-01")
  }

  @Test func countsNothingForACycleThatNeverMoves() throws {
    // Whole physical periods apart: 0 wherever the cycle begins, so all 23 fit alike.
    let days = try moodDays(after: birthDate, (0..<60).map { (23 * $0, 1 + $0 % 4) })
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    #expect(test.cycles[0].correlation == 0)
    #expect(test.cycles.map(\.rank) == [23, 5, 14])
    #expect(test.fittingBirthdays == 6946)
    // On the zero line a day is on neither side.
    #expect(test.cycles.map(\.above.days) == [0, 30, 27])
    #expect(test.cycles.map(\.below.days) == [0, 28, 28])
    #expect(test.cycles[0].above.mean == nil)
    #expect(test.cycles[0].below.mean == nil)
  }

  @Test func decidesOnPositionsWhetherValuesAreEqual() throws {
    // The emotional cycle is as high at 12 as at 2 of 28, but not where it begins earlier.
    let pairs = (0..<33).map { [(28 * $0 + 2, 1 + $0 % 4), (28 * $0 + 12, 2 + $0 % 2)] }
    let days = try moodDays(after: birthDate, pairs.flatMap(\.self))
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    #expect(test.cycles[2].correlation == 0)
    #expect(test.cycles.map(\.rank) == [19, 25, 15])
    #expect(test.fittingBirthdays == 19_197)
    #expect(test.cycles[2].above.days == 66)
    #expect(test.cycles[2].below == BirthdayTest.Side(days: 0, mean: nil))
  }

  @Test func needsTwoDays() throws {
    #expect(BirthdayTest(birthDate: birthDate, days: [moodDay(birthDate, 3)]) == nil)
    let days = try moodDays(after: birthDate, [(0, 3), (1, 4)])
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    // Two days rise with every cycle that rises.
    #expect(test.cycles.map { ($0.correlation * 1e9).rounded() } == [1e9, 1e9, 1e9])
  }

  @Test(arguments: [
    (59, 100, true), (60, 65, true), (60, 66, false), (60, 100, false), (66, 66, false),
  ])
  func isTooEarlyUnderSixtyDaysOrASpanOfSixtySix(count: Int, span: Int, isTooEarly: Bool) throws {
    // All days but the last stand together.
    let offsets = Array(0..<count - 1) + [span - 1]
    let days = try moodDays(after: birthDate, offsets.map { ($0, 1 + $0 % 4) })
    #expect(days.count == count)
    #expect(BirthdayTest.isTooEarly(days) == isTooEarly)
    #expect(BirthdayTest.isTooEarly([]))
  }
}
