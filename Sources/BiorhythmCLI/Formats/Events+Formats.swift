import BiorhythmCore

extension CSV {
  /// Events, a line each.
  static func stream(of events: EventList) -> RowStream {
    events.stream(start: "date,cycle,kind,direction\n") { events in
      events.reduce(into: "") { text, event in
        text += record([
          event.date.description, event.cycle.rawValue, event.phase.rawValue,
          event.direction?.word ?? "",
        ])
      }
    }
  }
}

extension JSON {
  /// Events with the range in which they lie.
  static func stream(of events: EventList) -> RowStream {
    let birth = JSON.string(events.person.birthDate.description).text
    let (first, last) = (events.range.first, events.range.last)
    return events.stream(
      start: "{\"birth\":\(birth),\"events\":[", separator: ",",
      end: "],\"from\":\"\(first)\",\"to\":\"\(last)\"}\n"
    ) { events in
      events.map { JSON($0).text }.joined(separator: ",")
    }
  }

  private init(_ event: Event) {
    self = .object([
      ("cycle", .string(event.cycle.rawValue)),
      ("date", .string(event.date.description)),
      ("direction", JSON(event.direction?.word)),
      ("kind", .string(event.phase.rawValue)),
    ])
  }

  /// A table of days with a row for each.
  static func stream(of range: DateRange, birthDate: CivilDate, name: String?) -> RowStream {
    RowStream(
      range,
      start: "{\"birth\":\"\(birthDate)\",\"from\":\"\(range.first)\",\"name\":\(JSON(name).text),"
        + "\"rows\":[",
      separator: ",", end: "],\"to\":\"\(range.last)\"}\n"
    ) { date in
      JSON(row: DayReading(date: date, birthDate: birthDate), date: date).text
    }
  }
}
