/// A key press as the terminal sends it.
enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case tab
  case enter
  case escape
  case backspace
  /// Text that was pasted in one piece.
  case paste(String)
}
