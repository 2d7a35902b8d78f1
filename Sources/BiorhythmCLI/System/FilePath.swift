#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The ways from one path to another.
enum FilePath {
  /// The folder in which a file lies.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path beside a file under which it is written before it is whole.
  static func hiddenNeighbor(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return "\(folder(of: path))/.\(name).new"
  }

  /// Follows symbolic links, also to a file that is not there yet.
  ///
  /// - Parameter path: The path of a file or a link.
  /// - Returns: A path that is no link.
  /// - Throws: ``SystemError`` when the links lead in a circle, or to a name that is not UTF-8.
  static func resolvingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      // What is no link, or not there at all, is where the links end.
      guard count >= 0 else { return path }
      guard let link = String(validating: buffer[..<count], as: UTF8.self) else {
        throw .call(EILSEQ)
      }
      path = link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
    }
    throw .call(ELOOP)
  }

  /// Makes a folder, and those around it, where they are missing.
  ///
  /// - Parameter folder: The path of the folder; nobody else can look into one that is made.
  /// - Throws: ``SystemError`` when a folder cannot be made.
  static func makeFolders(_ folder: String) throws(SystemError) {
    do throws(SystemError) {
      try retrying { mkdir(folder, 0o700) }
    } catch .call(EEXIST) {
      return
    } catch .call(ENOENT) where folder != self.folder(of: folder) {
      try makeFolders(self.folder(of: folder))
      do throws(SystemError) {
        try retrying { mkdir(folder, 0o700) }
      } catch .call(EEXIST) {
        // Another process was quicker.
        return
      }
    }
  }
}
