import Testing

@testable import BiorhythmCLI

/// Names, and the people who are saved under them.
@Suite struct PersonTests {
  private static let saved = #"""
    {"birthday":"1980-03-12",
     "people":{"Zoë":"2001-01-03","ada":"2001-01-01","bob":"2001-01-02"}}
    """#

  private func files() -> InMemoryFiles {
    InMemoryFiles([preferencesPath: Self.saved])
  }

  @Test(arguments: [
    "a", "Ada Lovelace", "日本語", "👨‍👩‍👧", "-5", "--json", "a=b", "=1+1", "it's", "\"", "\\", "(you)",
    "é\u{301}", String(repeating: "n", count: 64), String(repeating: "語", count: 64),
    String(repeating: "👨‍👩‍👧", count: 64),
  ])
  func namesMayBeAnythingReadable(name: String) throws {
    #expect(Person.isName(name))
    let files = InMemoryFiles()
    #expect(
      try bio(words: ["birthday", "2001-01-01", "--who", name], files: files)
        == .printed("Saved \(name)'s birthday, 2001-01-01.\n"))
    #expect(
      try bio(words: ["birthday", "-w\(name)"], files: files) == .printed("2001-01-01\n"))
    let csv = try bio(words: ["day", "--csv", "--who=\(name)"], files: files)
    #expect(csv.lines.last?.hasPrefix("2015-07-03,5296,") == true)
    #expect(
      try bio(words: ["birthday", "--forget", "--who", name], files: files).exitStatus == .success)
    #expect(files[preferencesPath] == "{}\n")
  }

  @Test(arguments: [
    ("", ""), ("a\nb", "a b"), ("tab\t", "tab "), ("bell\u{7}", "bell"),
    ("\u{1B}[31mred", "[31mred"),
    ("\u{202E}turned", "turned"), ("\u{9B}1m", "1m"), ("a\u{2028}b", "a b"), ("a\0b", "ab"),
    (String(repeating: "n", count: 65), String(repeating: "n", count: 65)),
    (String(repeating: "👨‍👩‍👧", count: 65), String(repeating: "👨‍👩‍👧", count: 65)),
  ])
  func refusesNamesThatCannotBeShown(name: String, shown: String) throws {
    #expect(!Person.isName(name))
    let report =
      "bio: '\(shown)' is not a name: expected 1 to 64 characters, no control characters"
    let lines = [
      ["day", "--birth", "1980-03-12"], ["birthday", "1980-03-12"], ["birthday"], ["day"],
    ]
    for line in lines {
      let files = files()
      #expect(try bio(words: line + ["--who", name], files: files) == .refused(report))
      #expect(files[preferencesPath] == Self.saved)
    }
  }

  @Test(arguments: [
    ("adda", "did you mean 'ada'?"),
    ("Ada", "did you mean 'ada'?"),
    ("bbo", "did you mean 'bob'?"),
    ("Zoe", "did you mean 'Zoë'?"),
    ("charles", "'bio birthday --list' shows who is saved"),
    ("(you)", "'bio birthday --list' shows who is saved"),
  ])
  func refusesNamesThatAreNotSaved(name: String, hint: String) throws {
    let report = "bio: nobody is saved as '\(name)'\nhint: \(hint)"
    for line in ["day", "today", "month", "birthday", "", "day --json"] {
      let files = files()
      #expect(try bio("\(line) --who \(name)", files: files) == .refused(report), "bio \(line)")
      #expect(files[preferencesPath] == Self.saved)
    }
  }

  @Test func forgettingANameThatIsNotSavedIsRefusedAlike() throws {
    let files = files()
    #expect(
      try bio("birthday --forget --who adda", files: files)
        == .refused("bio: nobody is saved as 'adda'\nhint: did you mean 'ada'?"))
    #expect(files[preferencesPath] == Self.saved)
  }

  @Test func withABirthDateTheNameIsALabel() throws {
    let output = try bio("day --birth 1980-03-12 --who Nobody", files: files())
    #expect(output.lines.first == " Friday 3 July 2015    day 12,896 of Nobody's life")
    #expect(output.standardError.isEmpty)
  }

  @Test func accentsMayBeTypedInEitherForm() throws {
    let composed = try bio(words: ["birthday", "--who", "Zo\u{EB}"], files: files())
    let decomposed = try bio(words: ["birthday", "--who", "Zoe\u{308}"], files: files())
    #expect(composed == .printed("2001-01-03\n"))
    #expect(decomposed == composed)
  }

  @Test func aSpaceAtTheEndOfANameEndsNoLine() throws {
    for line in ["month", "month --style rows", "day", "birthday --list"] {
      let words = line.split(separator: " ").map(String.init)
      let label = words.contains("--list") ? [] : ["--birth", "1980-03-12", "--who", "Ada "]
      let output = try bio(words: words + ["--width", "40"] + label, files: files())
      #expect(output.lines.filter { $0.hasSuffix(" ") } == [], "bio \(line)")
    }
  }
}
