import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// Going from person to person.
@Suite struct BrowsePeopleTests {
  private let files = InMemoryFiles([
    preferencesPath: #"{"birthday":"1980-03-12","people":{"zoe":"2012-02-29","ada":"1990-12-10"}}"#
  ])

  @Test func goesThroughAllWhoAreSaved() throws {
    var play = try BrowsePlay("2015-07-15", files: files)
    var titles: [String] = []
    for _ in 1...3 {
      play.type("w")
      titles.append(play.lines[0])
    }
    #expect(
      titles == [
        " Biorhythm July 2015, ada                   born 1990-12-10   Wed 15: day 8,983",
        " Biorhythm July 2015, zoe                   born 2012-02-29   Wed 15: day 1,232",
        " Biorhythm July 2015                       born 1980-03-12   Wed 15: day 12,908",
      ])
    #expect(play.date == "2015-07-15")
  }

  @Test func goesOnFromWhomeverIsShown() throws {
    var play = try BrowsePlay("--who ada", files: files)
    play.type("w")
    #expect(play.screen.person.name == "zoe")
    play = try BrowsePlay("--who Bob --birth 1955-05-05", files: files)
    play.type("w")
    #expect(play.screen.person == Person(name: nil, birthDate: try date("1980-03-12")))
  }

  @Test func movesADayBeforeTheirBirthToIt() throws {
    var play = try BrowsePlay("2001-01-01", files: files)
    play.type("ww")
    #expect(play.date == "2012-02-29")
    #expect(play.lines[0].hasSuffix("born 2012-02-29   Wed 29: day 0"))
  }

  @Test func findsWhoWasSavedMeanwhile() throws {
    let files = InMemoryFiles([preferencesPath: #"{"birthday":"1980-03-12"}"#])
    var play = try BrowsePlay("", files: files)
    play.type("w")
    #expect(play.lines[22] == " Nobody else is saved.")
    _ = try bio("birthday 1990-12-10 --who ada", files: files)
    play.type("w")
    #expect(play.screen.person.name == "ada")
  }

  @Test(arguments: ["--birth 1980-03-12", "--birth 1980-03-12 --who Bob"])
  func staysWhereNobodyIsSaved(line: String) throws {
    var play = try BrowsePlay(line)
    let person = play.screen.person
    play.type("w")
    #expect(play.screen.person == person)
    #expect(play.lines[22] == " Nobody else is saved.")
  }

  @Test func moodsAreAlwaysTheUsersOwn() throws {
    var play = try BrowsePlay("", files: files)
    play.type("4ww2")
    #expect(
      play.journal == """
        {"at":"2015-07-03T08:10:00+02:00","level":4}
        {"at":"2015-07-03T08:10:00+02:00","level":2}

        """)
    #expect(play.lines[21] == " Mood  ▆▆ good, 3.0 from 2 entries")
  }

  private func date(_ text: String) throws -> CivilDate {
    try CivilDate(iso8601: text)
  }
}
