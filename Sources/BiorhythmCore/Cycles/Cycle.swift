/// A wave that starts at zero on the day of birth and repeats after a whole number of days.
///
/// The value is sin(2π · position / period), as in the theory of Wilhelm Fließ, Hermann Swoboda, and
/// Alfred Teltscher. The cases stand in the order in which they are shown everywhere.
public enum Cycle: String, CaseIterable, Sendable {
  /// The cycle of 23 days.
  case physical
  /// The cycle of 33 days.
  case intellectual
  /// The cycle of 28 days.
  case emotional

  /// The number of days after which the three cycles return together: 23 · 33 · 28.
  public static let commonPeriod = 21_252

  /// The length of the cycle in days.
  public var period: Int {
    switch self {
    case .physical: 23
    case .intellectual: 33
    case .emotional: 28
    }
  }

  /// The capital letter that stands for the cycle in graphs and tables.
  public var letter: Character {
    switch self {
    case .physical: "P"
    case .intellectual: "I"
    case .emotional: "E"
    }
  }

  /// Counts the days since the cycle last began.
  ///
  /// - Parameter days: The number of days since birth; negative before it.
  /// - Returns: A position from 0 through `period - 1`.
  public func position(after days: Int) -> Int {
    let remainder = days % period
    return remainder < 0 ? remainder + period : remainder
  }

  /// Computes the height of the wave on a day.
  ///
  /// It is exactly 0 and exactly ±1 where the sine is, and depends on nothing but the position.
  ///
  /// - Parameter days: The number of days since birth; negative before it.
  /// - Returns: A height from -1, the low, through 1, the high; never -0.
  public func value(after days: Int) -> Double {
    sine(ofTurn: position(after: days), of: period)
  }

  /// Computes the height of the wave at a moment within a day.
  ///
  /// - Parameters:
  ///   - days: The number of whole days since birth; negative before it.
  ///   - part: How far the day has gone on, from 0 through `whole`.
  ///   - whole: The number of parts in a day, from 1 through 1,000,000.
  /// - Returns: A height from -1 through 1; never -0.
  public func value(after days: Int, plus part: Int, of whole: Int) -> Double {
    sine(ofTurn: position(after: days) * whole + part, of: period * whole)
  }
}
