import BiorhythmCore

extension CSV {
  /// The saved birthdays: one's own without a name, then everybody else.
  static func people(_ preferences: Preferences) -> String {
    let own = preferences.birthday.map { record(["", $0.description]) } ?? ""
    return preferences.people.reduce(into: "name,birth\n" + own) { text, person in
      text += record([guarded(person.name), person.birthDate.description])
    }
  }
}
