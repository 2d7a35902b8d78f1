import Foundation
import Testing

/// A way for a program's output: the end that it writes to and the end that a test reads.
struct Outlet {
  let writing: FileHandle

  /// The end to read; `nil` when nobody reads.
  let reading: FileHandle?
}

extension Outlet {
  /// Makes a pipe.
  static func pipe() -> Outlet {
    let pipe = Pipe()
    return Outlet(writing: pipe.fileHandleForWriting, reading: pipe.fileHandleForReading)
  }

  /// Makes a pipe whose reader has gone.
  static func brokenPipe() throws -> Outlet {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return Outlet(writing: pipe.fileHandleForWriting, reading: nil)
  }

  /// Makes a terminal.
  ///
  /// - Parameter columns: The width that it tells; 0 for one that does not tell any.
  /// - Returns: The terminal, which shows nothing but what is written to it.
  /// - Throws: When the system has no terminal left.
  static func terminal(columns: UInt16 = 80) throws -> Outlet {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&controller, &terminal, nil, nil, &size) == 0)
    let outlet = Outlet(
      writing: FileHandle(fileDescriptor: terminal, closeOnDealloc: true),
      reading: FileHandle(fileDescriptor: controller, closeOnDealloc: true))
    for descriptor in [controller, terminal] {
      try #require(fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0)
    }
    // Lines arrive as the program wrote them, without carriage returns.
    var modes = termios()
    try #require(tcgetattr(terminal, &modes) == 0)
    modes.c_oflag &= ~tcflag_t(OPOST)
    try #require(tcsetattr(terminal, TCSANOW, &modes) == 0)
    return outlet
  }

  /// Makes a terminal that refuses what it cannot take at the moment.
  static func impatientTerminal() throws -> Outlet {
    let terminal = try terminal()
    try #require(fcntl(terminal.writing.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    return terminal
  }
}
