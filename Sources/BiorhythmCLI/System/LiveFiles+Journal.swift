#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files that grow at their end, under a lock on the file itself.
extension LiveFiles {
  func append(_ lines: [UInt8], to path: String) throws(BioError) {
    try saving(path) { () throws(SystemError) in
      let file = try GrowingFile(path)
      try file.append(lines)
    }
  }

  func amend(
    _ path: String, _ change: ([UInt8]) throws(BioError) -> FileAmendment
  ) throws(BioError) {
    let file = try saving(path) { () throws(SystemError) in try GrowingFile(path) }
    let bytes = try saving(path) { () throws(SystemError) in try file.descriptor.readAll() }
    let amendment: FileAmendment
    do throws(BioError) {
      amendment = try change(bytes)
    } catch {
      file.removeIfNew()
      throw error
    }
    try saving(path) { () throws(SystemError) in
      switch amendment {
      case .append(let lines): try file.append(lines)
      case .truncate(let count): try file.truncate(to: count)
      }
    }
  }

  func readInput(_ path: String) throws(BioError) -> [UInt8] {
    do throws(SystemError) {
      if path == "-" { return try Descriptor(duplicating: STDIN_FILENO).readAll() }
      return try Descriptor(path, O_RDONLY).readAll()
    } catch {
      throw .unreadable(path: path == "-" ? "standard input" : path, reason: error.reason)
    }
  }
}
