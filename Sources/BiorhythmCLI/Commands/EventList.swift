import BiorhythmCore

/// The events of a person that are asked for, by day.
struct EventList {
  let person: Person

  /// The days from the first to the last that is looked at.
  let range: DateRange

  private let filter: EventFilter

  /// The days to look at.
  let days: AnySequence<CivilDate>

  init(range: DateRange, person: Person, filter: EventFilter) {
    self.range = range
    self.person = person
    self.filter = filter
    days = AnySequence(range)
  }

  /// Finds the next days with an event, however far away.
  init(next count: Int, from date: CivilDate, person: Person, filter: EventFilter) {
    var days: [CivilDate] = []
    var start = Optional(date)
    while days.count < count, let from = start,
      let day = filter.firstDay(from: from, birthDate: person.birthDate)
    {
      days.append(day)
      start = day.adding(days: 1)
    }
    self.person = person
    self.filter = filter
    self.days = AnySequence(days)
    range = DateRange(first: date, last: days.last ?? date) ?? DateRange(day: date)
  }

  /// The events of a day.
  func events(on date: CivilDate) -> [Event] {
    guard let reading = DayReading(date: date, birthDate: person.birthDate) else { return [] }
    return filter.events(of: reading)
  }

  /// The days with their texts as a stream.
  func stream(
    start: String = "", separator: String = "", end: String = "",
    row: @escaping ([Event]) -> String
  ) -> RowStream {
    RowStream(days, start: start, separator: separator, end: end) { date in
      let events = events(on: date)
      return events.isEmpty ? "" : row(events)
    }
  }
}
