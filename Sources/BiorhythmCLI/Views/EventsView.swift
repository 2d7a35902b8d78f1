import BiorhythmCore

/// Events grouped by day.
struct EventsView {
  var events: EventList
  var today: CivilDate
  var width: Int
  var glyphs: Glyphs

  /// The lines as a stream.
  func stream(theme: Theme) -> RowStream {
    events.stream { events in
      theme.encode(StyledText(lines: lines(of: events)))
    }
  }

  private func lines(of events: [Event]) -> [StyledLine] {
    events.enumerated().map { index, event in
      let date = event.date
      let day = width < 60 ? "\(date)" : "\(date.weekday.name.prefix(3)) \(date)"
      var line = StyledLine()
      line.append(
        " " + (index == 0 ? day : String(repeating: " ", count: day.count)),
        date.weekday.isWeekend ? .weekend : .body)
      line.append("  ")
      let start = line.width
      line.append(event.cycle.rawValue, Role(event.cycle))
      line.pad(to: start + 14)
      line.append(event.phase.rawValue, event.phase == .critical ? .critical : .body)
      if let direction = event.direction { line.append(" " + direction.word) }
      let notes = index == 0 ? notes(on: events) : []
      if !notes.isEmpty {
        line.pad(to: start + 29)
        line.append(notes.joined(separator: ", "))
      }
      return line.truncated(to: width - 1, mark: glyphs.ellipsis)
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
