import BiorhythmCore

/// What the user has saved.
struct Preferences: Equatable, Sendable {
  /// Somebody else's birthday.
  struct SavedPerson: Equatable, Sendable {
    var name: String
    var birthDate: CivilDate
  }

  /// The user's own birthday.
  var birthday: CivilDate?

  /// Everybody else, sorted by name.
  var people: [SavedPerson] = []
  var color: ColorMode?
  var style: GraphStyle?
  var weekStart: WeekStart?

  /// Whether the file has two members with one name, so that it cannot be written again as it is.
  var hasTwins = false

  /// Members of the file that this version does not know, kept as they are.
  var others: [JSONMember] = []
}

extension Preferences {
  /// The user, if the birthday is saved, and everybody else.
  var everybody: [Person] {
    (birthday.map { [Person(name: nil, birthDate: $0)] } ?? [])
      + people.map { Person(name: $0.name, birthDate: $0.birthDate) }
  }

  /// Finds a saved person.
  ///
  /// - Parameter name: The name under which the person is saved.
  /// - Returns: The person.
  /// - Throws: ``BioError/unknownName(_:suggestion:)``.
  func person(named name: String) throws(BioError) -> Person {
    guard let saved = people.first(where: { $0.name == name }) else {
      let names = people.map(\.name)
      throw .unknownName(name, suggestion: EditDistance.closest(to: name, among: names))
    }
    return Person(name: saved.name, birthDate: saved.birthDate)
  }

  /// Saves the user's own birthday, or that of the person with a name.
  mutating func save(_ date: CivilDate, named name: String?) {
    guard let name else { return birthday = date }
    forget(name)
    people.append(SavedPerson(name: name, birthDate: date))
    people.sort { $0.name < $1.name }
  }

  /// Forgets the user's own birthday, or the person with a name.
  ///
  /// - Returns: Whether there was anything to forget.
  @discardableResult
  mutating func forget(_ name: String?) -> Bool {
    if let name {
      let count = people.count
      people.removeAll { $0.name == name }
      return people.count < count
    }
    defer { birthday = nil }
    return birthday != nil
  }

  /// A setting as the file has it.
  subscript(key: PreferenceKey) -> String? {
    get {
      switch key {
      case .birthday: birthday?.description
      case .people: nil
      case .color: color?.rawValue
      case .style: style?.rawValue
      case .weekStart: weekStart?.rawValue
      }
    }
    set {
      switch key {
      case .birthday, .people: break
      case .color: color = newValue.flatMap(ColorMode.init)
      case .style: style = newValue.flatMap(GraphStyle.init)
      case .weekStart: weekStart = newValue.flatMap(WeekStart.init)
      }
    }
  }
}
