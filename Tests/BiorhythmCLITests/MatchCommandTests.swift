import Testing

@testable import BiorhythmCLI

/// `bio match`: two people, however they are named.
@Suite struct MatchCommandTests {
  private static let goethe = "1749-08-28"
  private static let schiller = "1759-11-10"

  private func files() -> InMemoryFiles {
    InMemoryFiles([
      preferencesPath: #"""
      {"birthday":"1980-03-12",
       "people":{"ada":"1990-12-10","grace":"1906-12-09","Zoë":"2000-01-01"}}
      """#
    ])
  }

  @Test(arguments: [
    ("match-ascii", "\(goethe) \(schiller)"),
    ("match-ascii", "\(goethe) \(schiller) --width 64"),
    ("match-unicode", "\(goethe) \(schiller) --unicode"),
    ("match-40-columns", "\(goethe) \(schiller) --width 40"),
    ("match-opposite", "1980-03-12 1980-03-26"),
    ("match-color", "\(goethe) \(schiller) --color always"),
  ])
  func keepsItsLayout(golden: String, line: String) throws {
    try expectGolden(try bio("match \(line)").standardOutput, golden)
  }

  @Test func writesADocumentOfOneLine() throws {
    #expect(
      try bio("match \(Self.goethe) \(Self.schiller) --json")
        == .printed(
          """
          {"cycles":{"emotional":{"distance":2,"harmony":97},\
          "intellectual":{"distance":3,"harmony":96},"physical":{"distance":0,"harmony":100}},\
          "overall":98,"people":[{"birth":"1749-08-28","name":null},\
          {"birth":"1759-11-10","name":null}]}

          """))
    #expect(
      try bio("match grace ada --json", files: files())
        == .printed(
          """
          {"cycles":{"emotional":{"distance":6,"harmony":78},\
          "intellectual":{"distance":8,"harmony":72},"physical":{"distance":0,"harmony":100}},\
          "overall":84,"people":[{"birth":"1906-12-09","name":"grace"},\
          {"birth":"1990-12-10","name":"ada"}]}

          """))
  }

  @Test(arguments: [
    ("ada", " you and ada", [46, 98, 85, 76]),
    ("ada grace", " ada and grace", [100, 72, 78, 84]),
    ("grace ada", " grace and ada", [100, 72, 78, 84]),
    ("1990-12-10", " you and 1990-12-10", [46, 98, 85, 76]),
    ("ada --birth 1980-03-12", " you and ada", [46, 98, 85, 76]),
    ("ada --birth 1906-12-09 --who Mum", " Mum and ada", [100, 72, 78, 84]),
    ("ada --who grace", " grace and ada", [100, 72, 78, 84]),
    ("1980-03-12 grace", " 1980-03-12 and grace", [46, 84, 33, 54]),
    ("grace 1980-03-12", " grace and 1980-03-12", [46, 84, 33, 54]),
    ("Zoë ada", " Zoë and ada", [92, 65, 85, 81]),
    ("ada ada", " ada and ada", [100, 100, 100, 100]),
  ])
  func comparesWhoeverIsNamed(line: String, title: String, percents: [Int]) throws {
    let output = try bio("match \(line)", files: files())
    #expect(output.standardError.isEmpty)
    #expect(output.lines.first == title)
    let found = output.lines.dropFirst(2).compactMap { line in
      line.firstMatch(of: /([0-9]+)%/).flatMap { Int($0.1) }
    }
    #expect(found == percents)
  }

  @Test func countsOneDayAsOne() throws {
    let lines = try bio("match today tomorrow").lines
    try #require(lines.count == 6)
    #expect(lines[0] == " 2015-07-03 and 2015-07-04")
    #expect(lines[2...4].allSatisfy { $0.hasSuffix("  1 day apart") })
  }

  @Test(arguments: [
    ("match", "'bio match' needs a word: WHO, a birth date, or a saved person's name"),
    ("match ada grace Zoë", "unexpected 'Zoë'"),
    ("match ada grace --birth 1980-03-12", "--birth and WHO WHO contradict each other"),
    ("match 1980-03-12 grace --who ada", "--who and WHO WHO contradict each other"),
    ("match 2023-02-29", "'2023-02-29' is not a date: February 2023 has 28 days"),
    ("match ada 1980-13-01", "'1980-13-01' is not a date: months run from 01 through 12"),
    ("match 0000-01-01 ada", "'0000-01-01' is not a date: years run from 0001 through 9999"),
    ("match adda", "nobody is saved as 'adda'\nhint: did you mean 'ada'?"),
    ("match ada Zoe", "nobody is saved as 'Zoe'\nhint: did you mean 'Zoë'?"),
    ("match nobody", "nobody is saved as 'nobody'\nhint: 'bio birthday --list' shows who is saved"),
    (
      "match ada --birth 80-03-12",
      "'80-03-12' is not a date for --birth: expected YYYY-MM-DD"
    ),
    ("match ada --csv", "'bio match' has no format 'csv': expected text or json"),
    ("match ada --format svg", "'bio match' has no format 'svg': expected text or json"),
  ])
  func refusesWhomItCannotFind(line: String, report: String) throws {
    #expect(try bio(line, files: files()) == .refused("bio: \(report)"))
  }

  @Test func needsABirthdayToCompareWith() throws {
    let report = """
      bio: no birthday yet
      hint: save it once with 'bio birthday 1980-03-12', or add --birth DATE
      """
    #expect(try bio("match \(Self.schiller)") == .refused(report))
    #expect(try bio("match \(Self.schiller) --json") == .refused(report))
  }

  @Test(arguments: ["--ascii", "--unicode"])
  func leavesNothingInTheLastColumn(form: String) throws {
    var faults: [String] = []
    for width in 40...80 {
      let name = String(repeating: "語", count: 60)
      for line in [
        "1980-03-12 --birth 1980-03-12 --who \(name)", "1980-03-26 --birth 1980-03-12",
        "\(Self.goethe) \(Self.schiller)",
      ] {
        let words = "match \(line) --width \(width) \(form)"
        let lines = try bio(words).lines
        try #require(lines.count == 6)
        for line in lines where line.displayWidth >= width || line.hasSuffix(" ") {
          faults.append("\(width): '\(line)'")
        }
        // The percentages stand below each other.
        let ends = lines.dropFirst(2).map {
          $0.prefix(through: $0.firstIndex(of: "%") ?? $0.startIndex).count
        }
        if Set(ends).count != 1 { faults.append("\(width): \(ends)") }
      }
    }
    #expect(faults == [])
  }

  @Test func readsNothingForTwoDates() throws {
    let line = "match \(Self.goethe) \(Self.schiller) --json"
    let failing = InMemoryFiles(failure: .unreadable(path: preferencesPath, reason: "gone"))
    #expect(try bio(line, files: failing) == bio(line))
    #expect(
      try bio("match ada --json", files: failing)
        == .refused("bio: cannot read \(preferencesPath): gone", .failure))
  }
}
