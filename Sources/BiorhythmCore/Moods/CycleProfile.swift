/// The moods by the position that a cycle had on their days.
struct CycleProfile {
  private let cycle: Cycle

  /// The number of days at each position.
  private var counts: [Int]

  /// The sum of the mean moods at each position.
  private var sums: [Double]

  /// The sum of the differences from the mean of all days, at each position.
  private var deviations: [Double]

  /// The sum of the squares of those differences.
  private var variation = 0.0

  /// The correlation of the mood with the cycle, as if it had begun 0 to `period - 1` days earlier.
  private(set) var correlations: [Double] = []

  init(_ cycle: Cycle, birthDate: CivilDate, days: [MoodDay]) {
    self.cycle = cycle
    counts = Array(repeating: 0, count: cycle.period)
    sums = Array(repeating: 0, count: cycle.period)
    deviations = Array(repeating: 0, count: cycle.period)
    let mean = days.reduce(0) { $0 + $1.mean } / Double(days.count)
    for day in days {
      let position = cycle.position(after: day.date.days(since: birthDate))
      let deviation = day.mean - mean
      counts[position] += 1
      sums[position] += day.mean
      deviations[position] += deviation
      variation += deviation * deviation
    }
    let values = (0..<cycle.period).map { cycle.value(after: $0) }
    correlations = (0..<cycle.period).map { shift in
      correlation(with: Array(values[shift...] + values[..<shift]))
    }
  }

  /// The correlation with a value for each position; 0 when the days all have the same value.
  private func correlation(with values: [Double]) -> Double {
    let taken = values.indices.filter { counts[$0] > 0 }
    guard let first = taken.first, taken.contains(where: { values[$0] != values[first] }) else {
      return 0
    }
    let total = Double(counts.reduce(0, +))
    let mean = taken.reduce(0) { $0 + Double(counts[$1]) * values[$1] } / total
    var covariation = 0.0
    var valueVariation = 0.0
    for position in taken {
      let deviation = values[position] - mean
      covariation += deviation * deviations[position]
      valueVariation += Double(counts[position]) * deviation * deviation
    }
    return covariation / (variation * valueVariation).squareRoot()
  }

  /// What the cycle has to do with the mood.
  var result: BirthdayTest.CycleResult {
    let rank = correlations.filter { $0 >= correlations[0] - BirthdayTest.tolerance }.count
    return BirthdayTest.CycleResult(
      cycle: cycle, correlation: correlations[0], rank: rank,
      above: side { $0 > 0 }, below: side { $0 < 0 })
  }

  private func side(_ isOnSide: (Double) -> Bool) -> BirthdayTest.Side {
    let positions = counts.indices.filter { isOnSide(cycle.value(after: $0)) }
    let days = positions.reduce(0) { $0 + counts[$1] }
    let sum = positions.reduce(0) { $0 + sums[$1] }
    return BirthdayTest.Side(days: days, mean: days == 0 ? nil : sum / Double(days))
  }
}
