import Testing

@testable import BiorhythmCore

@Suite struct DetectionPowerTests {
  /// The first and the last number of days of each row, and what is said for them.
  @Test(arguments: [
    (60, 89, 60, 4, 2), (90, 119, 90, 6, 3), (120, 179, 120, 7, 4), (180, 364, 180, 9, 5),
    (365, 544, 365, 10, 7), (545, 100_000, 545, 10, 9),
  ])
  func saysTheRowAtOrBelow(first: Int, last: Int, days: Int, strong: Int, weak: Int) {
    let power = DetectionPower(days: days, strongEffect: strong, weakEffect: weak)
    #expect(DetectionPower.of(days: first) == power)
    #expect(DetectionPower.of(days: last) == power)
  }

  @Test(arguments: [0, 1, 59])
  func saysNothingUnderSixtyDays(days: Int) {
    #expect(DetectionPower.of(days: days) == nil)
  }
}
