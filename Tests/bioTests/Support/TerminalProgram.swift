import Foundation
import Testing

/// A program on a terminal of its own, with a test as the person in front of it.
final class TerminalProgram {
  let process = Process()
  private let keyboard: FileHandle
  private let terminal: FileHandle
  private let modes: [UInt8]

  /// All that was written to the terminal so far.
  private(set) var output: [UInt8] = []

  /// How much of the output was waited for.
  private var seen = 0

  /// Starts a program on a terminal.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - rows: The number of rows that the terminal tells.
  ///   - columns: The number of columns that it tells.
  ///   - blocksSignals: Whether the program starts with nearly all signals blocked, as what is
  ///     started from the threads of the tests does, and not with none, as in a shell.
  /// - Throws: When the system has no terminal left, or the program cannot be started.
  init(
    _ program: Program, rows: UInt16 = 24, columns: UInt16 = 80, blocksSignals: Bool = true
  ) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&ends.0, &ends.1, nil, nil, &size) == 0)
    keyboard = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    terminal = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    for end in [ends.0, ends.1] { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    // Somebody's own settings, which must come back too.
    var modes = termios()
    try #require(tcgetattr(ends.1, &modes) == 0)
    modes.c_lflag &= ~tcflag_t(ECHOE)
    try #require(tcsetattr(ends.1, TCSANOW, &modes) == 0)
    self.modes = try Self.modes(of: ends.1)
    process.executableURL = URL(filePath: program.path)
    process.arguments = program.words
    process.environment = program.environment
    process.currentDirectoryURL = URL(filePath: program.folder)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    var signals = sigset_t()
    var blocked = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(blocksSignals ? SIG_BLOCK : SIG_UNBLOCK, &signals, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
  }

  deinit {
    // Where a test has failed, something may still run or be stopped.
    let group = tcgetpgrp(keyboard.fileDescriptor)
    if group > 1 { kill(-group, SIGKILL) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private static func modes(of terminal: Int32) throws -> [UInt8] {
    var modes = termios()
    try #require(tcgetattr(terminal, &modes) == 0)
    return withUnsafeBytes(of: modes) { Array($0) }
  }
}

extension TerminalProgram {
  /// Whether all settings of the terminal are what they were at the start.
  var isRestored: Bool {
    get throws {
      try Self.modes(of: terminal.fileDescriptor) == modes
    }
  }

  /// The number of times that a text was written.
  func count(of text: String) -> Int {
    let text = Array(text.utf8)
    return output.indices.count { output[$0...].starts(with: text) }
  }

  /// Types keys.
  func type(_ keys: String) throws {
    try keyboard.write(contentsOf: Data(keys.utf8))
  }

  /// Sends a signal.
  func send(_ signal: Int32) throws {
    try #require(kill(process.processIdentifier, signal) == 0)
  }

  /// Makes the terminal another size, and tells the program.
  func resize(rows: UInt16, columns: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0)
    try send(SIGWINCH)
  }

  /// Waits until a text is written after what was waited for before.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - patience: The longest time without any output, in milliseconds.
  /// - Returns: Whether it came.
  func shows(_ text: String, patience: Int32 = 30_000) -> Bool {
    let text = Array(text.utf8)
    repeat {
      let places = output[seen...].indices
      if let place = places.first(where: { output[$0...].starts(with: text) }) {
        seen = place + text.count
        return true
      }
    } while receive(patience: patience)
    return false
  }

  /// Waits until a text is written, else fails the test.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isShown = shows(text)
    let rest = String(decoding: output[seen...], as: UTF8.self)
    try #require(
      isShown, "\(text.debugDescription) never came: \(rest.debugDescription)",
      sourceLocation: sourceLocation)
  }

  /// Waits for the end of the program.
  ///
  /// - Parameter text: The last text that it writes.
  /// - Returns: How it ended.
  /// - Throws: When the text never comes.
  func end(after text: String) throws -> Run.End {
    try wait(for: text)
    process.waitUntilExit()
    while receive(patience: 0) {}
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exit(status) : .signal(status)
  }

  private func receive(patience: Int32) -> Bool {
    var request = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, patience) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(keyboard.fileDescriptor, &buffer, buffer.count)
    output += buffer[..<max(count, 0)]
    return count > 0
  }
}
