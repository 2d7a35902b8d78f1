import BiorhythmCore

/// Events grouped by day.
struct EventsView {
  var events: EventList
  var today: CivilDate
  var width: Int
  var glyphs: Glyphs

  var rows: StyledRows {
    StyledRows(dates: events.days) { lines(of: events.events(on: $0)) }
  }

  private func lines(of events: [Event]) -> [StyledLine] {
    // Where there is little room, a cycle is its letter and the weekday is left out.
    let isNarrow = width < 60
    return events.enumerated().map { index, event in
      let date = event.date
      let day = isNarrow ? "\(date)" : "\(date.weekday.name.prefix(3)) \(date)"
      var line = StyledLine(
        " " + (index == 0 ? day : String(repeating: " ", count: day.count)),
        date.weekday.isWeekend ? .weekend : .body)
      line.append("  ")
      let cycle = isNarrow ? String(event.cycle.letter) : event.cycle.rawValue.padded(to: 12)
      line.append(cycle, Role(event.cycle))
      line.append("  ")
      let end = line.width + 15
      line.append(event.phase.rawValue, event.phase == .critical ? .critical : .body)
      if let direction = event.direction { line.append(" " + direction.word) }
      // What does not fit goes, the distance before the name.
      var notes = index == 0 ? notes(on: events)[...] : []
      while end + notes.joined(separator: ", ").count >= width { _ = notes.popLast() }
      if !notes.isEmpty {
        line.pad(to: end)
        line.append(notes.joined(separator: ", "))
      }
      return line
    }
  }

  /// The name of a day on which cycles agree, and how far away it is.
  private func notes(on events: [Event]) -> [String] {
    let names = CyclePhase.allCases.compactMap { phase -> String? in
      switch events.count(where: { $0.phase == phase }) {
      case 2: "double \(phase.rawValue)"
      case 3: "triple \(phase.rawValue)"
      default: nil
      }
    }
    return names + [events.first.flatMap { distance(to: $0.date) }].compactMap { $0 }
  }

  /// How far away a day is; `nil` for one that is over.
  private func distance(to date: CivilDate) -> String? {
    switch date.days(since: today) {
    case ..<0: nil
    case 0: "today"
    case 1: "tomorrow"
    case let days: "in \(grouped(days)) days"
    }
  }
}

extension Trend {
  /// The way through zero in a word.
  var word: String {
    switch self {
    case .rising: "up"
    case .falling: "down"
    }
  }
}
