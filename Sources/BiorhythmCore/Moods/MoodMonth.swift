/// The moods of one month.
public struct MoodMonth: Hashable, Sendable {
  /// The month.
  public let month: CivilMonth

  /// The days that have an entry, earliest first.
  public let days: [MoodDay]

  /// Puts the entries of a month together.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - entries: Any entries; those of other months are passed over.
  public init(month: CivilMonth, entries: [MoodEntry]) {
    self.month = month
    days = MoodDay.days(of: entries.filter { CivilMonth(containing: $0.time.date) == month })
  }

  /// The moods of one day; `nil` where nothing was logged.
  public subscript(date: CivilDate) -> MoodDay? {
    days.first { $0.date == date }
  }

  /// The number of days with a mean of 3 or more.
  public var goodDays: Int {
    days.count { $0.mood >= .good }
  }

  /// The number of days with a mean of less than 2.
  public var badDays: Int {
    days.count { $0.mood == .bad }
  }

  /// The number of entries.
  public var entryCount: Int {
    days.reduce(0) { $0 + $1.count }
  }
}
