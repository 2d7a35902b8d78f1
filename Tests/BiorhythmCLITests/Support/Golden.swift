import Foundation
import Testing

/// Checks that a text equals the golden file of the given name.
///
/// To accept new output, run `RECORD_GOLDENS=1 swift test`, then review the difference in Git.
func expectGolden(
  _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens/\(name).txt").standardizedFileURL
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
    try Data(actual.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  let isEqual = actual == expected
  #expect(isEqual, "\(name) differs:\n\(actual)", sourceLocation: sourceLocation)
}
