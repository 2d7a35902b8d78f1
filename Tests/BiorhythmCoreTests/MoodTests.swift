import Testing

@testable import BiorhythmCore

@Suite struct MoodTests {
  @Test func hasFourLevelsFromBadToAwesome() {
    #expect(Mood.allCases == [.bad, .average, .good, .awesome])
    #expect(Mood.allCases.map(\.rawValue) == [1, 2, 3, 4])
    #expect(Mood(rawValue: 0) == nil)
    #expect(Mood(rawValue: 5) == nil)
    #expect(Mood.allCases.sorted(by: >) == [.awesome, .good, .average, .bad])
  }

  /// The sums and counts around each threshold, among them means that print as the threshold.
  @Test(arguments: [
    (1, 1, Mood.bad), (2, 1, .average), (3, 1, .good), (4, 1, .awesome),
    (3, 2, .bad), (5, 2, .average), (7, 2, .good),
    (49, 25, .bad), (50, 25, .average), (74, 25, .average), (75, 25, .good),
    (99, 25, .good), (100, 25, .awesome),
    (1_999_999, 1_000_000, .bad), (2_000_000, 1_000_000, .average),
    (2_999_999, 1_000_000, .average), (3_000_000, 1_000_000, .good),
    (3_999_999, 1_000_000, .good), (4_000_000, 1_000_000, .awesome),
  ])
  func decidesOnTheExactMean(sum: Int, count: Int, mood: Mood) {
    #expect(Mood(sum: sum, count: count) == mood)
  }

  @Test(arguments: 1...30)
  func isTheWholePartOfTheMean(count: Int) {
    let sums = count...4 * count
    #expect(sums.map { Mood(sum: $0, count: count).rawValue } == sums.map { $0 / count })
  }
}
