import Testing

@testable import BiorhythmCLI

/// What was probably meant.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "day", 3), ("day", "day", 0), ("day", "dya", 1), ("day", "days", 1),
    ("day", "dy", 1), ("day", "ray", 1), ("brith", "birth", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("month", "weather", 5), ("日本", "日本語", 1), ("DAY", "day", 3),
  ])
  func countsSlipsOfTheFinger(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test(arguments: [
    ("mnoth", "month"), ("mont", "month"), ("Month", "month"), ("MONTH", "month"),
    ("dya", "day"), ("tody", "today"), ("birthdya", "birthday"), ("birtday", "birthday"),
    ("confg", "config"), ("hepl", "help"), ("versoin", "version"), ("--hlep", "--help"),
    ("--brith", "--birth"), ("--birht=1980-03-12", "--birth"), ("--fromat", "--format"),
    ("--colour", "--color"), ("--Json", "--json"), ("-json", "--json"), ("--unicoed", "--unicode"),
    ("month --styel", "--style"), ("config --unste", "--unset"), ("birthday --forgte", "--forget"),
  ])
  func suggestsTheCommandOrOption(line: String, suggestion: String) throws {
    let output = try bio(line)
    #expect(output.standardError.hasSuffix("'\nhint: did you mean '\(suggestion)'?\n"))
    #expect(output.standardOutput.isEmpty)
    #expect(output.exitStatus == .usage)
  }

  @Test(arguments: ["weather", "xyzzy", "q", "日本語", "dddddd"])
  func suggestsNoCommandForWhatIsLikeNone(word: String) throws {
    for words in [[word], ["help", word]] {
      #expect(
        try bio(words: words)
          == .refused("bio: unknown command '\(word)'\nhint: 'bio help' lists the commands"))
    }
  }

  @Test(arguments: ["--frobnicate", "--q", "-x", "-xyz", "--日本語", "--", "---"])
  func suggestsNoOptionForWhatIsLikeNone(word: String) throws {
    let word = word == "--" ? "--=" : word
    let name = word.prefix { $0 != "=" }
    #expect(try bio(words: ["day", word]) == .refused("bio: unknown option '\(name)'"))
  }

  @Test func isNotImpressedByLongWords() throws {
    let word = String(repeating: "birthday", count: 2000)
    #expect(
      try bio(word)
        == .refused("bio: unknown command '\(word)'\nhint: 'bio help' lists the commands"))
    #expect(try bio("--\(word)") == .refused("bio: unknown option '--\(word)'"))
  }

  private static let choices: [(text: String, candidates: [String], closest: String?)] = [
    ("color", ["color", "style"], "color"),
    ("stlye", ["color", "style"], "style"),
    ("adda", ["eda", "ada"], "ada"),
    ("Zoë", ["Zoe"], "Zoe"),
    ("jo", ["joe", "john"], "joe"),
    ("ada", ["bob", "eve"], nil),
    ("x", ["a"], nil),
    ("a", [], nil),
    ("", ["ada"], nil),
    ("a", [""], nil),
  ]

  @Test(arguments: choices)
  func findsTheClosestCandidate(text: String, candidates: [String], closest: String?) {
    #expect(EditDistance.closest(to: text, among: candidates) == closest)
  }
}
