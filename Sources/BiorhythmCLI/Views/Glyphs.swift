import BiorhythmCore

/// The characters that pictures are made of; both sets give pictures of the same size.
struct Glyphs: Equatable, Sendable {
  var horizontal: Character
  var vertical: Character
  /// The vertical axis at a labeled row.
  var tick: Character
  /// The zero line where another line goes through it.
  var crossing: Character
  var selectedColumn: Character
  /// A dot between the days of a curve, and an empty cell of a bar.
  var dot: Character
  var bar: Character
  /// Half a cell at the left end of a bar that goes to the left.
  var leftEnd: Character?
  /// Half a cell at the right end of a bar that goes to the right.
  var rightEnd: Character?
  var rising: Character
  var falling: Character
  /// The marks of the moods, the worst first.
  var moods: [Character]

  /// The corners and crossings of a box, from the top left to the bottom right.
  var box: [[Character]]

  /// What shows that a text was cut off.
  var ellipsis: String

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", tick: "+", crossing: "+", selectedColumn: ":", dot: ".",
    bar: "=", leftEnd: nil, rightEnd: nil, rising: "/", falling: "\\",
    moods: ["-", "o", "+", "*"], box: [["+", "+", "+"], ["+", "+", "+"], ["+", "+", "+"]],
    ellipsis: "...")

  static let unicode = Glyphs(
    horizontal: "─", vertical: "│", tick: "┤", crossing: "┼", selectedColumn: "┊", dot: "·",
    bar: "█", leftEnd: "▐", rightEnd: "▌", rising: "↗", falling: "↘",
    moods: ["▂", "▄", "▆", "█"], box: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]],
    ellipsis: "…")

  /// The mark of a mood.
  func mark(of mood: Mood) -> Character {
    moods[mood.rawValue - 1]
  }
}
