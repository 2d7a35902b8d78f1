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
    let asksForOne = arguments.has(.who) || arguments.has(.birth)
    if wishes.count > 1 { throw .contradiction(wishes[1], wishes[0]) }
    if arguments.has(.forget) {
      action = .forget
    } else if let date {
      guard date <= today else { throw .futureBirthday(date) }
      action = .save(date)
    } else if arguments.has(.list) || (invocation.format != .text && !asksForOne) {
      action = .list
    } else {
      action = .show
    }
    name = try arguments.name
    self.invocation = invocation
  }

  /// Does it.
  ///
  /// - Throws: ``BioError`` when the preferences cannot be saved, or hold no such birthday.
  func answer() throws(BioError) -> Answer {
    let store = PreferencesStore(in: invocation.context)
    switch action {
    case .list:
      return list
    case .show:
      return show(try invocation.person)
    case .save(let date):
      try store.update { $0.save(date, named: name) }
      return .line("Saved \(name.map { "\($0)'s" } ?? "your") birthday, \(date).")
    case .forget:
      try store.update { (preferences) throws(BioError) in
        guard preferences.forget(name) else { throw .nothingToForget(name: name) }
      }
      return .line("\(name.map { "\($0)'s" } ?? "Your") birthday is forgotten.")
    }
  }

  private func show(_ person: Person) -> Answer {
    let date = person.birthDate
    if invocation.format == .json {
      return .data(
        JSON.object([("birth", .string(date.description)), ("name", JSON(person.name))]).document)
    }
    guard invocation.context.terminal != nil else { return .line(date.description) }
    let owner = person.name.map { "\($0) was born" } ?? "Born"
    let reading = DayReading(date: invocation.context.today, birthDate: date)
    let count = reading.map { ": today is day \(grouped($0.days))" } ?? ""
    return .line("\(owner) \(date.title)\(count).")
  }

  private var list: Answer {
    let preferences = invocation.preferences
    return switch invocation.format {
    case .csv: .data(CSV.people(preferences))
    case .json: .data(JSON(preferences).document)
    default: .text(PeopleView(preferences: preferences, looks: invocation.looks).styledText)
    }
  }
}
