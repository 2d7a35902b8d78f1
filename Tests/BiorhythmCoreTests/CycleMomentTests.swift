import BiorhythmCore
import Testing

@Suite struct CycleMomentTests {
  @Test(arguments: [
    (Cycle.physical, 0, 1, 2, 0.13616664909624659076),
    (.physical, 0, 1, 4, 0.068242413364670975921),
    (.physical, 12_896, 1, 40, -0.94452600641116053251),
    (.physical, -1, 1, 2, -0.13616664909624659076),
    (.physical, 22, 999_999, 1_000_000, -2.7318196987736992723e-7),
    (.intellectual, 8, 1, 3, 0.9998741276738750414),
    (.intellectual, 16, 3, 4, -0.04758191582374229745),
    (.intellectual, 32, 999_999, 1_000_000, -1.9039955476301662163e-7),
    (.emotional, 13, 999_999, 1_000_000, 2.2439947525641191947e-7),
    (.emotional, 20, 7, 10, -0.9977348750464561052),
    (.emotional, -30, 2, 5, -0.35137482408134270489),
  ])
  func followsTheSineWithinADay(cycle: Cycle, days: Int, part: Int, whole: Int, value: Double) {
    #expect(isClose(cycle.value(after: days, plus: part, of: whole), value))
  }

  @Test(arguments: [
    // Half way through an odd period, and a quarter and three quarters through each.
    (Cycle.physical, 11, 1, 2, 0.0), (.physical, 11, 20, 40, 0), (.physical, -12, 1, 2, 0),
    (.physical, 5, 3, 4, 1), (.physical, 17, 1, 4, -1),
    (.intellectual, 16, 1, 2, 0), (.intellectual, 16, 500_000, 1_000_000, 0),
    (.intellectual, 8, 1, 4, 1), (.intellectual, 24, 3, 4, -1),
    (.emotional, 13, 3, 3, 0), (.emotional, 6, 40, 40, 1), (.emotional, 20, 9, 9, -1),
    (.physical, .max - 14, 1, 2, 0), (.physical, .min + 14, 1, 2, 0),
  ])
  func isExactWhereTheSineIsWhole(cycle: Cycle, days: Int, part: Int, whole: Int, value: Double) {
    let found = cycle.value(after: days, plus: part, of: whole)
    #expect(found == value)
    #expect(found.sign == (value < 0 ? .minus : .plus))
  }

  @Test(arguments: Cycle.allCases, [1, 2, 3, 40, 1_000_000])
  func meetsTheDaysAtBothEnds(cycle: Cycle, whole: Int) {
    let mismatches = (-1...cycle.period).filter { days in
      cycle.value(after: days, plus: 0, of: whole) != cycle.value(after: days)
        || cycle.value(after: days, plus: whole, of: whole) != cycle.value(after: days + 1)
    }
    #expect(mismatches == [])
  }
}
