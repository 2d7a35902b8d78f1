import Synchronization

@testable import BiorhythmCLI

/// Files of which some cannot be read or saved, as long as a test wants it.
final class BrittleFiles: FileAccess {
  private let files: InMemoryFiles
  private let readingFaults = Mutex<[String: String]>([:])
  private let savingFaults = Mutex<[String: String]>([:])

  init(_ files: InMemoryFiles) {
    self.files = files
  }

  /// Sets why a file cannot be read; `nil` for one that can.
  func failReading(_ path: String, _ reason: String?) {
    readingFaults.withLock { $0[path] = reason }
  }

  /// Sets why a file cannot be saved; `nil` for one that can.
  func failSaving(_ path: String, _ reason: String?) {
    savingFaults.withLock { $0[path] = reason }
  }

  func read(_ path: String) throws(BioError) -> [UInt8]? {
    if let reason = readingFaults.withLock({ $0[path] }) {
      throw .unreadable(path: path, reason: reason)
    }
    return try files.read(path)
  }

  func replace(
    _ path: String, _ change: ([UInt8]?) throws(BioError) -> [UInt8]
  ) throws(BioError) {
    try checkSaving(path)
    try files.replace(path, change)
  }

  func append(_ lines: [UInt8], to path: String) throws(BioError) {
    try checkSaving(path)
    try files.append(lines, to: path)
  }

  func amend(
    _ path: String, _ change: ([UInt8]) throws(BioError) -> FileAmendment
  ) throws(BioError) {
    try checkSaving(path)
    try files.amend(path, change)
  }

  func readInput(_ path: String) throws(BioError) -> [UInt8] {
    try files.readInput(path)
  }

  private func checkSaving(_ path: String) throws(BioError) {
    if let reason = savingFaults.withLock({ $0[path] }) {
      throw .unsavable(path: path, reason: reason)
    }
  }
}
