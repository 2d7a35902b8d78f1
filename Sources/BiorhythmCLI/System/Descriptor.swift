#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file, closed when it is no longer needed.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - flags: The flags of `open`; the descriptor is never handed to other programs.
  ///   - mode: The mode of a file that is made.
  /// - Throws: ``SystemError``.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    number = try retrying { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Opens once more what a descriptor leads to.
  ///
  /// - Parameter original: A descriptor that stays open.
  /// - Throws: ``SystemError``.
  init(duplicating original: Int32) throws(SystemError) {
    number = try retrying { fcntl(original, F_DUPFD_CLOEXEC, 0) }
  }

  deinit {
    _ = close(number)
  }

  /// What the system knows of the file.
  var status: stat {
    get throws(SystemError) {
      var status = stat()
      try retrying { fstat(number, &status) }
      return status
    }
  }

  /// Whether the file is the one that a path names.
  ///
  /// - Parameter path: A path that is no link.
  /// - Returns: Whether both are the same file, and not just equal ones.
  /// - Throws: ``SystemError``.
  func isFile(at path: String) throws(SystemError) -> Bool {
    let own = try status
    var other = stat()
    return stat(path, &other) == 0 && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  /// Reads up to the end.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try retrying { read(number, &buffer, buffer.count) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try BiorhythmCLI.writeAll(bytes, to: number)
  }

  /// Makes sure that what was written survives a power cut.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
    // There fsync leaves the bytes in the drive; not every file system knows more.
    if fcntl(number, F_FULLFSYNC) != -1 { return }
    #endif
    try retrying { fsync(number) }
  }

  /// Waits until no other process holds the lock, and takes it until the file is closed.
  ///
  /// - Parameter kind: `LOCK_EX` to change the file, `LOCK_SH` to read it.
  /// - Throws: ``SystemError``.
  func lock(_ kind: Int32) throws(SystemError) {
    try retrying { flock(number, kind) }
  }
}
