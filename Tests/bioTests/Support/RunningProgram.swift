import Foundation
import Testing

/// A program that was started.
struct RunningProgram {
  let process: Process

  /// The ends from which its streams are read; `nil` for one that nobody reads.
  let output: FileHandle?
  let error: FileHandle?

  /// Whether it has not ended yet.
  var isRunning: Bool {
    process.isRunning
  }

  /// Reads all that the program writes, then waits for its end.
  ///
  /// - Throws: When it writes what is not UTF-8.
  func finish() throws -> Run {
    let contents = Self.readToEnd([output, error].map { $0?.fileDescriptor ?? -1 })
    process.waitUntilExit()
    let texts = contents.map { String(validating: $0, as: UTF8.self) }
    let status = process.terminationStatus
    return Run(
      output: try #require(texts[0]), error: try #require(texts[1]),
      end: process.terminationReason == .exit ? .exit(status) : .signal(status))
  }

  /// Reads from several descriptors at once until each of them has come to its end.
  ///
  /// Read one after the other, the second could fill up and stop the program that the first one
  /// waits for.
  private static func readToEnd(_ descriptors: [Int32]) -> [[UInt8]] {
    var contents = descriptors.map { _ in [UInt8]() }
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while requests.contains(where: { $0.fd >= 0 }) {
      _ = poll(&requests, nfds_t(requests.count), -1)
      for index in requests.indices where requests[index].revents != 0 {
        requests[index].revents = 0
        let count = read(requests[index].fd, &buffer, buffer.count)
        if count > 0 {
          contents[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          // A terminal that its last program has left ends with an error.
          requests[index].fd = -1
        }
      }
    }
    return contents
  }
}
