import BiorhythmCore

/// What a key does on the screen.
enum BrowseAction: Equatable, Sendable {
  case moveDays(Int)
  case moveMonths(Int)
  case weekStart
  case weekEnd
  case monthStart
  case monthEnd
  case today
  case goTo
  case birthday
  case nextPerson
  case log(Mood)
  case takeBack
  case switchView
  case switchStyle
  case help
  case redraw
  case suspend
  case quit
  case interrupt
}
