import Testing

@testable import BiorhythmCLI

/// `bio birthday`: what is said, and what exactly is in the file afterwards.
@Suite struct BirthdayCommandTests {
  private let terminal = Terminal(columns: 80)

  private func savedFiles() -> InMemoryFiles {
    InMemoryFiles([
      preferencesPath:
        #"{"birthday":"1980-03-12","people":{"ada":"1990-12-10","日本語":"2100-01-01"}}"#
    ])
  }

  @Test func savesShowsAndForgets() throws {
    let files = InMemoryFiles()
    #expect(
      try bio("birthday 1980-03-12", files: files)
        == .printed("Saved your birthday, 1980-03-12.\n"))
    #expect(files[preferencesPath] == #"{"birthday":"1980-03-12"}"# + "\n")
    #expect(try bio("birthday", files: files) == .printed("1980-03-12\n"))
    #expect(
      try bio("birthday 1990-12-10 --who ada", files: files)
        == .printed("Saved ada's birthday, 1990-12-10.\n"))
    #expect(
      files[preferencesPath]
        == #"{"birthday":"1980-03-12","people":{"ada":"1990-12-10"}}"# + "\n")
    #expect(
      try bio("birthday yesterday -w ada", files: files)
        == .printed("Saved ada's birthday, 2015-07-02.\n"))
    #expect(try bio("birthday --who ada", files: files) == .printed("2015-07-02\n"))
    #expect(
      try bio("birthday --forget", files: files) == .printed("Removed your birthday.\n"))
    #expect(files[preferencesPath] == #"{"people":{"ada":"2015-07-02"}}"# + "\n")
    #expect(
      try bio("birthday --forget --who ada", files: files)
        == .printed("Removed ada's birthday.\n"))
    #expect(files[preferencesPath] == "{}\n")
    #expect(files.paths == [preferencesPath])
  }

  @Test(arguments: [
    ("birthday", "1980-03-12", "Born Wednesday 12 March 1980: today is day 12,896."),
    ("birthday -w ada", "1990-12-10", "ada was born Monday 10 December 1990: today is day 8,971."),
    ("birthday -w 日本語", "2100-01-01", "日本語 was born Friday 1 January 2100."),
    ("birthday -b today", "2015-07-03", "Born Friday 3 July 2015: today is day 0."),
    (
      "birthday -b 2000-01-01 -w Bo", "2000-01-01",
      "Bo was born Saturday 1 January 2000: today is day 5,662."
    ),
  ])
  func isABareDateInAPipeAndASentenceOnATerminal(
    line: String, date: String, sentence: String
  ) throws {
    #expect(try bio(line, files: savedFiles()) == .printed("\(date)\n"))
    #expect(try bio(line, terminal: terminal, files: savedFiles()) == .printed("\(sentence)\n"))
  }

  @Test func listsEverybodySortedByName() throws {
    let files = InMemoryFiles([
      preferencesPath: #"""
      {"birthday":"1980-03-12",
       "people":{"b":"2001-01-02","a":"2001-01-01","日本語":"2001-01-03"}}
      """#
    ])
    #expect(
      try bio("birthday --list", files: files)
        == .printed(
          """
           (you)   1980-03-12
           a       2001-01-01
           b       2001-01-02
           日本語  2001-01-03

          """))
    #expect(
      try bio("birthday --list --csv", files: files)
        == .printed("name,birth\n,1980-03-12\na,2001-01-01\nb,2001-01-02\n日本語,2001-01-03\n"))
    let people = #""people":{"a":"2001-01-01","b":"2001-01-02","日本語":"2001-01-03"}"#
    #expect(
      try bio("birthday --list --json", files: files)
        == .printed("{\"birthday\":\"1980-03-12\",\(people)}\n"))
    #expect(
      try bio("birthday --json", files: files)
        == .printed("{\"birthday\":\"1980-03-12\",\(people)}\n"))
  }

  @Test func showsOnePersonInEveryFormat() throws {
    #expect(
      try bio("birthday --who ada --json", files: savedFiles())
        == .printed("{\"birth\":\"1990-12-10\",\"name\":\"ada\"}\n"))
    #expect(
      try bio("birthday --birth 1980-03-12 --json")
        == .printed("{\"birth\":\"1980-03-12\",\"name\":null}\n"))
    #expect(
      try bio("birthday --who ada --csv", files: savedFiles())
        == .printed("name,birth\nada,1990-12-10\n"))
    #expect(
      try bio("birthday --birth 1980-03-12 --csv") == .printed("name,birth\n,1980-03-12\n"))
  }

  @Test(arguments: [
    ("birthday tomorrow", "bio: 'tomorrow' is not saved as a birthday: it is in the future"),
    (
      "birthday 9999-12-31 -w ada",
      "bio: '9999-12-31' is not saved as a birthday: it is in the future"
    ),
    ("birthday 1981-03-12 --forget", "bio: --forget and DATE contradict each other"),
    ("birthday 1981-03-12 --list", "bio: --list and DATE contradict each other"),
    ("birthday 1981-03-12 -b 1981-03-12", "bio: --birth and DATE contradict each other"),
    ("birthday --list --forget", "bio: --list and --forget contradict each other"),
    ("birthday --forget -b 1980-03-12", "bio: --birth and --forget contradict each other"),
    ("birthday 1981-02-29", "bio: '1981-02-29' is not a date: February 1981 has 28 days"),
    (
      "birthday 1981-03-12 --who=",
      "bio: '' is not a name: expected 1 to 64 characters, no control characters"
    ),
  ])
  func changesNothingWhenRefused(line: String, report: String) throws {
    let files = savedFiles()
    let before = files[preferencesPath]
    #expect(try bio(line, files: files) == .refused(report))
    #expect(files[preferencesPath] == before)
    let none = InMemoryFiles()
    #expect(try bio(line, files: none) == .refused(report))
    #expect(none.paths.isEmpty)
  }

  @Test func todayIsNotInTheFuture() throws {
    #expect(
      try bio("birthday today") == .printed("Saved your birthday, 2015-07-03.\n"))
  }
}
