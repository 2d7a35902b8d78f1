/// How good a day was, on a scale of four.
public enum Mood: Int, CaseIterable, Comparable, Sendable {
  /// Level 1.
  case bad = 1
  /// Level 2.
  case average
  /// Level 3.
  case good
  /// Level 4.
  case awesome

  /// Tells whether one mood is worse than another.
  public static func < (left: Mood, right: Mood) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The mood that a mean of several levels stands for.
  ///
  /// A mean of 4 is awesome, of at least 3 good, of at least 2 average, and of less bad; it is
  /// compared as whole numbers.
  ///
  /// - Parameters:
  ///   - sum: The sum of the levels.
  ///   - count: The number of levels, 1 or more.
  public init(sum: Int, count: Int) {
    self = Self.allCases.last { sum >= $0.rawValue * count } ?? .bad
  }
}
