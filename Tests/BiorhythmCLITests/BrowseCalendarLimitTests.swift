import Testing

@testable import BiorhythmCLI

/// The calendar of moods ends with the current month, here July 2015.
@Suite struct BrowseCalendarLimitTests {
  @Test(arguments: ["]", "\u{1B}[6~", "y", "jjjjjjjj", "$$l$l$l$l$l", "\u{1B}[Fl", "[]]]"])
  func neverGoesPastTheCurrentMonth(keys: String) throws {
    var play = try BrowsePlay()
    play.type("\t" + keys)
    #expect(play.date.hasPrefix("2015-07-"))
    #expect(play.lines[0].hasPrefix("[ June '15                         July '15"))
    #expect(!play.lines[0].contains("August"))
  }

  @Test func goesToTheEndOfTheCurrentMonth() throws {
    var play = try BrowsePlay()
    play.type("\t\u{1B}[F")
    #expect(play.date == "2015-07-31")
  }

  @Test(arguments: [("2015-08-01", "2015-07-03"), ("2020-01-01", "2015-07-03")])
  func comesBackToTodayFromALaterMonth(from: String, date: String) throws {
    var play = try BrowsePlay("\(from) --birth 1980-03-12")
    play.type("\t")
    #expect(play.date == date)
  }

  @Test(arguments: ["2015-07-31", "2015-07-04", "2001-01-01"])
  func keepsADayThatItCanShow(date: String) throws {
    var play = try BrowsePlay("\(date) --birth 1980-03-12")
    play.type("\t")
    #expect(play.date == date)
  }

  @Test func saysThatALaterMonthCannotBeShown() throws {
    var play = try BrowsePlay()
    play.type("\tg2015-08-01\r")
    #expect(play.date == "2015-07-03")
    #expect(play.lines[22] == " Go to: 2015-08-01_   after the current month")
  }

  @Test func theGraphHasNoSuchEnd() throws {
    var play = try BrowsePlay()
    play.type("\t\t]")
    #expect(play.date == "2015-08-03")
  }

  @Test func olderMonthsNameTheNextOne() throws {
    var play = try BrowsePlay()
    play.type("\t[")
    #expect(
      play.lines[0]
        == "[ May '15                          June '15                         July '15 ]")
  }
}
