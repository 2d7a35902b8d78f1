import BiorhythmCore

/// A row of the table of keys, which the last line, the help, and the manual share.
struct KeyBinding: Sendable {
  /// The keys with what each does.
  let actions: [(key: Key, action: BrowseAction)]

  /// The keys as they are shown.
  let keys: String

  /// What they do, in half a line.
  let summary: String

  /// The item on the last line of the graph view; `nil` where it has none.
  var graphItem: String?

  /// The item on the last line of the calendar view.
  var calendarItem: String?

  /// All keys of the screen, in the order of the help.
  static let table: [KeyBinding] = [
    KeyBinding(
      actions: [
        (.character("h"), .moveDays(-1)), (.left, .moveDays(-1)), (.character("<"), .moveDays(-1)),
        (.character("l"), .moveDays(1)), (.right, .moveDays(1)), (.character(">"), .moveDays(1)),
      ],
      keys: "h l Left Right < >", summary: "day back, on", graphItem: "< > day",
      calendarItem: "< > day"),
    KeyBinding(
      actions: [
        (.character("k"), .moveDays(-7)), (.up, .moveDays(-7)),
        (.character("j"), .moveDays(7)), (.down, .moveDays(7)),
      ],
      keys: "k j Up Down", summary: "week back, on"),
    KeyBinding(
      actions: [
        (.character("["), .moveMonths(-1)), (.pageUp, .moveMonths(-1)),
        (.character("]"), .moveMonths(1)), (.pageDown, .moveMonths(1)),
      ],
      keys: "[ ] PgUp PgDn", summary: "month back, on", graphItem: "[ ] month",
      calendarItem: "[ ] month"),
    KeyBinding(
      actions: [(.character("Y"), .moveMonths(-12)), (.character("y"), .moveMonths(12))],
      keys: "Y y", summary: "year back, on"),
    KeyBinding(
      actions: [(.character("0"), .weekStart), (.character("$"), .weekEnd)],
      keys: "0 $", summary: "week's first, last day"),
    KeyBinding(
      actions: [(.home, .monthStart), (.end, .monthEnd)],
      keys: "Home End", summary: "month's first, last day"),
    KeyBinding(
      actions: [(.character("t"), .today)],
      keys: "t", summary: "today", graphItem: "t today", calendarItem: "t today"),
    KeyBinding(
      actions: [(.character("g"), .goTo)],
      keys: "g", summary: "go to a date", graphItem: "g go to", calendarItem: "g go to"),
    KeyBinding(
      actions: [(.character("i"), .birthday)],
      keys: "i", summary: "set the birthday", graphItem: "i birthday"),
    KeyBinding(
      actions: [(.character("w"), .nextPerson)], keys: "w", summary: "next person"),
    KeyBinding(
      actions: Mood.allCases.map { (.character(Character("\($0.rawValue)")), .log($0)) },
      keys: "1 2 3 4", summary: "log a mood, bad to awesome", graphItem: "1-4 mood",
      calendarItem: "1-4 log mood"),
    KeyBinding(
      actions: [(.character("u"), .takeBack)],
      keys: "u", summary: "undo a mood logged here", calendarItem: "u undo"),
    KeyBinding(
      actions: [(.tab, .switchView)],
      keys: "Tab", summary: "graph or calendar", graphItem: "Tab", calendarItem: "Tab"),
    KeyBinding(
      actions: [(.character("s"), .switchStyle)], keys: "s", summary: "another style"),
    KeyBinding(
      actions: [(.character("?"), .help)],
      keys: "?", summary: "this help", graphItem: "?", calendarItem: "?"),
    KeyBinding(
      actions: [(.control("l"), .redraw)], keys: "^L", summary: "draw again"),
    KeyBinding(
      actions: [(.control("z"), .suspend)], keys: "^Z", summary: "suspend"),
    KeyBinding(
      actions: [(.character("q"), .quit), (.control("c"), .interrupt)],
      keys: "q ^C", summary: "quit", graphItem: "q", calendarItem: "q"),
  ]

  /// The columns that the longest list of keys takes.
  static let keysWidth = table.map { $0.keys.count }.max() ?? 0

  /// What a key does; `nil` for a key that does nothing.
  static func action(of key: Key) -> BrowseAction? {
    for binding in table {
      if let found = binding.actions.first(where: { $0.key == key }) { return found.action }
    }
    return nil
  }
}
