/// All cycles of one person on one day.
///
///     let reading = DayReading(date: date, birthDate: birthDate)
///     reading?.physical.percent  // -94
public struct DayReading: Hashable, Sendable {
  /// The day that is read.
  public let date: CivilDate

  /// The day of birth, the same day or an earlier one.
  public let birthDate: CivilDate

  /// The cycle of 23 days.
  public let physical: Reading

  /// The cycle of 33 days.
  public let intellectual: Reading

  /// The cycle of 28 days.
  public let emotional: Reading

  /// Reads all cycles, or is `nil` when the date comes before the birth.
  ///
  /// - Parameters:
  ///   - date: The day to read.
  ///   - birthDate: The day on which all cycles began.
  public init?(date: CivilDate, birthDate: CivilDate) {
    guard date >= birthDate else { return nil }
    let days = date.days(since: birthDate)
    self.date = date
    self.birthDate = birthDate
    physical = Reading(cycle: .physical, days: days)
    intellectual = Reading(cycle: .intellectual, days: days)
    emotional = Reading(cycle: .emotional, days: days)
  }

  /// The number of days lived, 0 on the day of birth.
  public var days: Int {
    date.days(since: birthDate)
  }

  /// The reading of one cycle.
  public subscript(cycle: Cycle) -> Reading {
    switch cycle {
    case .physical: physical
    case .intellectual: intellectual
    case .emotional: emotional
    }
  }

  /// The readings in the order of the cycles.
  public var readings: [Reading] {
    [physical, intellectual, emotional]
  }

  /// The mean of the three values, from -1 through 1.
  public var average: Double {
    (physical.value + intellectual.value + emotional.value) / 3
  }

  /// The mean in percent, rounded half away from zero.
  public var averagePercent: Int {
    average.percent
  }

  /// The cycles for which the day is critical.
  public var criticalCycles: [Cycle] {
    Cycle.allCases.filter { self[$0].phase == .critical }
  }
}
