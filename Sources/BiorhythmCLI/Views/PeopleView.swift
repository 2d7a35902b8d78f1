/// The saved birthdays, a line each.
struct PeopleView {
  var preferences: Preferences
  var looks: Looks

  var styledText: StyledText {
    let people = preferences.everybody.map { ($0.name ?? "(you)", $0.birthDate) }
    // A space before the name, two before the date, and the last column stay free.
    let room = looks.width - 14
    let names = people.map { $0.0.truncated(to: room, mark: looks.glyphs.ellipsis) }
    let width = names.map(\.displayWidth).max() ?? 0
    return StyledText(
      lines: zip(names, people).map { name, person in
        StyledLine(" \(name.padded(to: width))  \(person.1)")
      })
  }
}
