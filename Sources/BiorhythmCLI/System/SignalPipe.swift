import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The end of the pipe that the handler writes to.
private let writeEnd = Atomic<Int32>(-1)

/// Passes a signal on; calls nothing that is not safe in a handler.
private func record(_ signal: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(writeEnd.load(ordering: .acquiring), &byte, 1)
  errno = saved
}

/// Signals as bytes that can be waited for together with keys.
struct SignalPipe: ~Copyable {
  /// The signals that are caught.
  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT]

  /// The end to wait for and to read from.
  let readEnd: Int32

  /// Catches the signals.
  ///
  /// - Throws: ``SystemError``.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try retrying { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd.store(ends[1], ordering: .releasing)
    for number in Self.signals { signal(number, record) }
    // A parent may have blocked them.
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.signals { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  deinit {
    for number in Self.signals { signal(number, SIG_DFL) }
    close(writeEnd.exchange(-1, ordering: .acquiringAndReleasing))
    close(readEnd)
  }

  /// Reads the signals that have come.
  func received() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }

  /// Stops the process as the signal does by default, until it is continued.
  func stop() {
    signal(SIGTSTP, SIG_DFL)
    // The whole group, so that a script stops with its program and gives the terminal back.
    kill(0, SIGTSTP)
    signal(SIGTSTP, record)
  }
}
