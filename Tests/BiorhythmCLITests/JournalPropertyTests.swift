import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// What holds for every diary.
@Suite struct JournalPropertyTests {
  private static let path = "/home/ada/.local/share/bio/moods.jsonl"

  /// A diary with random entries, and here and there a damaged or a blank line.
  private func diary(_ random: inout Randomness) throws -> InMemoryFiles {
    let files = InMemoryFiles()
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      switch Int.random(in: 0...9, using: &random) {
      case 0: try files.append(Array("{\"at\":\n".utf8), to: Self.path)
      case 1: try files.append(Array(" \r\n".utf8), to: Self.path)
      default:
        let entry = random.entry()
        let words = ["mood", "import", "/row.jsonl"]
        let line = JSON.object([
          ("at", .string(entry.time.text)), ("level", .integer(entry.mood.rawValue)),
          ("note", .string(entry.note ?? "")),
        ]).document
        try files.replace("/row.jsonl") { _ in Array(line.utf8) }
        let answer = try bio(words: words, files: files)
        try #require(answer.exitStatus == .success)
      }
    }
    return files
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>, ["--csv", "--json"])
  func importingAnExportChangesNothing(seed: UInt64, format: String) throws {
    var random = Randomness(seed: seed)
    let files = try diary(&random)
    let before = files[Self.path]
    try #require(before?.isEmpty == false)
    let export = try bio("mood list \(format)", files: files).standardOutput
    try files.replace("/export") { _ in Array(export.utf8) }
    let answer = try bio("mood import /export", files: files)
    #expect(answer.standardOutput.hasPrefix("Imported 0 entries"))
    #expect(files[Self.path] == before)
    let empty = InMemoryFiles(["/export": export])
    _ = try bio("mood import /export", files: empty)
    #expect(try bio("mood list \(format)", files: empty).standardOutput == export)
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func undoAfterAddIsTheFileBefore(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let files = try diary(&random)
    let before = files[Self.path] ?? ""
    let note = random.note()
    let added = try bio(words: ["mood", "add", "3", "--note", note], files: files)
    #expect(added.exitStatus == .success)
    #expect(files[Self.path] != before)
    #expect(try bio("mood undo", files: files).exitStatus == .success)
    #expect(files[Self.path] == before)
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func listsAndCalendarsFit(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let files = try diary(&random)
    for width in [40, 59, 60, 78, 79, 80, 120] {
      for command in ["mood list", "mood calendar 2015-07", "mood calendar 2015-07 --compact"] {
        let output = try bio("\(command) --unicode --width \(width)", files: files)
        for line in output.lines {
          try #require(line.displayWidth < width && !line.hasSuffix(" "), "\(width): \(line)")
          let hasControls = line.unicodeScalars.contains { $0.isControl }
          try #require(!hasControls, "\(line)")
        }
      }
    }
  }
}
