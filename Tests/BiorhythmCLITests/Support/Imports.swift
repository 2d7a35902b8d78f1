@testable import BiorhythmCLI

/// The path of the imported file in these tests.
let importPath = "/home/ada/moods.csv"

/// Imports a text into a diary.
///
/// - Parameters:
///   - text: The file.
///   - options: Words behind the file, parted by single spaces.
///   - files: The diary.
/// - Returns: What the program writes, and its exit status.
/// - Throws: What `bio(_:)` throws.
func importing(
  _ text: String, _ options: String = "", into files: InMemoryFiles = InMemoryFiles()
) throws -> Output {
  try importing(bytes: Array(text.utf8), options, into: files)
}

/// Imports bytes, which need not be text, into a diary.
func importing(
  bytes: [UInt8], _ options: String = "", into files: InMemoryFiles = InMemoryFiles()
) throws -> Output {
  try files.replace(importPath) { _ in bytes }
  return try bio("mood import \(importPath) \(options)", files: files)
}
