/// What is special about a cycle on a day; most days are not.
///
/// Everything is decided on whole positions, so rounding never adds or drops a day.
public enum CyclePhase: String, CaseIterable, Sendable {
  /// The value is zero, or has changed its sign since the day before: two days in each period.
  case critical
  /// The day with the highest value of the period.
  case peak
  /// The day with the lowest value of the period.
  case low
}

extension Cycle {
  /// The position at which the wave has come down to zero or below: 12, 17, or 14.
  var downwardCriticalPosition: Int {
    (period + 1) / 2
  }

  /// Finds what is special about a position.
  ///
  /// - Parameter position: A position from 0 through `period - 1`.
  /// - Returns: `nil` on an ordinary day.
  func phase(at position: Int) -> CyclePhase? {
    switch position {
    case 0, downwardCriticalPosition: .critical
    case (period + 2) / 4: .peak
    case (3 * period + 2) / 4: .low
    default: nil
    }
  }
}
