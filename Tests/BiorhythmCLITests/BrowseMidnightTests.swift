import Testing

@testable import BiorhythmCLI

/// The screen stays open while the days go by.
@Suite struct BrowseMidnightTests {
  @Test(arguments: [("", "2015-07-04"), ("ll", "2015-07-05"), ("h", "2015-07-02")])
  func movesTheSelectionOnlyIfItWasOnToday(keys: String, date: String) throws {
    var play = try BrowsePlay()
    play.type(keys)
    try play.wake(on: "2015-07-04")
    #expect(play.date == date)
    play.type("t")
    #expect(play.date == "2015-07-04")
  }

  @Test(arguments: ["", "\t"])
  func goesOnToTheNextMonth(keys: String) throws {
    var play = try BrowsePlay(today: "2015-07-31")
    play.type(keys)
    try play.wake(on: "2015-08-01")
    #expect(play.date == "2015-08-01")
    #expect(play.lines[0].contains("August"))
  }

  @Test func opensTheNextMonthOfTheCalendar() throws {
    var play = try BrowsePlay(today: "2015-07-31")
    play.type("\th]")
    #expect(play.date == "2015-07-30")
    try play.wake(on: "2015-08-01")
    #expect(play.date == "2015-07-30")
    play.type("]")
    #expect(play.date == "2015-08-30")
  }

  @Test func logsForTheNewDay() throws {
    var play = try BrowsePlay()
    try play.wake(on: "2015-07-04")
    play.type("3")
    #expect(play.journal == #"{"at":"2015-07-04T08:10:00+02:00","level":3}"# + "\n")
  }

  @Test func yesterdayIsAnOtherDayThen() throws {
    var play = try BrowsePlay()
    play.type("h")
    try play.wake(on: "2015-07-04")
    play.type("l3")
    #expect(play.journal == #"{"at":"2015-07-03","level":3}"# + "\n")
  }

  @Test func disturbsNoPrompt() throws {
    var play = try BrowsePlay()
    play.type("g+1")
    try play.wake(on: "2015-07-04")
    #expect(play.screen.prompt?.text == "+1")
    play.type("\r")
    #expect(play.date == "2015-07-05")
  }

  @Test func anUnchangedDayChangesNothing() throws {
    var play = try BrowsePlay()
    play.type("\t?")
    let screen = play.screen
    try play.wake(on: "2015-07-03")
    #expect(play.screen == screen)
  }
}
