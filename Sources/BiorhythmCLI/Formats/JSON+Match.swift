import BiorhythmCore

extension JSON {
  /// Two people and how well they go together.
  init(_ match: Match, people: [Person]) {
    self = .object([
      (
        "cycles",
        .object(
          match.cycles.map { cycle in
            (
              cycle.cycle.rawValue,
              .object([
                ("distance", .integer(cycle.distance)), ("harmony", .integer(cycle.percent)),
              ])
            )
          })
      ),
      ("overall", .integer(match.overallPercent)),
      (
        "people",
        .array(
          people.map { person in
            .object([
              ("birth", .string(person.birthDate.description)), ("name", JSON(person.name)),
            ])
          })
      ),
    ])
  }
}
