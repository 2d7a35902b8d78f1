/// The ways to draw a month.
enum GraphStyle: String, CaseIterable, Sendable {
  /// Curves from left to right, a letter a day.
  case letters

  /// A line a day, with the curves from top to bottom.
  case rows

  /// Curves from left to right, in dots of an eighth of a cell.
  case braille
}
