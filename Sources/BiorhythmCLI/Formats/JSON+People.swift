import BiorhythmCore

extension JSON {
  /// The saved birthdays, as the preferences file has them.
  init(_ preferences: Preferences) {
    self = .object([
      ("birthday", JSON(preferences.birthday?.description)),
      (
        "people",
        .object(preferences.people.map { ($0.name, .string($0.birthDate.description)) })
      ),
    ])
  }
}
