import Testing

@testable import BiorhythmCLI

/// What holds for the screen in every size.
@Suite struct BrowseSizeTests {
  private static let states = [
    "", "s", "ss", "\t", "\ts", "[\t", "?", "g2015-02-29\r", "t3", "\tt3", "ww", "\t[[[[h",
  ]

  private let files = InMemoryFiles([
    BrowsePlay.journalPath: SampleMoods.journal,
    preferencesPath: #"{"birthday":"1980-03-12","people":{"日本語のとても長い名前":"1990-12-10"}}"#,
  ])

  /// Even and odd numbers of rows, so that the sizes are shared between two threads.
  @Test(arguments: [(1, "C.UTF-8"), (2, "C")])
  func fillsTheScreenAndNoMore(first: Int, locale: String) throws {
    let plays = try Self.states.map { try play($0, locale: locale) }
    var faults: [String] = []
    var blanks: [String] = []
    for rows in stride(from: first, through: 60, by: 2) {
      for columns in 1...130 {
        // Each size shows one of the states, and each state many of the sizes.
        let state = (rows / 2 + columns) % plays.count
        var play = plays[state]
        play.size = ScreenSize(rows: rows, columns: columns)
        let text = play.styledText
        let name = "\(columns)x\(rows) \(Self.states[state])"
        if text.lines.count != rows || text.lines.contains(where: { $0.width >= columns }) {
          faults.append(name)
        }
        if Theme.plain.encode(text).contains(" \n") { blanks.append(name) }
      }
    }
    #expect(faults == [])
    #expect(blanks.prefix(5) == [], "lines that end in a space")
  }

  @Test(arguments: ["C.UTF-8", "C"])
  func saysWhatIsNeededBelowTheSmallestSize(locale: String) throws {
    let line = "window too small: 40\(locale == "C" ? "x" : "×")12 needed"
    for (rows, columns) in [(11, 80), (12, 39), (24, 39), (11, 40), (1, 130), (3, 36)] {
      for state in Self.states {
        var play = try play(state, locale: locale)
        play.size = ScreenSize(rows: rows, columns: columns)
        let shown = String(line.prefix(columns - 1))
        #expect(play.lines == [shown] + Array(repeating: "", count: rows - 1))
      }
    }
  }

  @Test func nothingHappensUnseenInAWindowThatIsTooSmall() throws {
    var play = try play("", locale: "C")
    play.size = ScreenSize(rows: 2, columns: 10)
    play.type("l]")
    play.size = ScreenSize(rows: 24, columns: 80)
    #expect(play.date == "2015-07-03")
    #expect(play.lines[0].hasPrefix(" Biorhythm July 2015"))
  }

  /// July 2015 has five weeks, August has six, February has four.
  @Test(arguments: ["", "s", "\t", "\ts", "g2015-08-01\r\t", "g2015-02-01\r\t"])
  func alwaysEndsWithTheKeysThatHelpAndQuit(state: String) throws {
    var play = try play(state, locale: "C")
    var faults: [String] = []
    for rows in 12...60 {
      for columns in [40, 60, 78, 79, 130] {
        play.size = ScreenSize(rows: rows, columns: columns)
        if play.lines.last?.hasSuffix("   ?   q") != true { faults.append("\(columns)x\(rows)") }
      }
    }
    #expect(faults == [])
  }

  private func play(_ keys: String, locale: String) throws -> BrowsePlay {
    var play = try BrowsePlay(
      "2015-07-03", today: "2015-08-20", files: files, rows: 40,
      environment: ["LC_ALL": locale])
    play.type(keys)
    return play
  }
}
