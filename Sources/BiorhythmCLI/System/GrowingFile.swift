#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is open for adding to its end, and that no other process changes meanwhile.
struct GrowingFile: ~Copyable {
  let descriptor: Descriptor
  private let path: String
  private let isNew: Bool

  /// Opens and locks a file, which is made where it is missing.
  ///
  /// - Parameter path: The path of a regular file or of a link to one.
  /// - Throws: ``SystemError``.
  init(_ path: String) throws(SystemError) {
    let target = try FilePath.resolvingLinks(path)
    try FilePath.makeFolders(FilePath.folder(of: target))
    var isNew = false
    descriptor = try Self.openLocked(target, isNew: &isNew)
    self.path = target
    self.isNew = isNew
  }

  private static func openLocked(
    _ path: String, isNew: inout Bool
  ) throws(SystemError) -> Descriptor {
    let descriptor = try open(path, isNew: &isNew)
    guard try descriptor.status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
    try descriptor.lock(LOCK_EX)
    // Whoever held the lock may have taken this file away or put another in its place.
    if try descriptor.isFile(at: path) { return descriptor }
    return try openLocked(path, isNew: &isNew)
  }

  private static func open(_ path: String, isNew: inout Bool) throws(SystemError) -> Descriptor {
    isNew = false
    do throws(SystemError) {
      return try Descriptor(path, O_RDWR | O_APPEND | O_NONBLOCK)
    } catch .call(ENOENT) {
      do throws(SystemError) {
        let descriptor = try Descriptor(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL)
        isNew = true
        return descriptor
      } catch .call(EEXIST) {
        return try open(path, isNew: &isNew)
      }
    }
  }

  /// Adds whole lines in one piece, and a line end before them where the last line lacks one.
  ///
  /// - Throws: ``SystemError``; the file then is what it was.
  func append(_ lines: [UInt8]) throws(SystemError) {
    let size = try descriptor.status.st_size
    var last = UInt8(ascii: "\n")
    if size > 0 { try retrying { pread(descriptor.number, &last, 1, size - 1) } }
    let mend = last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
    do throws(SystemError) {
      try descriptor.writeAll(mend + lines)
      try descriptor.synchronize()
      if isNew { try Descriptor(FilePath.folder(of: path), O_RDONLY | O_DIRECTORY).synchronize() }
    } catch {
      _ = ftruncate(descriptor.number, size)
      removeIfNew()
      throw error
    }
  }

  /// Cuts the file off.
  ///
  /// - Throws: ``SystemError``.
  func truncate(to count: Int) throws(SystemError) {
    try retrying { ftruncate(descriptor.number, off_t(count)) }
    try descriptor.synchronize()
  }

  /// Leaves no empty file behind where nothing came of it.
  func removeIfNew() {
    if isNew { _ = unlink(path) }
  }
}
