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
  var moods: String

  /// The corners and crossings of a box: those of the top, of a line within, and of the bottom.
  var boxTop: String
  var boxLine: String
  var boxBottom: String

  /// What shows that a text was cut off.
  var ellipsis: String

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", tick: "+", crossing: "+", selectedColumn: ":", dot: ".",
    bar: "=", leftEnd: nil, rightEnd: nil, rising: "/", falling: "\\",
    moods: "-o+*", boxTop: "+++", boxLine: "+++", boxBottom: "+++", ellipsis: "...")

  static let unicode = Glyphs(
    horizontal: "─", vertical: "│", tick: "┤", crossing: "┼", selectedColumn: "┊", dot: "·",
    bar: "█", leftEnd: "▐", rightEnd: "▌", rising: "↗", falling: "↘",
    moods: "▂▄▆█", boxTop: "┌┬┐", boxLine: "├┼┤", boxBottom: "└┴┘", ellipsis: "…")

  /// The mark of a mood.
  func mark(of mood: Mood) -> Character {
    moods[moods.index(moods.startIndex, offsetBy: mood.rawValue - 1)]
  }
}
