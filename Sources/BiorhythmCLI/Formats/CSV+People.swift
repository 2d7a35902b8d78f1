import BiorhythmCore

extension CSV {
  /// Birthdays by name; one's own has none.
  static func people(_ people: [Person]) -> String {
    people.reduce(into: "name,birth\n") { text, person in
      text += record([guarded(person.name ?? ""), person.birthDate.description])
    }
  }
}
