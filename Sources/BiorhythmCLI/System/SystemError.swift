#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason why a file or a stream could not be used.
enum SystemError: Error, Equatable {
  /// A call failed; the number is that of `errno`.
  case call(Int32)

  /// A file that is kept must be a regular one.
  case notRegularFile

  /// The reason of the call that has just failed.
  static var last: SystemError {
    .call(errno)
  }

  /// The reason in words.
  var reason: String {
    switch self {
    case .call(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    case .notRegularFile: "not a regular file"
    }
  }
}

/// Makes a system call, again where a signal interrupted it.
///
/// - Parameter call: The call; -1 means that it failed.
/// - Returns: The result of the call.
/// - Throws: ``SystemError`` when the call failed for any other reason.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw .last }
  }
}

/// Writes all bytes to a descriptor, in as many calls as the system needs.
///
/// A descriptor that does not wait is waited for.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var done = 0
  while done < bytes.count {
    do throws(SystemError) {
      done += try retrying {
        bytes.withUnsafeBytes {
          write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
        }
      }
    } catch .call(EAGAIN) {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      try retrying { poll(&request, 1, -1) }
    }
  }
}
