import Testing

@testable import BiorhythmCore

@Suite struct InsightTests {
  @Test(arguments: [(0, Insight.Verdict.noSign), (1, .unusual)])
  func judgesTheDiary(index: Int, verdict: Insight.Verdict) throws {
    let vector = MoodVector.all[index]
    let birthDate = try date(MoodVector.birthDate)
    let days = try vector.days()
    let insight = Insight(
      birthDate: birthDate,
      entries: try days.map { try entry($0.date.description, $0.sum) }.reversed())
    #expect(insight.verdict == verdict)
    #expect(insight.days == days)
    #expect(insight.test == BirthdayTest(birthDate: birthDate, days: days))
    #expect(abs(try #require(insight.mean) - vector.mean) < 5e-7)
  }

  /// The first of January and so many days later.
  @Test(arguments: [
    (59, 100, Insight.Verdict.tooEarly), (60, 65, .tooEarly), (60, 66, .noSign), (60, 100, .noSign),
  ])
  func waitsForSixtyDaysInSixtySix(count: Int, span: Int, verdict: Insight.Verdict) throws {
    let offsets = Array(0..<count - 1) + [span - 1]
    let insight = try insight(offsets.map { ($0, 1 + $0 % 4) })
    #expect(insight.days.count == count)
    #expect(insight.verdict == verdict)
    #expect((insight.test == nil) == (verdict == .tooEarly))
  }

  @Test func entriesOfOneDayAreOneDay() throws {
    let insight = try insight((0..<200).map { ($0 / 4, 1 + $0 % 3) })
    #expect(insight.days.count == 50)
    #expect(insight.verdict == .tooEarly)
  }

  @Test func isUndefinedWhereAllDaysHaveTheSameMood() throws {
    let insight = try insight((0..<100).map { ($0, 3) })
    #expect(insight.verdict == .undefined)
    #expect(insight.test == nil)
    #expect(insight.mean == 3)
    // Too few days come first: they may yet differ.
    #expect(try self.insight((0..<10).map { ($0, 3) }).verdict == .tooEarly)
  }

  @Test func isTooEarlyWithoutADay() throws {
    let insight = try insight([])
    #expect(insight.verdict == .tooEarly)
    #expect(insight.days.isEmpty)
    #expect(insight.mean == nil)
  }

  @Test func passesOverDaysBeforeTheBirth() throws {
    // 100 days, 60 of them from the day of birth on.
    let days = (-40..<60).map { ($0 < 0 ? $0 : $0 * 2, 1 + abs($0) % 4) }
    let insight = try insight(days, birth: "2015-01-01")
    #expect(insight.days.count == 60)
    #expect(insight.days.first?.date.description == "2015-01-01")
    #expect(insight.verdict == .noSign)
    let late = try self.insight(days, birth: "2015-01-02")
    #expect(late.days.count == 59)
    #expect(late.verdict == .tooEarly)
  }

  private func insight(
    _ levels: [(offset: Int, level: Int)], birth: String = "1980-03-12"
  ) throws -> Insight {
    let first = try date("2015-01-01")
    return Insight(
      birthDate: try date(birth),
      entries: try levels.map { offset, level in
        let date = try #require(first.adding(days: offset))
        return try entry(date.description, level)
      })
  }
}
