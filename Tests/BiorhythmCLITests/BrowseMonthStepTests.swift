import Testing

@testable import BiorhythmCLI

/// Going from month to month on days that not every month has.
@Suite struct BrowseMonthStepTests {
  @Test func twelveStepsShowTwelveMonthsAndLeadBack() throws {
    var play = try BrowsePlay("2016-01-31 --birth 1980-03-12")
    var dates: [String] = []
    for _ in 1...12 {
      play.type("]")
      dates.append(play.date)
    }
    #expect(
      dates == [
        "2016-02-29", "2016-03-29", "2016-04-29", "2016-05-29", "2016-06-29", "2016-07-29",
        "2016-08-29", "2016-09-29", "2016-10-29", "2016-11-29", "2016-12-29", "2017-01-29",
      ])
    dates = []
    for _ in 1...12 {
      play.type("[")
      dates.append(play.date)
    }
    #expect(
      dates == [
        "2016-12-29", "2016-11-29", "2016-10-29", "2016-09-29", "2016-08-29", "2016-07-29",
        "2016-06-29", "2016-05-29", "2016-04-29", "2016-03-29", "2016-02-29", "2016-01-29",
      ])
    #expect(play.lines[0].hasPrefix(" Biorhythm January 2016 "))
  }

  @Test(arguments: [
    ("2016-01-31", "]", "2016-02-29"), ("2016-01-31", "]]", "2016-03-29"),
    ("2015-01-31", "]", "2015-02-28"), ("2015-03-31", "[", "2015-02-28"),
    ("2016-03-31", "[", "2016-02-29"), ("2015-10-31", "]", "2015-11-30"),
    ("2015-03-30", "[", "2015-02-28"), ("2015-12-31", "]", "2016-01-31"),
    ("2016-01-31", "[", "2015-12-31"), ("2015-05-31", "\u{1B}[6~", "2015-06-30"),
    ("2015-05-31", "\u{1B}[5~", "2015-04-30"), ("2016-02-29", "y", "2017-02-28"),
    ("2016-02-29", "Y", "2015-02-28"), ("2016-02-29", "yyyy", "2020-02-28"),
    ("1999-02-28", "y", "2000-02-28"), ("2000-02-29", "YY", "1998-02-28"),
  ])
  func clampsTheDay(from: String, keys: String, date: String) throws {
    var play = try BrowsePlay("\(from) --birth 1980-03-12")
    play.type(keys)
    #expect(play.date == date)
  }

  @Test func aDayThatWasClampedIsForgotten() throws {
    var play = try BrowsePlay("2016-01-31 --birth 1980-03-12")
    play.type("][")
    #expect(play.date == "2016-01-29")
  }
}
