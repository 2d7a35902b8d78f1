import BiorhythmCore

extension JSON {
  /// What the birthday test found; what cannot be said is null.
  init(_ insight: Insight, name: String?) {
    let test = insight.test
    self = .object([
      ("birth", .string(insight.birthDate.description)),
      ("birthdays_fitting", test.map { .integer($0.fittingBirthdays) } ?? .null),
      (
        "cycles",
        test.map { .object($0.cycles.map { ($0.cycle.rawValue, JSON($0)) }) } ?? .null
      ),
      ("first_day", JSON(insight.days.first?.date.description)),
      ("last_day", JSON(insight.days.last?.date.description)),
      ("logged_days", .integer(insight.days.count)),
      ("mean", insight.mean.map { .number($0) } ?? .null),
      ("name", JSON(name)),
      ("of", .integer(Cycle.commonPeriod)),
      ("p", test.map { .number($0.p) } ?? .null),
      ("verdict", .string(insight.verdict.rawValue)),
    ])
  }

  private init(_ result: BirthdayTest.CycleResult) {
    self = .object([
      ("days_above", .integer(result.above.days)),
      ("days_below", .integer(result.below.days)),
      ("mean_above", result.above.mean.map { .number($0) } ?? .null),
      ("mean_below", result.below.mean.map { .number($0) } ?? .null),
      ("of", .integer(result.cycle.period)),
      ("r", .number(result.correlation)),
      ("rank", .integer(result.rank)),
    ])
  }
}
