import Foundation

/// A program to be started, with all that it may know of the world.
struct Program {
  /// The path of the program's file.
  var path = Self.bio

  /// The words after the program's name.
  var words: [String]

  /// Every variable that is set: nothing comes from whoever runs the tests.
  var environment: [String: String]

  /// The path of the current folder.
  var folder: String

  /// The path of the `bio` that was built along with the tests.
  static let bio: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return products.appending(path: "bio").path
  }()
}

extension Program {
  /// Starts the program.
  ///
  /// - Parameter output: Where its standard output goes.
  /// - Returns: The program, whose streams are still to be read.
  /// - Throws: When it cannot be started.
  func start(output: Outlet = .pipe()) throws -> RunningProgram {
    let error = Outlet.pipe()
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.writing
    process.standardError = error.writing
    try Self.withoutBlockedSignals { try process.run() }
    // A stream ends when the last process has closed it.
    try output.writing.close()
    try error.writing.close()
    return RunningProgram(process: process, output: output.reading, error: error.reading)
  }

  /// Does something in a thread that blocks no signal, as the shell does not.
  ///
  /// The threads of the tests block nearly all of them, and what they start takes over that.
  private static func withoutBlockedSignals(_ work: () throws -> Void) rethrows {
    var signals = sigset_t()
    var blocked = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try work()
  }

  /// Starts the program and waits for its end.
  ///
  /// - Parameter output: Where its standard output goes.
  /// - Returns: All that it wrote, and how it ended.
  /// - Throws: When it cannot be started or writes what is not UTF-8.
  func run(output: Outlet = .pipe()) throws -> Run {
    try start(output: output).finish()
  }
}
