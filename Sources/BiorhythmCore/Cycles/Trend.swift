/// The way a cycle is going: the sign of tomorrow's value minus today's.
public enum Trend: String, Sendable {
  /// Tomorrow's value is higher.
  case rising
  /// Tomorrow's value is lower.
  case falling
}

extension Cycle {
  /// Finds the way the wave goes from a position to the next.
  ///
  /// The difference of the two sines has the sign of cos(π · (2 · position + 1) / period), which is
  /// never zero for these periods.
  ///
  /// - Parameter position: A position from 0 through `period - 1`.
  /// - Returns: Whether the next position lies higher or lower.
  func trend(at position: Int) -> Trend {
    let quarters = 4 * position + 2
    return quarters < period || quarters > 3 * period ? .rising : .falling
  }
}
