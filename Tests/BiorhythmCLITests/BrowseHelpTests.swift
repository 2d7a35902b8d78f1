import Testing

@testable import BiorhythmCLI

@Suite struct BrowseHelpTests {
  @Test(arguments: ["C", "C.UTF-8"])
  func equalsTheReference(locale: String) throws {
    var play = try BrowsePlay(environment: ["LC_ALL": locale])
    play.type("?")
    try expectGolden(play.picture, "browse-help-80x24")
  }

  @Test(arguments: [(12, 40), (12, 80), (14, 60), (20, 80), (21, 40), (24, 80), (60, 130)])
  func showsEveryKeyInEverySize(rows: Int, columns: Int) throws {
    for locale in ["C", "C.UTF-8"] {
      var play = try BrowsePlay(rows: rows, columns: columns, environment: ["LC_ALL": locale])
      play.type("?")
      // An item may be broken at the end of a line, but not within the keys.
      let words = play.lines.joined(separator: " ").split { $0 == " " || $0 == ":" }
      let keys = KeyBinding.table.flatMap { $0.keys.split(separator: " ") }
      let missing = keys.filter { !words.contains($0) }
      #expect(missing == [], "\(locale)")
      #expect(play.lines[..<rows].contains(" q, ? or Esc goes back"))
    }
  }

  @Test func summariesStandInOneColumn() throws {
    var play = try BrowsePlay()
    play.type("?")
    let columns = zip(play.lines[1...], KeyBinding.table).map { line, binding in
      line.count - binding.summary.count
    }
    #expect(columns.filter { $0 != columns[0] } == [])
  }

  @Test(arguments: ["?", "q", "\u{1B}"])
  func isClosed(key: String) throws {
    var play = try BrowsePlay()
    let screen = play.screen
    play.type("?")
    #expect(play.screen.isHelpShown)
    play.type(key)
    #expect(play.screen == screen)
    #expect(play.next == .draw)
  }

  @Test func otherKeysDoNothingInIt() throws {
    var play = try BrowsePlay()
    play.type("?")
    let screen = play.screen
    play.type("hjkl<>[]Yy0$tgiw1234us\t\r\u{7F}\u{C}\u{1B}[A\u{1B}[H\u{1B}[5~xyz")
    #expect(play.screen == screen)
    #expect(play.files.paths == [])
    #expect(play.next == .draw)
  }

  @Test(arguments: [("\u{3}", BrowseSession.Next.interrupt), ("\u{1A}", .suspend)])
  func letsTheProgramBeLeft(key: String, next: BrowseSession.Next) throws {
    var play = try BrowsePlay()
    play.type("?\(key)")
    #expect(play.next == next)
  }

  @Test func comesBackToTheSameView() throws {
    var play = try BrowsePlay("2015-07-15 --birth 1980-03-12")
    play.type("\ts")
    let picture = play.picture
    play.type("??")
    #expect(play.picture == picture)
  }
}
