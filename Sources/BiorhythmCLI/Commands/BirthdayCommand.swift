import BiorhythmCore

/// `bio birthday`: the birthdays that are kept.
struct BirthdayCommand {
  private enum Action {
    case show
    case list
    case save(CivilDate)
    case forget
  }

  private let action: Action
  private let name: String?
  private let invocation: Invocation

  /// Settles what is to be done.
  ///
  /// - Parameter invocation: The command line and what is saved.
  /// - Throws: ``BioError`` when it asks for two things at once, or for a birthday to come.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    let today = invocation.context.today
    let date = try arguments.date(at: 0, today: today)
    let wishes = [
      (date != nil, "DATE"), (arguments.has(.forget), "--forget"), (arguments.has(.list), "--list"),
      (arguments.has(.birth), "--birth"),
    ].filter { $0.0 }.map { $0.1 }
    if wishes.count > 1 { throw .contradiction(wishes[1], wishes[0]) }
    name = try arguments.name
    if name != nil, arguments.has(.list) { throw .contradiction("--list", "--who") }
    if arguments.has(.forget) {
      action = .forget
    } else if let date {
      guard date <= today else { throw .futureBirthday(arguments.words[0]) }
      action = .save(date)
    } else {
      let asksForOne = name != nil || arguments.has(.birth) || invocation.format == .text
      action = arguments.has(.list) || !asksForOne ? .list : .show
    }
    self.invocation = invocation
  }

  /// Does it.
  ///
  /// - Throws: ``BioError`` when the preferences cannot be read or saved, or hold no such birthday.
  func answer() throws(BioError) -> Answer {
    let store = PreferencesStore(in: invocation.context)
    switch action {
    case .list:
      return list(try invocation.savedPreferences)
    case .show:
      return show(try invocation.person)
    case .save(let date):
      try store.update { $0.save(date, named: name) }
      return done("Saved \(name.possessive) birthday, \(date).", birthDate: date)
    case .forget:
      try store.update { (preferences) throws(BioError) in
        if let name { _ = try preferences.person(named: name) }
        guard preferences.forget(name) else { throw .nothingToForget }
      }
      return done("Removed \(name.possessive) birthday.", birthDate: nil)
    }
  }

  /// A sentence for people, and what holds now for programs.
  private func done(_ sentence: String, birthDate: CivilDate?) -> Answer {
    invocation.format == .text ? .line(sentence) : data(birthDate, name: name)
  }

  private func data(_ birthDate: CivilDate?, name: String?) -> Answer {
    guard invocation.format == .csv else {
      return .data(
        JSON.object([("birth", JSON(birthDate?.description)), ("name", JSON(name))]).document)
    }
    return .data(CSV.people(birthDate.map { [Person(name: name, birthDate: $0)] } ?? []))
  }

  private func show(_ person: Person) -> Answer {
    let date = person.birthDate
    guard invocation.format == .text else { return data(date, name: person.name) }
    guard invocation.context.terminal != nil else { return .line(date.description) }
    let owner = person.name.map { "\($0) was born" } ?? "Born"
    let reading = DayReading(date: invocation.context.today, birthDate: date)
    let count = reading.map { ": today is day \(grouped($0.days))" } ?? ""
    return .line("\(owner) \(date.title)\(count).")
  }

  private func list(_ preferences: Preferences) -> Answer {
    switch invocation.format {
    case .csv: .data(CSV.people(preferences.everybody))
    case .json: .data(JSON(preferences).document)
    default: .text(PeopleView(preferences: preferences, looks: invocation.looks).styledText)
    }
  }
}
