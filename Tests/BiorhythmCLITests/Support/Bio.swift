import BiorhythmCore

@testable import BiorhythmCLI

/// The path of the preferences file in these tests.
let preferencesPath = "/home/ada/.config/bio/preferences.json"

/// Runs a whole command line in memory, on 3 July 2015 unless another day is given.
///
/// - Parameters:
///   - line: The words after `bio`, parted by single spaces.
///   - today: The day on which the command is run.
///   - environment: The environment variables besides HOME.
///   - terminal: The terminal that standard output leads to; by default it is a pipe.
///   - files: The files that are kept.
/// - Returns: What the program writes, and its exit status.
/// - Throws: `CivilDateError` when `today` is no date.
func bio(
  _ line: String, today: String = "2015-07-03", environment: [String: String] = [:],
  terminal: Terminal? = nil, files: InMemoryFiles = InMemoryFiles()
) throws -> Output {
  let words = line.split(separator: " ").map(String.init)
  return try bio(
    words: words, today: today, environment: environment, terminal: terminal, files: files)
}

/// Runs a whole command line in memory, given as its words.
func bio(
  words: [String?], today: String = "2015-07-03", environment: [String: String] = [:],
  terminal: Terminal? = nil, files: InMemoryFiles = InMemoryFiles()
) throws -> Output {
  let variables = environment.merging(["HOME": "/home/ada"]) { given, _ in given }
  let context = Context(
    // Ten past eight in the morning, in summer time.
    now: WallTime(date: try CivilDate(iso8601: today), second: 29_400, utcOffset: 7200),
    utcOffset: { date, _ in (4...9).contains(date.month) ? 7200 : 3600 },
    environment: Environment { variables[$0] },
    terminal: terminal,
    progress: { _ in },
    files: files)
  switch BioTool.response(to: TypedWords(words), in: context) {
  case .output(let output): return output
  case .stream(let chunks, let standardError):
    return Output(
      standardOutput: String(decoding: Array(chunks.joined()), as: UTF8.self),
      standardError: standardError)
  case .screen: return Output(standardOutput: "(screen)\n")
  }
}

extension Output {
  /// The lines of standard output.
  var lines: [String] {
    standardOutput.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }
}
