import BiorhythmCore

/// The screen at work: it does what the keys ask of the files.
struct BrowseSession: Sendable {
  /// What the terminal is to do after a key.
  enum Next: Equatable {
    case draw
    case suspend
    case quit
    case interrupt
  }

  /// The world; its clock is set before each key.
  var context: Context
  let looks: Looks
  private(set) var screen: BrowseScreen

  /// What was logged here and can be taken back, newest last.
  private var logged: [MoodEntry] = []

  init(screen: BrowseScreen, context: Context, looks: Looks) {
    self.screen = screen
    self.context = context
    self.looks = looks
    attempt { (session) throws(BioError) in try session.readDiary() }
  }

  /// Follows the clock.
  mutating func tick() {
    screen.tick(context.today)
  }

  /// Says what is wrong on the message line.
  mutating func show(_ error: BioError) {
    screen.message = error.message
  }

  /// Answers a key.
  mutating func press(_ key: Key, size: ScreenSize) -> Next {
    switch screen.press(key, size: size, looks: looks) {
    case nil: break
    case .suspend: return .suspend
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .some(let effect):
      attempt { (session) throws(BioError) in try session.perform(effect) }
    }
    return .draw
  }

  /// Does what may fail; the reason then stands on the message line.
  private mutating func attempt(
    _ work: (inout BrowseSession) throws(BioError) -> Void
  ) {
    do throws(BioError) {
      try work(&self)
    } catch {
      show(error)
    }
  }

  private mutating func perform(_ effect: BrowseEffect) throws(BioError) {
    switch effect {
    case .readDiary: try readDiary()
    case .log(let mood): try log(mood)
    case .takeBack: try takeBack()
    case .askForBirthday: askForBirthday()
    case .save(let birthday): try save(birthday)
    case .nextPerson: try showNextPerson()
    case .suspend, .quit, .interrupt: break
    }
  }
}

/// The diary.
extension BrowseSession {
  private mutating func readDiary() throws(BioError) {
    let (entries, report) = try JournalStore(in: context).entries(in: nil)
    screen.entries = entries
    screen.message = report.summary
  }

  private mutating func log(_ mood: Mood) throws(BioError) {
    let entry = MoodEntry(time: try context.moodTime(on: screen.date), mood: mood)
    try JournalStore(in: context).add(entry)
    logged.append(entry)
    screen.add(entry)
    screen.message = "Logged \(mood.name) for \(screen.date)."
  }

  private mutating func takeBack() throws(BioError) {
    guard let newest = logged.last else {
      screen.message = "Nothing was logged here."
      return
    }
    try JournalStore(in: context).takeBack(newest)
    logged.removeLast()
    screen.remove(newest)
    screen.message = "Took back \(newest.mood.name) for \(newest.time.date)."
  }
}

/// The people.
extension BrowseSession {
  /// Asks for the birthday of the person shown, beginning with the one that is saved.
  private mutating func askForBirthday() {
    let person = screen.person
    // Why the file cannot be read is said when the birthday is saved.
    let everybody = (try? PreferencesStore(in: context).load())?.everybody ?? []
    let saved = everybody.first { $0.name == person.name } ?? person
    screen.prompt = Prompt(.birthday, text: saved.birthDate.description)
  }

  private mutating func save(_ birthday: CivilDate) throws(BioError) {
    let name = screen.person.name
    try PreferencesStore(in: context).update { $0.save(birthday, named: name) }
    screen.show(Person(name: name, birthDate: birthday))
    screen.message = "Saved \(name.possessive) birthday, \(birthday)."
  }

  private mutating func showNextPerson() throws(BioError) {
    let people = try PreferencesStore(in: context).load().everybody
    guard let first = people.first, people != [screen.person] else {
      screen.message = "Nobody else is saved."
      return
    }
    let place = people.firstIndex { $0.name == screen.person.name }
    let next = place.map { people[($0 + 1) % people.count] } ?? first
    screen.show(next)
    screen.message = "\(next.name ?? "You"), born \(next.birthDate)."
  }
}
