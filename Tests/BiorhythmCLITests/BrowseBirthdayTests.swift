import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// Saving a birthday on the screen.
@Suite struct BrowseBirthdayTests {
  private static let saved =
    #"{"birthday":"1980-03-12","color":"auto","people":{"ada":"1990-12-10"},"theme":[1,2.5]}"#

  private let files = InMemoryFiles([preferencesPath: saved])

  @Test func startsWithTheSavedOne() throws {
    var play = try BrowsePlay("", files: files)
    play.type("i")
    #expect(play.lines[22] == " Your birthday: 1980-03-12_")
    #expect(files[preferencesPath] == Self.saved)
  }

  @Test func isSavedAtOnceWithAllElseKept() throws {
    var play = try BrowsePlay("", files: files)
    play.type("i\u{7F}4\r")
    #expect(
      files[preferencesPath]
        == #"{"birthday":"1980-03-14","color":"auto","people":{"ada":"1990-12-10"},"theme":[1,2.5]}"#
        + "\n")
    #expect(play.lines[22] == " Saved your birthday, 1980-03-14.")
    #expect(play.lines[0].hasSuffix("born 1980-03-14   Fri 3: day 12,894"))
    #expect(play.screen.prompt == nil)
  }

  @Test func isThatOfThePersonShown() throws {
    var play = try BrowsePlay("--who ada", files: files)
    play.type("i")
    #expect(play.lines[22] == " ada's birthday: 1990-12-10_")
    play.type("\u{15}1990-12-11\r")
    #expect(
      files[preferencesPath]
        == #"{"birthday":"1980-03-12","color":"auto","people":{"ada":"1990-12-11"},"theme":[1,2.5]}"#
        + "\n")
    #expect(play.lines[22] == " Saved ada's birthday, 1990-12-11.")
    #expect(
      play.lines[0]
        == " Biorhythm July 2015, ada                    born 1990-12-11   Fri 3: day 8,970")
  }

  @Test func isThatOfThePersonSwitchedTo() throws {
    var play = try BrowsePlay("", files: files)
    play.type("wi")
    #expect(play.lines[22] == " ada's birthday: 1990-12-10_")
  }

  /// The birth date of somebody else, given for this one look, must not slip into the file.
  @Test func startsWithTheSavedOneEvenIfAnotherIsShown() throws {
    var play = try BrowsePlay("--birth 1955-05-05", files: files)
    play.type("i")
    #expect(play.lines[22] == " Your birthday: 1980-03-12_")
  }

  @Test func makesTheFirstFile() throws {
    let files = InMemoryFiles()
    var play = try BrowsePlay("--birth 1980-03-12", files: files)
    play.type("i\r")
    #expect(files[preferencesPath] == #"{"birthday":"1980-03-12"}"# + "\n")
    #expect(files.paths == [preferencesPath])
    #expect(play.lines[22] == " Saved your birthday, 1980-03-12.")
  }

  @Test(arguments: [
    ("2015-07-04", "in the future"), ("tomorrow", "in the future"), ("9999-12-31", "in the future"),
    ("1980-02-30", "February 1980 has 29 days"), ("12 March", "expected YYYY-MM-DD, today, +N"),
  ])
  func aWrongOneIsNotSaved(text: String, reason: String) throws {
    var play = try BrowsePlay("", files: files)
    play.type("i\u{15}\(text)\r")
    #expect(play.lines[22] == " Your birthday: \(text)_   \(reason)")
    #expect(files[preferencesPath] == Self.saved)
    #expect(play.screen.person.birthDate.description == "1980-03-12")
  }

  @Test(arguments: ["i\u{1B}", "i\u{15}\r", "i\u{15}1990-01-01\u{1B}", "i\u{15}1990-01-01\u{3}"])
  func isNotSavedUnlessAccepted(keys: String) throws {
    var play = try BrowsePlay("", files: files)
    play.type(keys)
    #expect(files[preferencesPath] == Self.saved)
    #expect(play.screen.person.birthDate.description == "1980-03-12")
  }

  @Test func movesADayBeforeItToTheBirth() throws {
    var play = try BrowsePlay("1985-01-01", files: files)
    play.type("i\u{15}1990-01-02\r")
    #expect(play.date == "1990-01-02")
    play.type("i\u{15}2015-07-03\r")
    #expect(play.date == "2015-07-03")
    #expect(play.lines[0].hasSuffix("Fri 3: day 0"))
  }
}
