/// The files that the program keeps.
protocol FileAccess: Sendable {
  /// Reads a whole file.
  ///
  /// - Parameter path: The path of a regular file.
  /// - Returns: The bytes, or `nil` when there is no such file.
  /// - Throws: ``BioError/unreadable(path:reason:)``.
  func read(_ path: String) throws(BioError) -> [UInt8]?

  /// Replaces a whole file, so that it is old or new and whole at every moment.
  ///
  /// Only one process at a time reads, changes, and replaces a file. Folders that are missing are
  /// made. A symbolic link stays a link, and a mode stays a mode.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - change: Makes the new bytes out of the old ones; `nil` stands for no file.
  /// - Throws: ``BioError/unsavable(path:reason:)``, or what `change` throws; then nothing has
  ///   changed.
  func replace(
    _ path: String, _ change: ([UInt8]?) throws(BioError) -> [UInt8]
  ) throws(BioError)

  /// Adds lines to the end of a file, after mending a last line that was not ended.
  ///
  /// Only one process at a time adds to a file. It is made where it is missing.
  ///
  /// - Parameters:
  ///   - lines: Whole lines with their ends.
  ///   - path: The path of the file.
  /// - Throws: ``BioError/unsavable(path:reason:)``; then the file is what it was.
  func append(_ lines: [UInt8], to path: String) throws(BioError)

  /// Changes the end of a file in a way that depends on the whole of it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - change: Settles what to do, while no other process changes the file.
  /// - Throws: ``BioError/unsavable(path:reason:)``, or what `change` throws; then the file is what
  ///   it was.
  func amend(
    _ path: String, _ change: ([UInt8]) throws(BioError) -> FileAmendment
  ) throws(BioError)

  /// Reads a file of any kind that the user named.
  ///
  /// - Parameter path: The path of the file; `-` stands for standard input.
  /// - Returns: The bytes.
  /// - Throws: ``BioError/unreadable(path:reason:)``, also when there is no such file.
  func readInput(_ path: String) throws(BioError) -> [UInt8]
}

/// A change to the end of a file.
enum FileAmendment: Equatable {
  /// Adds whole lines, after mending a last line that was not ended.
  case append([UInt8])

  /// Cuts the file off after a number of bytes.
  case truncate(Int)
}
