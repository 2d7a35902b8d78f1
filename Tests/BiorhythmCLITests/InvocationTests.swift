import Testing

@testable import BiorhythmCLI

/// Files are read only where they can change the answer.
@Suite struct InvocationTests {
  private let failing = InMemoryFiles(
    failure: .unreadable(path: preferencesPath, reason: "Permission denied"))
  private let report = "bio: cannot read \(preferencesPath): Permission denied"

  @Test(arguments: [
    "day --birth 1980-03-12 --json", "today --birth 1980-03-12 --csv", "--birth 1980-03-12 --json",
    "month --birth 1980-03-12 --json", "month --birth 1980-03-12 --csv --who ada",
    "day --birth 1980-03-12 --color never", "day --birth 1980-03-12 --color always",
    "today --birth 1980-03-12 --color auto", "month --birth 1980-03-12 --color never --style rows",
    "birthday --birth 1980-03-12", "birthday --birth 1980-03-12 --json", "help", "help day",
    "--help", "day --help", "birthday --forget --help", "version", "--version", "config --help",
  ])
  func nothingIsReadWhereItCannotCount(line: String) throws {
    let output = try bio(line, files: failing)
    #expect(output.exitStatus == .success)
    #expect(output.standardError.isEmpty)
    #expect(try output == bio(line))
    #expect(!output.standardOutput.isEmpty)
  }

  @Test func noColorStandsForTheColorPreference() throws {
    let environment = ["NO_COLOR": "1"]
    let day = try bio("day --birth 1980-03-12", environment: environment, files: failing)
    #expect(try day == bio("day --birth 1980-03-12"))
    let month = try bio(
      "month --birth 1980-03-12 --style rows", environment: environment, files: failing)
    #expect(try month == bio("month --birth 1980-03-12 --style rows"))
  }

  @Test(arguments: [
    "day --birth 1980-03-12", "--birth 1980-03-12", "month --birth 1980-03-12 --color never",
    "month --birth 1980-03-12 --style rows",
  ])
  func aReadingWithABirthDateOnlyWarns(line: String) throws {
    var expected = try bio(line)
    expected.standardError = report + "\n"
    #expect(try bio(line, files: failing) == expected)
    #expect(expected.exitStatus == .success)
  }

  @Test(arguments: [
    "", "today", "day --json", "month --csv", "day --who ada --color never", "birthday",
    "birthday --list", "birthday 1980-03-12", "birthday --forget", "config", "config color",
    "config color never", "config --unset color",
  ])
  func whatIsSavedIsNeeded(line: String) throws {
    #expect(try bio(line, files: failing) == .refused(report, .failure))
  }

  /// A command line that is wrong is refused before anything is read.
  @Test(arguments: ["day --brith", "day a b", "day --json --csv", "weather", "config --csv"])
  func aWrongCommandLineReadsNothing(line: String) throws {
    let output = try bio(line, files: failing)
    #expect(output.exitStatus == .usage)
    #expect(try output == bio(line))
  }

  @Test func readingCreatesNothing() throws {
    let files = InMemoryFiles()
    for line in ["", "today", "day --birth 1980-03-12", "month", "birthday", "config", "help"] {
      #expect(try bio(line, files: files).exitStatus != .failure)
    }
    #expect(files.paths.isEmpty)
  }
}
