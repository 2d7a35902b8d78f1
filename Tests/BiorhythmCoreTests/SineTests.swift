import Testing

@testable import BiorhythmCore

@Suite struct SineTests {
  @Test(arguments: [
    (1, 12, 0.5), (2, 12, 0.86602540378443864676), (5, 12, 0.5), (7, 12, -0.5),
    (10, 12, -0.86602540378443864676), (13, 12, 0.5), (-1, 12, -0.5), (-5, 12, -0.5),
    (-7, 12, 0.5), (-13, 12, -0.5), (1, 8, 0.70710678118654752440),
    (-3, 8, -0.70710678118654752440), (1, 3, 0.86602540378443864676),
  ])
  func isTheSineOfPartOfATurn(part: Int, whole: Int, value: Double) {
    #expect(isClose(sine(ofTurn: part, of: whole), value))
  }

  @Test(arguments: [
    (0, 1, 0.0), (5, 1, 0), (-5, 1, 0), (1, 2, 0), (-1, 2, 0), (3, 6, 0), (-12, 12, 0),
    (1, 4, 1), (3, 4, -1), (-1, 4, -1), (-3, 4, 1), (9, 12, -1), (-27, 12, -1),
    (.max, 1, 0), (.min, 2, 0), (.max, 4, -1), (.min, 4, 0),
  ])
  func isExactWhereItIsWhole(part: Int, whole: Int, value: Double) {
    let found = sine(ofTurn: part, of: whole)
    #expect(found == value)
    #expect(found.sign == (value < 0 ? .minus : .plus))
  }
}
