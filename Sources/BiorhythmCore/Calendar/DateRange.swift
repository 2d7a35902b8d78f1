/// The days from one date through another, both included; never empty.
///
///     for date in CivilMonth(containing: today).days { … }
public struct DateRange: Hashable, Sendable {
  /// The first day.
  public let first: CivilDate

  /// The last day, the same as the first or later.
  public let last: CivilDate

  /// Creates the range of days from one date through another, or `nil` when they are out of order.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - last: The last day, not before the first.
  public init?(first: CivilDate, last: CivilDate) {
    guard first <= last else { return nil }
    self.init(uncheckedFirst: first, last: last)
  }

  /// Creates the range of a single day.
  public init(day: CivilDate) {
    self.init(uncheckedFirst: day, last: day)
  }

  /// Creates a range from days that are known to be in order.
  init(uncheckedFirst first: CivilDate, last: CivilDate) {
    self.first = first
    self.last = last
  }

  /// The number of days, 1 or more.
  public var count: Int {
    last.days(since: first) + 1
  }

  /// Tells whether a day lies in the range.
  public func contains(_ date: CivilDate) -> Bool {
    first <= date && date <= last
  }
}

extension DateRange: Sequence {
  /// Goes through the days, earliest first.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// A position in a range of days.
  public struct Iterator: IteratorProtocol {
    private var upcoming: CivilDate?
    private let last: CivilDate

    fileprivate init(_ range: DateRange) {
      upcoming = range.first
      last = range.last
    }

    /// Moves on by one day.
    ///
    /// - Returns: The day, or `nil` after the last.
    public mutating func next() -> CivilDate? {
      guard let date = upcoming else { return nil }
      upcoming = date < last ? date.adding(days: 1) : nil
      return date
    }
  }
}
