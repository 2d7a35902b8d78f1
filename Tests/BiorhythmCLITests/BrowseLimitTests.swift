import Testing

@testable import BiorhythmCLI

/// Days that cannot be selected.
@Suite struct BrowseLimitTests {
  @Test(arguments: [
    ("1980-03-12", "h"), ("1980-03-12", "k"), ("1980-03-12", "["), ("1980-03-12", "Y"),
    ("1980-03-12", "0"), ("1980-03-20", "\u{1B}[H"), ("1980-03-15", "k"), ("1980-04-05", "["),
    ("1981-02-01", "Y"), ("1980-03-14", "0"), ("1980-05-31", "[[[[["),
  ])
  func neverGoesBeforeTheBirth(from: String, keys: String) throws {
    var play = try BrowsePlay("\(from) --birth 1980-03-12")
    play.type(keys)
    #expect(play.date == "1980-03-12")
    #expect(play.lines[0].hasSuffix("born 1980-03-12   Wed 12: day 0"))
  }

  @Test(arguments: ["h", "k", "[", "Y", "0", "\u{1B}[H"])
  func neverGoesBeforeTheFirstYear(keys: String) throws {
    var play = try BrowsePlay("0001-01-01 --birth 0001-01-01")
    play.type(keys)
    #expect(play.date == "0001-01-01")
  }

  @Test(arguments: [
    ("9999-12-31", "l"), ("9999-12-31", "j"), ("9999-12-31", "]"), ("9999-12-31", "y"),
    ("9999-12-31", "$"), ("9999-12-01", "\u{1B}[F"), ("9998-12-31", "yyy"),
  ])
  func neverGoesPastTheLastYear(from: String, keys: String) throws {
    var play = try BrowsePlay("\(from) --birth 1980-03-12")
    play.type(keys)
    #expect(play.date == "9999-12-31")
    #expect(play.lines[0].hasPrefix(" Biorhythm December 9999 "))
    play.type("\t\t")
    #expect(play.lines.count == 24)
  }

  @Test(arguments: ["1980-03-11", "1979-12-31", "0001-01-01"])
  func saysThatADayBeforeTheBirthCannotBeShown(date: String) throws {
    var play = try BrowsePlay("2015-07-15 --birth 1980-03-12")
    play.type("g\(date)\r")
    #expect(play.date == "2015-07-15")
    #expect(play.lines[22] == " Go to: \(date)_   before the birth, 1980-03-12")
    play.type("\u{15}1980-03-12\r")
    #expect(play.date == "1980-03-12")
  }

  @Test func theFirstAndTheLastMonthCanBeShownInBothViews() throws {
    for (date, line) in [("0001-01-01", "January '01"), ("9999-12-31", "December '99")] {
      let birth = date == "0001-01-01" ? date : "1980-03-12"
      var play = try BrowsePlay("\(date) --birth \(birth)", today: date)
      play.type("\t")
      #expect(play.lines[0].contains(line))
      #expect(play.lines.count == 24)
    }
  }
}
