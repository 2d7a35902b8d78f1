import BiorhythmCore

/// The screen at work: it answers keys, and keeps what they save.
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
    attempt { (session) throws(BioError) in try session.readJournal() }
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
    screen.message = nil
    if screen.prompt != nil { return answerPrompt(key) }
    let action = KeyBinding.action(of: key)
    if screen.isHelpShown, action != .interrupt, action != .suspend {
      if action == .quit || action == .help || key == .escape { screen.isHelpShown = false }
      return .draw
    }
    switch action {
    case nil: break
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw: attempt { (session) throws(BioError) in try session.readJournal() }
    case .help: screen.isHelpShown = true
    case .goTo: screen.prompt = Prompt(.goTo)
    case .birthday: openBirthday()
    case .nextPerson: showNextPerson()
    case .log(let mood): attempt { (session) throws(BioError) in try session.log(mood) }
    case .takeBack: attempt { (session) throws(BioError) in try session.takeBack() }
    case .switchView: screen.switchView()
    case .switchStyle: screen.switchStyle(looks: looks, size: size)
    case .some(let movement): screen.move(movement)
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
}

/// The diary.
extension BrowseSession {
  private mutating func readJournal() throws(BioError) {
    let (entries, report) = try JournalStore(in: context).entries(in: nil)
    screen.entries = entries
    if !report.isEmpty { screen.message = report.split(separator: "\n").first.map(String.init) }
  }

  private mutating func log(_ mood: Mood) throws(BioError) {
    guard screen.date <= context.today else { throw .futureMood(screen.date) }
    let time =
      screen.date == context.today ? MoodTime(context.now) : MoodTime(date: screen.date)
    let entry = MoodEntry(time: time, mood: mood)
    try JournalStore(in: context).add(entry)
    logged.append(entry)
    try readJournal()
    screen.message = "Logged \(mood.name) for \(screen.date)."
  }

  private mutating func takeBack() throws(BioError) {
    guard let newest = logged.last else { throw .nothingToUndo }
    try JournalStore(in: context).takeBack(newest)
    logged.removeLast()
    try readJournal()
    screen.message = "Took back \(newest.mood.name) for \(newest.time.date)."
  }
}

/// Birthdays and dates.
extension BrowseSession {
  private mutating func openBirthday() {
    screen.prompt = Prompt(.birthday, text: screen.person.birthDate.description)
  }

  private mutating func showNextPerson() {
    attempt { (session) throws(BioError) in
      let preferences = try PreferencesStore(in: session.context).load()
      let people = preferences.everybody.map { Person(name: $0.name, birthDate: $0.birthDate) }
      guard let first = people.first, people != [session.screen.person] else {
        session.screen.message = "Nobody else is saved."
        return
      }
      let place = people.firstIndex { $0.name == session.screen.person.name }
      let next = place.map { ($0 + 1) % people.count }
      session.screen.show(next.map { people[$0] } ?? first)
    }
  }

  private mutating func answerPrompt(_ key: Key) -> Next {
    switch key {
    case .control("c"): return .interrupt
    case .escape: screen.prompt = nil
    case .enter: acceptPrompt()
    default: screen.prompt?.edit(key)
    }
    return .draw
  }

  private mutating func acceptPrompt() {
    guard let prompt = screen.prompt, !prompt.text.trimmed.isEmpty else {
      screen.prompt = nil
      return
    }
    do throws(CivilDateError) {
      let date = try CivilDate(typed: prompt.text.trimmed, today: context.today)
      switch prompt.purpose {
      case .goTo: goTo(date)
      case .birthday: saveBirthday(date)
      }
    } catch {
      screen.prompt?.problem = error.explanation ?? "expected YYYY-MM-DD"
    }
  }

  private mutating func goTo(_ date: CivilDate) {
    screen.prompt = nil
    screen.select(date)
    if screen.date != date { screen.message = "\(date) cannot be shown." }
  }

  private mutating func saveBirthday(_ date: CivilDate) {
    guard date <= context.today else {
      screen.prompt?.problem = "in the future"
      return
    }
    screen.prompt = nil
    attempt { (session) throws(BioError) in
      let name = session.screen.person.name
      try PreferencesStore(in: session.context).update { $0.save(date, named: name) }
      session.screen.show(Person(name: name, birthDate: date))
      session.screen.message = "Saved \(name.map { "\($0)'s" } ?? "your") birthday, \(date)."
    }
  }
}

extension MoodTime {
  /// The time of a mood felt at a moment.
  init(_ now: WallTime) {
    self.init(date: now.date, second: now.second, utcOffset: now.utcOffset)
  }
}
