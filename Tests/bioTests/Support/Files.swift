import Foundation
import Testing

/// The files that a test prepares and looks at.
enum Files {
  /// The bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// Writes a file, and makes the folders around it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The sorted names of all that is in a folder, hidden files too.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// The permissions of a file or a folder.
  static func permissions(of path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o7777
  }

  /// Changes the permissions of a file or a folder.
  static func setPermissions(of path: String, to permissions: mode_t) throws {
    try #require(chmod(path, permissions) == 0)
  }

  /// Whether the tests are run by somebody whom no permission stops.
  static var obeyNobody: Bool {
    geteuid() == 0
  }

  /// Whether there is a device on which nothing can be written.
  static var haveFullDevice: Bool {
    FileManager.default.fileExists(atPath: "/dev/full")
  }
}
