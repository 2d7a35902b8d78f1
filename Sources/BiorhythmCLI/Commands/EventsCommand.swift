import BiorhythmCore

/// `bio events`: critical days, peaks, and lows.
struct EventsCommand {
  private let events: EventList
  private let alarm: Int?
  private let invocation: Invocation

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when an option is wrong or contradicts another, or all days come before
  ///   the birth.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    let today = invocation.context.today
    if arguments.has(.cycle), arguments.has(.together) {
      throw .contradiction("--cycle", "--together")
    }
    let filter = EventFilter(
      phase: try arguments.choice(.only, as: CyclePhase.init),
      cycle: try arguments.choice(.cycle, as: Cycle.init),
      together: try arguments.number(.together, in: 2...3) ?? 1)
    let range = try arguments.range(at: 0, today: today)
    let count = try arguments.number(.next, in: 1...10_000)
    if range != nil, count != nil { throw .contradiction("RANGE", OptionID.next.spelling) }
    alarm = try arguments.clock(.alarm)
    if alarm != nil, invocation.format != .ics { throw .alarmWithoutCalendar }
    let person = try invocation.person
    if let count {
      events = EventList(next: count, from: today, person: person, filter: filter)
    } else {
      let upcoming = DateRange(first: today, last: today.adding(days: 29) ?? .latest)
      let range = range ?? upcoming ?? DateRange(day: today)
      guard range.last >= person.birthDate else {
        throw .beforeBirth(of: range.title, birthDate: person.birthDate)
      }
      events = EventList(range: range, person: person, filter: filter)
    }
    self.invocation = invocation
  }

  var answer: Answer {
    switch invocation.format {
    case .csv: .stream(CSV.stream(of: events))
    case .json: .stream(JSON.stream(of: events))
    case .ics: .stream(ICalendar(events: events, alarm: alarm).stream)
    default:
      Answer(
        content: .rows(
          EventsView(
            events: events, today: invocation.context.today, width: invocation.looks.width,
            glyphs: invocation.looks.glyphs
          ).rows))
    }
  }
}
