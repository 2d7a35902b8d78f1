import BiorhythmCore
import Testing

@Suite struct CycleTests {
  @Test(arguments: [
    (Cycle.physical, 23, Character("P"), "physical"),
    (.intellectual, 33, "I", "intellectual"),
    (.emotional, 28, "E", "emotional"),
  ])
  func hasAPeriodALetterAndAName(cycle: Cycle, period: Int, letter: Character, name: String) {
    #expect(cycle.period == period)
    #expect(cycle.letter == letter)
    #expect(cycle.rawValue == name)
  }

  @Test func standsInOneOrder() {
    #expect(Cycle.allCases == [.physical, .intellectual, .emotional])
  }

  @Test func returnsWithTheOthersAfterFiftyEightYears() {
    #expect(Cycle.commonPeriod == 21_252)
    let returns = (1...42_504).filter { days in
      Cycle.allCases.allSatisfy { $0.position(after: days) == 0 }
    }
    #expect(returns == [21_252, 42_504])
  }

  @Test(arguments: [
    (0, [0, 0, 0]),
    (1, [1, 1, 1]),
    (22, [22, 22, 22]),
    (23, [0, 23, 23]),
    (33, [10, 0, 5]),
    (28, [5, 28, 0]),
    (12_896, [16, 26, 16]),
    (-1, [22, 32, 27]),
    (-23, [0, 10, 5]),
    (-33, [13, 0, 23]),
    (-28, [18, 5, 0]),
    (-34, [12, 32, 22]),
    (.max, [2, 7, 7]),
    (.min, [20, 25, 20]),
  ])
  func countsItsPositionFromTheLastBeginning(days: Int, positions: [Int]) {
    #expect(Cycle.allCases.map { $0.position(after: days) } == positions)
  }

  @Test(arguments: Cycle.allCases)
  func followsTheSine(cycle: Cycle) {
    let expected = SineTable.values(of: cycle)
    let mismatches = expected.indices.filter { !isClose(cycle.value(after: $0), expected[$0]) }
    #expect(mismatches == [])
  }

  @Test(arguments: Cycle.allCases)
  func isExactWhereTheSineIsWhole(cycle: Cycle) {
    let wholes: [Double] = [-1, 0, 1]
    let expected = SineTable.values(of: cycle).map { wholes.contains($0) ? $0 : nil }
    let found = (0..<cycle.period).map { cycle.value(after: $0) }
    #expect(found.map { wholes.contains($0) ? $0 : nil } == expected)
    #expect(found.filter { $0 == 0 }.allSatisfy { $0.sign == .plus })
  }

  @Test(arguments: Cycle.allCases)
  func dependsOnThePositionAlone(cycle: Cycle) {
    let turns = [-400_000_000, -1000, -1, 1, 1000, 400_000_000]
    let mismatches = (0..<cycle.period).filter { position in
      turns.contains { turn in
        let value = cycle.value(after: position + turn * cycle.period)
        return value != cycle.value(after: position) || value == 0 && value.sign == .minus
      }
    }
    #expect(mismatches == [])
  }

  @Test(arguments: Cycle.allCases)
  func isExactlyOppositeBeforeTheBirth(cycle: Cycle) {
    let mismatches = (1...cycle.period).filter { days in
      cycle.value(after: -days) != -cycle.value(after: days)
    }
    #expect(mismatches == [])
    #expect(isClose(cycle.value(after: -1), -SineTable.value(of: cycle, after: 1)))
  }

  @Test func isTheSameOnTheWayUpAndDown() {
    let mismatches = (0...14).filter { position in
      Cycle.emotional.value(after: position) != Cycle.emotional.value(after: 14 - position)
    }
    #expect(mismatches == [])
  }

  @Test(arguments: [
    (Cycle.physical, Int.max, 0.51958395003543357813), (.physical, .min, -0.73083596427812410165),
    (.intellectual, .max, 0.97181156832354168738), (.intellectual, .min, -0.99886733918300797666),
    (.emotional, .max, 1), (.emotional, .min, -0.97492791218182360702),
  ])
  func hasAValueAfterAnyNumberOfDays(cycle: Cycle, days: Int, value: Double) {
    #expect(isClose(cycle.value(after: days), value))
  }
}
