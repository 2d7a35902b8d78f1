import Synchronization

@testable import BiorhythmCLI

/// Files that live as long as a test.
final class InMemoryFiles: FileAccess {
  private let contents: Mutex<[String: [UInt8]]>
  private let failure: BioError?

  /// Creates files with the given texts by path.
  ///
  /// - Parameters:
  ///   - texts: What is there from the start.
  ///   - failure: What every access throws, if it is to fail.
  init(_ texts: [String: String] = [:], failure: BioError? = nil) {
    contents = Mutex(texts.mapValues { Array($0.utf8) })
    self.failure = failure
  }

  /// The text of a file; `nil` when there is none.
  subscript(path: String) -> String? {
    contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files.
  var paths: [String] {
    contents.withLock { $0.keys.sorted() }
  }

  func read(_ path: String) throws(BioError) -> [UInt8]? {
    if let failure { throw failure }
    return contents.withLock { $0[path] }
  }

  func replace(
    _ path: String, _ change: ([UInt8]?) throws(BioError) -> [UInt8]
  ) throws(BioError) {
    let new = try change(try read(path))
    contents.withLock { $0[path] = new }
  }

  func append(_ lines: [UInt8], to path: String) throws(BioError) {
    try amend(path) { _ in .append(lines) }
  }

  func amend(
    _ path: String, _ change: ([UInt8]) throws(BioError) -> FileAmendment
  ) throws(BioError) {
    let old = try read(path) ?? []
    let new =
      switch try change(old) {
      case .append(let lines):
        old + (old.isEmpty || old.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + lines
      case .truncate(let count): Array(old.prefix(count))
      }
    contents.withLock { $0[path] = new }
  }

  func readInput(_ path: String) throws(BioError) -> [UInt8] {
    guard let bytes = try read(path) else {
      throw .unreadable(path: path, reason: "No such file or directory")
    }
    return bytes
  }
}
