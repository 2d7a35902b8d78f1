import Testing

@testable import BiorhythmCore

@Suite struct BirthdayTestTests {
  @Test(arguments: MoodVector.all)
  func findsWhatWasWorkedOutApart(vector: MoodVector) throws {
    let days = try vector.days()
    #expect(days.count == vector.loggedDays)
    let test = try #require(
      BirthdayTest(birthDate: try date(MoodVector.birthDate), days: days))
    #expect(test.fittingBirthdays == vector.fittingBirthdays)
    #expect(rounded(test.p, to: 6) == vector.p)
    #expect(test.cycles.map(\.cycle) == [.physical, .intellectual, .emotional])
    for (result, figures) in zip(test.cycles, vector.cycles) {
      #expect(rounded(result.correlation, to: 6) == figures.correlation)
      #expect(result.rank == figures.rank)
      #expect(result.above.days == figures.days.above)
      #expect(result.below.days == figures.days.below)
      #expect(result.above.mean.map { rounded($0, to: 4) } == figures.means.above)
      #expect(result.below.mean.map { rounded($0, to: 4) } == figures.means.below)
    }
  }

  /// Other birthdays tried on the first diary, among them the best, the worst, and the two on either
  /// side of 1 in 20; worked out apart.
  @Test(arguments: [
    ("1935-10-19", 1, [1, 1, 1], [0.060907, 0.159613, 0.160419], true),
    ("1939-04-29", 2, [1, 2, 1], [0.060907, 0.159154, 0.160419], true),
    ("1922-01-23", 1062, [6, 3, 10], [0.046583, 0.154154, 0.073544], true),
    ("1923-09-08", 1063, [16, 5, 1], [-0.029083, 0.142942, 0.160419], false),
    ("1959-01-24", 21_252, [23, 33, 28], [-0.06125, -0.160123, -0.160419], false),
  ])
  func ranksOtherBirthdays(
    birth: String, fitting: Int, ranks: [Int], correlations: [Double], isUnusual: Bool
  ) throws {
    let test = try #require(
      BirthdayTest(birthDate: try date(birth), days: try MoodVector.all[0].days()))
    #expect(test.fittingBirthdays == fitting)
    #expect(test.cycles.map(\.rank) == ranks)
    #expect(test.cycles.map { rounded($0.correlation, to: 6) } == correlations)
    #expect(test.isUnusual == isUnusual)
  }

  /// 21,252 days are whole periods of all cycles.
  @Test(arguments: MoodVector.all)
  func isTheSameForABirthdayACommonPeriodEarlier(vector: MoodVector) throws {
    let birthDate = try date(MoodVector.birthDate)
    let earlier = try #require(birthDate.adding(days: -21_252))
    let days = try vector.days()
    #expect(
      BirthdayTest(birthDate: earlier, days: days) == BirthdayTest(birthDate: birthDate, days: days)
    )
  }

  @Test(arguments: [1, 2, 3, 4])
  func isUndefinedWhereAllDaysHaveTheSameMood(level: Int) throws {
    let birthDate = try date("1980-03-12")
    let days = try moodDays(after: birthDate, (0..<100).map { ($0, level) })
    #expect(BirthdayTest(birthDate: birthDate, days: days) == nil)
    #expect(BirthdayTest(birthDate: birthDate, days: []) == nil)
  }

  @Test func comparesMeansNotSumsOfEntries() throws {
    let birthDate = try date("1980-03-12")
    let next = try #require(birthDate.adding(days: 1))
    // 2 from one entry and from three is the same mood.
    var days = [moodDay(birthDate, 2), MoodDay(date: next, count: 3, sum: 6)]
    #expect(BirthdayTest(birthDate: birthDate, days: days) == nil)
    days[1] = MoodDay(date: next, count: 3, sum: 7)
    #expect(BirthdayTest(birthDate: birthDate, days: days) != nil)
  }

  @Test func passesOverDaysBeforeTheBirth() throws {
    let vector = MoodVector.all[0]
    let days = try vector.days()
    let birthDate = days[50].date
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    #expect(test == BirthdayTest(birthDate: birthDate, days: Array(days[50...])))
    #expect(test.cycles.map { $0.above.days + $0.below.days }.allSatisfy { $0 <= 104 })
    let after = try #require(days.last?.date.adding(days: 1))
    #expect(BirthdayTest(birthDate: after, days: days) == nil)
  }

  private func rounded(_ number: Double, to digits: Int) -> Double {
    let scale = (0..<digits).reduce(1.0) { scale, _ in 10 * scale }
    return (number * scale).rounded() / scale
  }
}
