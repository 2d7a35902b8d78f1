#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of this machine.
struct LiveFiles: FileAccess {
  func read(_ path: String) throws(BioError) -> [UInt8]? {
    do throws(SystemError) {
      return try contents(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  func replace(
    _ path: String, _ change: ([UInt8]?) throws(BioError) -> [UInt8]
  ) throws(BioError) {
    let target = try saving(path) { () throws(SystemError) in
      let target = try FilePath.resolvingLinks(path)
      try FilePath.makeFolders(FilePath.folder(of: target))
      return target
    }
    let folder = try saving(path) { () throws(SystemError) in
      let folder = try Descriptor(FilePath.folder(of: target), O_RDONLY | O_DIRECTORY)
      // The file itself is renamed over, so the lock lies on the folder.
      try folder.lock(LOCK_EX)
      return folder
    }
    let old = try saving(path) { () throws(SystemError) in try contents(of: target) }
    let new = try change(old)
    try saving(path) { () throws(SystemError) in
      try overwrite(target, with: new)
      try folder.synchronize()
    }
  }

  /// Does a part of saving a file; a failure names the file.
  func saving<Result: ~Copyable>(
    _ path: String, _ work: () throws(SystemError) -> Result
  ) throws(BioError) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .unsavable(path: path, reason: error.reason)
    }
  }

  /// Reads a file; `nil` when there is none.
  private func contents(of path: String) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      // Whatever else may stand there, opening it must not wait.
      let file = try Descriptor(path, O_RDONLY | O_NONBLOCK)
      // The usual way to say that there is no such file.
      if try file.isFile(at: "/dev/null") { return nil }
      switch try file.status.st_mode & S_IFMT {
      case S_IFREG:
        // Waits for a line that is being added; where there are no locks, nothing is lost.
        _ = try? file.lock(LOCK_SH)
        return try file.readAll()
      case S_IFDIR: throw SystemError.call(EISDIR)
      default: throw SystemError.notRegularFile
      }
    } catch .call(ENOENT) {
      return nil
    } catch .call(ENOTDIR) {
      return nil
    }
  }

  /// Writes a file beside the target and renames it over the target.
  private func overwrite(_ target: String, with bytes: [UInt8]) throws(SystemError) {
    // One name for all processes: the lock keeps them apart, and what a killed one left goes away.
    let temporary = FilePath.hiddenNeighbor(of: target)
    _ = unlink(temporary)
    do throws(SystemError) {
      try write(bytes, to: temporary, like: target)
      try retrying { rename(temporary, target) }
    } catch {
      _ = unlink(temporary)
      throw error
    }
  }

  /// Writes a new file with the owner and the mode of another, if that is there.
  private func write(
    _ bytes: [UInt8], to path: String, like model: String
  ) throws(SystemError) {
    let file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL)
    var status = stat()
    if stat(model, &status) == 0 {
      // Only the superuser can give a file away; for everybody else the owner is the same.
      _ = fchown(file.number, status.st_uid, status.st_gid)
      try retrying { fchmod(file.number, status.st_mode & 0o7777) }
    }
    try file.writeAll(bytes)
    try file.synchronize()
  }
}
