import Testing

@testable import BiorhythmCore

@Suite struct RhythmDaysTests {
  /// The levels of July 2015 for a birth on 1980-03-12.
  private static let july = [
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1,
  ]

  @Test func gradesTheDaysOfAMonth() throws {
    let days = RhythmDays(range: try month("2015-07").days, birthDate: try date("1980-03-12"))
    #expect(days.range.map { days[$0]?.grade.rawValue } == Self.july)
    #expect(days.goodDays == 10)
    #expect(days.badDays == 13)
  }

  @Test(arguments: [("1980-03-12", 76, 88), ("2014-06-10", 84, 82)])
  func countsTheDaysOfAYear(birth: String, good: Int, bad: Int) throws {
    let range = try #require(try dateRange("2015-01-01", "2015-12-31"))
    let days = RhythmDays(range: range, birthDate: try date(birth))
    #expect(days.goodDays == good)
    #expect(days.badDays == bad)
  }

  @Test func hasNothingBeforeTheBirthAndOutsideTheRange() throws {
    let days = RhythmDays(range: try month("2014-06").days, birthDate: try date("2014-06-10"))
    #expect(days[try date("2014-06-09")] == nil)
    // On the day of birth all values are zero, and so is their sum.
    #expect(days[try date("2014-06-10")]?.grade == .average)
    #expect(days[try date("2014-07-01")] == nil)
    #expect(days.goodDays == 11)
    #expect(days.badDays == 5)
  }

  /// Two cycles at zero, the third at its exact low and high: the only sums on a limit.
  @Test(arguments: [(5313, Mood.average), (15_939, .good)])
  func takesALimitIntoTheBetterGrade(days: Int, grade: Mood) throws {
    let birthDate = try date("1950-01-01")
    let day = try #require(birthDate.adding(days: days))
    #expect(DayReading(date: day, birthDate: birthDate)?.grade == grade)
  }

  @Test func gradesAllDaysThatDifferByTheSumOfTheirValues() throws {
    let birthDate = try date("1950-01-01")
    var wrong: [Int] = []
    for days in 0..<21_252 {
      let date = try #require(birthDate.adding(days: days))
      let sum = Cycle.allCases.reduce(0) { $0 + SineTable.value(of: $1, after: days) }
      let level = sum < -1 ? 1 : sum < 1 ? 2 : sum < 2 ? 3 : 4
      if DayReading(date: date, birthDate: birthDate)?.grade.rawValue != level {
        wrong.append(days)
      }
    }
    #expect(wrong.isEmpty)
  }
}
