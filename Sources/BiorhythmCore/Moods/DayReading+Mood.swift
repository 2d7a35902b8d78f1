extension DayReading {
  /// The day's grade by rhythm, on the scale of the moods.
  ///
  /// The sum of the three values decides: less than -1 is bad, less than 1 average, less than 2
  /// good, and more awesome.
  public var grade: Mood {
    switch physical.value + intellectual.value + emotional.value {
    case ..<(-1): .bad
    case ..<1: .average
    case ..<2: .good
    default: .awesome
    }
  }
}
