#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The streams to the world: the one place that writes.
enum StandardStreams {
  /// Makes failed writes come back as errors instead of ending the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes both streams and ends the process.
  static func finish(_ output: Output) -> Never {
    report(output.standardError)
    print([[UInt8](output.standardOutput.utf8)].makeIterator())
    exit(output.exitStatus.rawValue)
  }

  /// Writes to standard output.
  ///
  /// - Parameter text: What to write.
  /// - Throws: ``SystemError``.
  static func write(_ text: String) throws(SystemError) {
    try writeAll([UInt8](text.utf8), to: STDOUT_FILENO)
  }

  /// Writes chunk after chunk and ends the process.
  static func finish(_ chunks: AnyIterator<[UInt8]>, standardError: String) -> Never {
    report(standardError)
    print(chunks)
    exit(ExitStatus.success.rawValue)
  }

  /// Writes to standard output; where that fails, the process ends.
  private static func print(_ chunks: some IteratorProtocol<[UInt8]>) {
    var chunks = chunks
    do throws(SystemError) {
      while let chunk = chunks.next() { try writeAll(chunk, to: STDOUT_FILENO) }
    } catch .call(EPIPE) {
      // The reader has seen enough; there is nobody to tell.
      exit(ExitStatus.failure.rawValue)
    } catch {
      report(BioError.unwritable(reason: error.reason).report)
      exit(ExitStatus.failure.rawValue)
    }
  }

  /// Writes to standard error; where that fails, nothing can be said about it.
  private static func report(_ text: String) {
    _ = try? writeAll([UInt8](text.utf8), to: STDERR_FILENO)
  }

  /// A line on a terminal at standard error that shows how far a long work has come.
  ///
  /// - Returns: Shows a text, or takes it away for `nil`; does nothing in the first second.
  static func progress() -> @Sendable (String?) -> Void {
    let start = time(nil)
    return { text in
      guard isatty(STDERR_FILENO) == 1, time(nil) > start + 1 else { return }
      report("\r\u{1B}[K" + (text ?? ""))
    }
  }
}
