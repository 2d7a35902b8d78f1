import Testing

@testable import BiorhythmCLI

/// The pictures of the screen, character for character.
@Suite struct BrowsePictureTests {
  private let files = InMemoryFiles([BrowsePlay.journalPath: SampleMoods.journal])

  @Test(arguments: [
    ("browse-graph-unicode", "", "C.UTF-8"), ("browse-graph-ascii", "", "C"),
    ("browse-calendar-unicode", "\t", "C.UTF-8"), ("browse-calendar-ascii", "\t", "C"),
  ])
  func equalsTheReference(golden: String, keys: String, locale: String) throws {
    try expectScreen(golden, keys: keys, rows: 24, columns: 80, locale: locale)
  }

  @Test(arguments: [
    ("browse-graph-120x40", "", 40, 120), ("browse-calendar-120x40", "\t", 40, 120),
    ("browse-graph-40x12", "", 12, 40), ("browse-calendar-40x12", "\t", 12, 40),
    ("browse-graph-80x12", "", 12, 80), ("browse-calendar-80x12", "\t", 12, 80),
    ("browse-rows-80x35", "ss", 35, 80), ("browse-braille-80x24", "s", 24, 80),
    ("browse-graph-60x18", "", 18, 60), ("browse-calendar-60x18", "\t", 18, 60),
    ("browse-compact-80x24", "\ts", 24, 80), ("browse-prompt-80x24", "g2015-02-29\r", 24, 80),
    ("browse-help-80x12", "?", 12, 80),
  ])
  func keepsItsLayout(golden: String, keys: String, rows: Int, columns: Int) throws {
    try expectScreen(golden, keys: keys, rows: rows, columns: columns, locale: "C.UTF-8")
  }

  private func expectScreen(
    _ golden: String, keys: String, rows: Int, columns: Int, locale: String
  ) throws {
    var play = try BrowsePlay(
      "2015-07-03 --birth 1980-03-12", today: "2015-08-20", files: files, rows: rows,
      columns: columns, environment: ["LC_ALL": locale])
    play.type(keys)
    try expectGolden(play.picture, golden)
  }
}
