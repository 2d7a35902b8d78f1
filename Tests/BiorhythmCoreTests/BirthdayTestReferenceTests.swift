import Testing

@testable import BiorhythmCore

/// The birthday test against a plain reading of its definition, day by day.
@Suite struct BirthdayTestReferenceTests {
  private let birthDate: CivilDate
  private let days: [MoodDay]

  /// 71 days with gaps, many of them with two entries.
  init() throws {
    birthDate = try date("1980-03-12")
    let first = try date("2015-01-01")
    days = try (0..<90).compactMap { index in
      guard index % 7 != 3, !(40..<47).contains(index) else { return nil }
      let date = try #require(first.adding(days: index))
      let level = (index * index + index / 5) % 4 + 1
      guard index.isMultiple(of: 3) else { return moodDay(date, level) }
      return MoodDay(date: date, count: 2, sum: level + index / 2 % 4 + 1)
    }
  }

  /// Shifts of the birthday with the figures as they were worked out apart.
  @Test(arguments: [
    (0, 10_704, [8, 24, 16]), (1, 11_285, [6, 26, 18]), (7, 17_001, [7, 29, 27]),
    (11, 17_496, [15, 21, 19]), (23, 862, [8, 3, 6]), (500, 15_978, [20, 33, 8]),
    (10_626, 8677, [8, 24, 13]), (21_251, 10_212, [10, 22, 14]),
  ])
  func agreesForEveryBirthday(shift: Int, fitting: Int, ranks: [Int]) throws {
    let birthDate = try #require(birthDate.adding(days: -shift))
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    #expect(test.fittingBirthdays == fitting)
    #expect(test.cycles.map(\.rank) == ranks)

    let expected = correlations(for: birthDate)
    for (result, expected) in zip(test.cycles, expected) {
      #expect(abs(result.correlation - expected[0]) < 1e-12)
      #expect(result.rank == expected.count { $0 >= expected[0] - 1e-9 })
    }
    let sums = (0..<21_252).map { shift in
      expected.reduce(0) { $0 + $1[shift % $1.count] }
    }
    #expect(test.fittingBirthdays == sums.count { $0 >= sums[0] - 1e-9 })
  }

  @Test func tellsTheSidesOfZeroApart() throws {
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    for result in test.cycles {
      let values = values(of: result.cycle, shiftedBy: 0, for: birthDate)
      let above = zip(days, values).filter { $0.1 > 0 }.map { $0.0.mean }
      let below = zip(days, values).filter { $0.1 < 0 }.map { $0.0.mean }
      for (side, means) in [(result.above, above), (result.below, below)] {
        let mean = try #require(side.mean)
        #expect(side.days == means.count)
        #expect(abs(mean - means.reduce(0, +) / Double(means.count)) < 1e-12)
      }
    }
  }

  @Test func doesNotDependOnTheOrderOfTheDays() throws {
    let test = try #require(BirthdayTest(birthDate: birthDate, days: days))
    let reversed = try #require(BirthdayTest(birthDate: birthDate, days: days.reversed()))
    #expect(test.fittingBirthdays == reversed.fittingBirthdays)
    #expect(test.cycles.map(\.rank) == reversed.cycles.map(\.rank))
  }

  /// The correlation of each cycle for each shift, from one value a day.
  private func correlations(for birthDate: CivilDate) -> [[Double]] {
    Cycle.allCases.map { cycle in
      SineTable.values(of: cycle).indices.map { shift in
        pearson(values(of: cycle, shiftedBy: shift, for: birthDate), days.map(\.mean))
      }
    }
  }

  private func values(of cycle: Cycle, shiftedBy shift: Int, for birthDate: CivilDate) -> [Double] {
    days.map { SineTable.value(of: cycle, after: $0.date.days(since: birthDate) + shift) }
  }

  private func pearson(_ left: [Double], _ right: [Double]) -> Double {
    let means = [left, right].map { $0.reduce(0, +) / Double($0.count) }
    let pairs = zip(left, right).map { ($0 - means[0], $1 - means[1]) }
    let products = pairs.reduce(into: (0.0, 0.0, 0.0)) { sums, pair in
      sums.0 += pair.0 * pair.1
      sums.1 += pair.0 * pair.0
      sums.2 += pair.1 * pair.1
    }
    return products.0 / (products.1 * products.2).squareRoot()
  }
}
