import Testing

@testable import BiorhythmCLI

/// A preferences file that is damaged before or while the screen is open.
@Suite struct BrowseDamagedPreferencesTests {
  private let files = InMemoryFiles([preferencesPath: #"{"birthday":"1980-0"#])
  private let problem = "/home/ada/.config/bio/preferences.json: not a JSON document"

  @Test func isOnlyAWarningWithABirthDate() throws {
    var play = try BrowsePlay("--birth 1980-03-12", files: files)
    #expect(play.lines[22] == " \(problem)")
    play.type("l")
    #expect(play.date == "2015-07-04")
    #expect(play.lines[22] == String(repeating: "─", count: 79))
  }

  @Test func opensNoScreenWithoutOne() throws {
    #expect(throws: BrowsePlay.NoScreen.self) { try BrowsePlay("", files: files) }
  }

  @Test(arguments: ["w", "i\r", "i\u{15}1990-01-01\r"])
  func isSaidAndNeverOverwritten(keys: String) throws {
    var play = try BrowsePlay("--birth 1980-03-12", files: files)
    play.type("l\(keys)")
    #expect(play.lines[22] == " \(problem)")
    #expect(play.screen.prompt == nil)
    #expect(play.lines[0].hasSuffix("born 1980-03-12   Sat 4: day 12,897"))
    #expect(files[preferencesPath] == #"{"birthday":"1980-0"#)
    play.type("h")
    #expect(play.date == "2015-07-03")
  }

  @Test func thatCannotBeSavedKeepsThePersonShown() throws {
    var play = try BrowsePlay()
    play.disk.failSaving(preferencesPath, "Permission denied")
    play.type("i\u{15}1990-01-01\r")
    #expect(play.lines[22] == " cannot save \(preferencesPath): Permission denied")
    #expect(play.lines[0].hasSuffix("born 1980-03-12   Fri 3: day 12,896"))
  }

  @Test func moodsAreLoggedAllTheSame() throws {
    var play = try BrowsePlay("--birth 1980-03-12", files: files)
    play.type("3")
    #expect(play.journal == #"{"at":"2015-07-03T08:10:00+02:00","level":3}"# + "\n")
  }
}
