#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The interactive screen on a real terminal: waits, hands keys over, and draws.
struct TerminalSession {
  /// How the screen ends.
  private enum Ending {
    case quit
    case signal(Int32)
  }

  private var session: BrowseSession
  private var decoder = KeyDecoder()
  private var ending: Ending?

  /// Runs the screen, then ends the process.
  static func run(_ session: BrowseSession) -> Never {
    var terminal = TerminalSession(session: session)
    do throws(SystemError) {
      switch try terminal.run() {
      case .quit: StandardStreams.finish(Output())
      case .signal(let number):
        signal(number, SIG_DFL)
        raise(number)
        // Only a signal that the parent has blocked comes back to here.
        exit(128 + number)
      }
    } catch {
      StandardStreams.finish(Output(.terminalFailed(reason: error.reason)))
    }
  }

  private init(session: BrowseSession) {
    self.session = session
  }

  /// Runs the screen; the terminal is given back on every way out.
  private mutating func run() throws(SystemError) -> Ending {
    let signals = try SignalPipe()
    let raw = try RawMode()
    try show(TerminalFrame.start)
    defer { _ = try? show(TerminalFrame.end) }
    while true {
      session.context.now = .now
      session.tick()
      if let ending { return ending }
      try draw()
      try wait(signals, raw)
    }
  }

  /// Waits for keys, signals, the end of a lone Esc, or midnight, and answers them.
  private mutating func wait(
    _ signals: borrowing SignalPipe, _ raw: borrowing RawMode
  ) throws(SystemError) {
    var requests = [STDIN_FILENO, signals.readEnd].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout =
      decoder.isWaiting ? 50 : decoder.isInPaste ? 1000 : WallTime.millisecondsToMidnight
    let count = try retrying { poll(&requests, 2, Int32(clamping: timeout)) }
    session.context.now = .now
    if count == 0 { try answer(decoder.finish() + decoder.endPaste(), signals, raw) }
    for signal in requests[1].revents == 0 ? [] : signals.received() {
      switch signal {
      case SIGWINCH: break
      case SIGCONT: raw.enter()
      case SIGTSTP: try suspend(signals, raw)
      default: ending = .signal(signal)
      }
    }
    guard ending == nil, requests[0].revents != 0 else { return }
    // Where the system cannot wait for the terminal, reading would be deaf to signals.
    guard requests[0].revents & Int16(POLLNVAL) == 0 else { throw .call(ENOTTY) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = try retrying { read(STDIN_FILENO, &bytes, bytes.count) }
    // Nothing to read at all: the terminal is gone.
    guard length > 0 else { return ending = .signal(SIGHUP) }
    try answer(decoder.feed(bytes[..<length]), signals, raw)
  }

  private mutating func answer(
    _ keys: [Key], _ signals: borrowing SignalPipe, _ raw: borrowing RawMode
  ) throws(SystemError) {
    for key in keys where ending == nil {
      switch session.press(key, size: size) {
      case .draw: break
      case .suspend: try suspend(signals, raw)
      case .quit: ending = .quit
      case .interrupt: ending = .signal(SIGINT)
      }
    }
  }

  private func suspend(
    _ signals: borrowing SignalPipe, _ raw: borrowing RawMode
  ) throws(SystemError) {
    try show(TerminalFrame.end)
    raw.leave()
    signals.stop()
    raw.enter()
    try show(TerminalFrame.start)
  }

  private func draw() throws(SystemError) {
    let frame = BrowseFrame(screen: session.screen, size: size, looks: session.looks)
    try show(TerminalFrame.text(of: frame.styledText.lines, theme: session.looks.theme))
  }

  private var size: ScreenSize {
    .live
  }

  private func show(_ text: String) throws(SystemError) {
    try StandardStreams.write(text)
  }
}
