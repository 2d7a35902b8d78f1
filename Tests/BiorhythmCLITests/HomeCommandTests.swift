import Testing

@testable import BiorhythmCLI

/// `bio` alone.
@Suite struct HomeCommandTests {
  private static let shortHelp = """
    bio shows the biorhythm of a day or a month.

    Start with your birthday:

      bio birthday 1980-03-12    save it
      bio today                  today's readings
      bio month                  this month's curves

    Or without saving anything:

      bio month 2015-07 --birth 1980-03-12

    'bio help' shows everything.

    """

  private static let panel = """
     Friday 3 July 2015    day 12,896 of your life
                    -100                0                +100
     P Physical     .===================|....................  -94% \\  crit in 7d
     I Intellectual .===================|....................  -97% /  crit in 7d
     E Emotional    ...........=========|....................  -43% \\ crit in 12d

    """

  @Test(arguments: [
    "", "--ascii", "--color never", "--unicode --width 100", "--format text", "--",
  ])
  func helpsWhereNoBirthdayIsSaved(line: String) throws {
    #expect(try bio(line) == .printed(Self.shortHelp))
    let files = InMemoryFiles([preferencesPath: #"{"people":{"ada":"1990-12-10"}}"#])
    #expect(try bio(line, files: files) == .printed(Self.shortHelp))
  }

  @Test func showsTodayWhereABirthdayIsSaved() throws {
    let files = InMemoryFiles([preferencesPath: #"{"birthday":"1980-03-12"}"#])
    for line in ["", "today", "day", "day today"] {
      #expect(try bio(line, files: files) == .printed(Self.panel))
    }
    #expect(try bio("--birth 1980-03-12") == .printed(Self.panel))
    for format in ["--json", "--csv"] {
      #expect(try bio(format, files: files) == bio("today \(format)", files: files))
    }
  }

  @Test(arguments: ["--json", "--csv", "--format json", "today", "day", "month", "birthday"])
  func onlyPeopleAreHelpedThatWay(line: String) throws {
    #expect(
      try bio(line)
        == .refused(
          """
          bio: no birthday yet
          hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE
          """))
  }

  @Test func theShortHelpShowsCommandLinesThatAreRight() throws {
    let files = InMemoryFiles()
    let lines = Self.shortHelp.split(separator: "\n").filter { $0.hasPrefix("  bio ") }
    #expect(lines.count == 4)
    for line in lines {
      let words = line.dropFirst(6).split(separator: " ")
      let command = words.prefix { $0 != "save" && $0 != "today's" && $0 != "this" }
      #expect(try bio(command.joined(separator: " "), files: files).exitStatus == .success)
    }
  }
}
