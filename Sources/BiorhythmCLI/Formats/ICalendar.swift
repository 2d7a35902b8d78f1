import BiorhythmCore

/// Events as a calendar that other programs can read (RFC 5545): whole days, one event each.
///
/// Two exports of the same events are equal, byte for byte, so that importing one again changes
/// nothing.
struct ICalendar {
  var events: EventList

  /// The minute of the day at which to remind; `nil` for no reminder.
  var alarm: Int?

  /// The calendar as a stream; every line ends in a carriage return and a line feed.
  var stream: RowStream {
    let start = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bio//Biorhythm//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:"
        + Self.escaped(["Biorhythm", events.person.name].compactMap { $0 }.joined(separator: " ")),
    ]
    return events.stream(start: Self.text(start), end: Self.text(["END:VCALENDAR"])) { events in
      events.reduce(into: "") { $0 += Self.text(lines(for: $1)) }
    }
  }

  private func lines(for event: Event) -> [String] {
    let day = Self.basic(event.date)
    let summary = Self.escaped(summary(of: event))
    var lines = ["BEGIN:VEVENT", "UID:\(identifier(of: event))"]
    lines += ["DTSTAMP:\(day)T000000Z", "DTSTART;VALUE=DATE:\(day)"]
    // The end is the day after; without it, as on the last day of all, an event lasts a day.
    if let end = event.date.adding(days: 1) { lines.append("DTEND;VALUE=DATE:\(Self.basic(end))") }
    lines += ["SUMMARY:\(summary)", "TRANSP:TRANSPARENT"]
    if let alarm {
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(summary)",
        "TRIGGER:PT\(alarm / 60)H\(alarm % 60)M", "END:VALARM",
      ]
    }
    return lines + ["END:VEVENT"]
  }

  private func summary(of event: Event) -> String {
    let owner = events.person.name.map { "\($0): " } ?? ""
    let direction = event.direction.map { " (\($0.word))" } ?? ""
    let day = event.phase == .critical ? " day" : ""
    return "\(owner)\(event.cycle.name) \(event.phase.rawValue)\(day)\(direction)"
  }

  /// The same in every export, and no other event has it.
  private func identifier(of event: Event) -> String {
    let owner = events.person.name.map { "-" + Self.hash($0) } ?? ""
    let birth = Self.basic(events.person.birthDate)
    return "\(Self.basic(event.date))-\(event.cycle.rawValue)-\(birth)\(owner)@biorhythm"
  }

  private static func basic(_ date: CivilDate) -> String {
    date.description.filter { $0 != "-" }
  }

  /// A short text for a long one: FNV-1a of 64 bits in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\\" || scalar == ";" || scalar == "," { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.reduce(into: "") { $0 += folded($1) + "\r\n" }
  }

  /// A line in pieces of at most 75 bytes; no character is split.
  private static func folded(_ line: String) -> String {
    var text = ""
    var room = 75
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if length > room {
        text += "\r\n "
        room = 74
      }
      text.unicodeScalars.append(scalar)
      room -= length
    }
    return text
  }
}
