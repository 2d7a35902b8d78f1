@testable import BiorhythmCore

/// A diary of half a year, and what the birthday test finds in it.
///
/// The figures were worked out apart from this library, straight from the definition.
struct MoodVector: Sendable {
  /// What the test finds for one cycle.
  struct CycleFigures: Sendable {
    /// The correlation, rounded to six digits.
    let correlation: Double
    let rank: Int

    /// The mean moods on the days above and below zero, rounded to four digits.
    let means: (above: Double, below: Double)
    let days: (above: Int, below: Int)
  }

  let name: String

  /// A character a day from 2015-01-01 on: the level of the day, or a dot where nothing was logged.
  let levels: String
  let loggedDays: Int

  /// The mean of all days, rounded to six digits.
  let mean: Double
  let cycles: [CycleFigures]
  let fittingBirthdays: Int

  /// The share of the birthdays that fit, rounded to six digits.
  let p: Double

  /// The birthday that the figures are for.
  static let birthDate = "1980-03-12"

  /// The days of the diary.
  func days() throws -> [MoodDay] {
    let levels = levels.enumerated().compactMap { offset, character in
      character.wholeNumberValue.map { (offset: offset, level: $0) }
    }
    return try moodDays(after: try date("2015-01-01"), levels)
  }
}

extension MoodVector: CustomStringConvertible {
  var description: String { name }
}

extension MoodVector {
  /// A diary without a rhythm, and the same one with all three cycles worked into it.
  static let all = [
    MoodVector(
      name: "no effect",
      levels: "3...32.232111122.234444.433221.33.2.332222.1..2221213234322."
        + "3422222334224..223344.4323443212333323...2323.23.4332123444."
        + ".4232334322.22121.33343232343433444213443.333233344444.44422"
        + "4",
      loggedDays: 154, mean: 2.74026,
      cycles: [
        CycleFigures(
          correlation: 0.056786, rank: 3, means: (2.8158, 2.6667), days: (76, 72)),
        CycleFigures(
          correlation: -0.116348, rank: 26, means: (2.7083, 2.7922), days: (72, 77)),
        CycleFigures(
          correlation: 0.093077, rank: 9, means: (2.7625, 2.6774), days: (80, 62)),
      ],
      fittingBirthdays: 8944, p: 0.420855),
    MoodVector(
      name: "all three cycles, amplitude 0.3",
      levels: "3...43.342111122.223434.333231.43.3.442322.1..2121112234332."
        + "3423233334224..213344.4323443212333323...2433.23.4332123344."
        + ".4332334322.22111.33343232344433444212343.223233444444.44422"
        + "4",
      loggedDays: 154, mean: 2.772727,
      cycles: [
        CycleFigures(
          correlation: 0.19648, rank: 3, means: (2.9868, 2.5694), days: (76, 72)),
        CycleFigures(
          correlation: 0.025687, rank: 11, means: (2.875, 2.7143), days: (72, 77)),
        CycleFigures(
          correlation: 0.288347, rank: 3, means: (2.9625, 2.5), days: (80, 62)),
      ],
      fittingBirthdays: 196, p: 0.009223),
  ]
}
