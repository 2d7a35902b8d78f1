import BiorhythmCore

/// The state of the interactive screen.
///
/// It changes by keys and by the clock alone, so a test can play a whole session.
struct BrowseScreen: Equatable, Sendable {
  /// The pictures between which Tab switches.
  enum View: Equatable, Sendable {
    case graph
    case calendar
  }

  /// The person whose rhythm is shown.
  var person: Person

  /// The selected day, not before the person's birth.
  private(set) var date: CivilDate

  /// The civil day at this moment.
  private(set) var today: CivilDate
  private(set) var view = View.graph
  var style: GraphStyle

  /// Whether the calendar is small although there would be room.
  var isCompact = false
  var isHelpShown = false
  var prompt: Prompt?

  /// What is said on the message line; taken away by the next key.
  var message: String?

  /// The entries of the diary, in the order of their times.
  var entries: [MoodEntry] = []

  let weekStart: Weekday

  init(
    person: Person, date: CivilDate, today: CivilDate, style: GraphStyle, weekStart: Weekday
  ) {
    self.person = person
    self.date = max(date, person.birthDate)
    self.today = today
    self.style = style
    self.weekStart = weekStart
  }
}

extension BrowseScreen {
  /// The month in which the selected day lies.
  var month: CivilMonth {
    CivilMonth(containing: date)
  }

  /// The entries of the selected day.
  var entriesOfDay: [MoodEntry] {
    entries.filter { $0.time.date == date }
  }

  /// Selects a day, or the nearest one that can be shown.
  mutating func select(_ date: CivilDate) {
    self.date = max(min(date, lastDate), person.birthDate)
  }

  /// Shows another person, on the same day if that can be shown.
  mutating func show(_ person: Person) {
    self.person = person
    select(date)
  }

  /// Switches between the graph and the calendar.
  mutating func switchView() {
    guard CivilMonth(containing: person.birthDate) <= CivilMonth(containing: today) else { return }
    view = view == .graph ? .calendar : .graph
    // The calendar never goes past the current month.
    if date > lastDate { select(today) }
  }

  /// Adds an entry to those that are shown.
  mutating func add(_ entry: MoodEntry) {
    let place = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Takes an entry out of those that are shown.
  mutating func remove(_ entry: MoodEntry) {
    entries.lastIndex(of: entry).map { _ = entries.remove(at: $0) }
  }

  /// Draws in the next style that there is room for.
  mutating func switchStyle(looks: Looks, size: ScreenSize) {
    guard view == .graph else { return isCompact.toggle() }
    var styles: [GraphStyle] = looks.glyphs == .ascii ? [.letters] : [.letters, .braille]
    if size.rows >= GraphFrame.rowsHeight { styles.append(.rows) }
    let place = styles.firstIndex(of: style) ?? 0
    style = styles[(place + 1) % styles.count]
  }

  /// Follows the clock; the selection goes along if it was on today.
  mutating func tick(_ today: CivilDate) {
    guard today != self.today else { return }
    let wasOnToday = date == self.today
    self.today = today
    if wasOnToday { select(today) }
  }

  /// Moves the selected day by an action; any other action changes nothing.
  mutating func move(_ action: BrowseAction) {
    switch action {
    case .moveDays(let days): date.adding(days: days).map { select($0) }
    case .moveMonths(let months):
      // In the calendar the selection stays where it would go past the current month.
      if let month = month.adding(months: months), month.firstDay <= lastDate {
        select(month.day(clamping: date.day))
      }
    case .weekStart: select(date.adding(days: -dayOfWeek) ?? .earliest)
    case .weekEnd: select(date.adding(days: 6 - dayOfWeek) ?? .latest)
    case .monthStart: select(month.firstDay)
    case .monthEnd: select(month.lastDay)
    case .today: select(today)
    default: break
    }
  }

  /// The days since the week began.
  private var dayOfWeek: Int {
    weekStart.days(until: date.weekday)
  }

  /// Why a day cannot be selected; `nil` for one that can.
  func obstacle(to date: CivilDate) -> String? {
    if date < person.birthDate { return "before the birth, \(person.birthDate)" }
    return date > lastDate ? "after the current month" : nil
  }

  /// The last day that can be selected: nothing can be logged after the current month.
  private var lastDate: CivilDate {
    view == .calendar ? CivilMonth(containing: today).lastDay : .latest
  }
}
