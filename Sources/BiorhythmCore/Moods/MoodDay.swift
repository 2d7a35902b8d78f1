/// The moods of one day together.
public struct MoodDay: Hashable, Sendable {
  /// The day.
  public let date: CivilDate

  /// The number of entries, 1 or more.
  public let count: Int

  /// The sum of their levels.
  public let sum: Int

  /// The mean level, from 1 through 4.
  public var mean: Double {
    Double(sum) / Double(count)
  }

  /// The mood that the mean stands for.
  public var mood: Mood {
    Mood(sum: sum, count: count)
  }

  /// The mean in tenths, rounded half up: 23 stands for 2.3.
  public var meanInTenths: Int {
    (20 * sum + count) / (2 * count)
  }

  /// Puts entries together by day.
  ///
  /// - Parameter entries: Any entries, in any order.
  /// - Returns: One value for each day that has an entry, earliest first.
  public static func days(of entries: [MoodEntry]) -> [MoodDay] {
    var days: [MoodDay] = []
    for entry in entries.sorted(by: { $0.time.date < $1.time.date }) {
      let level = entry.mood.rawValue
      if let last = days.last, last.date == entry.time.date {
        days[days.count - 1] = MoodDay(
          date: last.date, count: last.count + 1, sum: last.sum + level)
      } else {
        days.append(MoodDay(date: entry.time.date, count: 1, sum: level))
      }
    }
    return days
  }
}
