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
}
