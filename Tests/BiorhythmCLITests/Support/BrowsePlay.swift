import BiorhythmCore

@testable import BiorhythmCLI

/// A session of the interactive screen, played in memory by the bytes that a terminal sends.
///
/// It is ten past eight on 3 July 2015 unless another day is given.
struct BrowsePlay {
  /// The path of the journal in these sessions.
  static let journalPath = "/home/ada/.local/share/bio/moods.jsonl"

  let files: InMemoryFiles

  /// The same files as the session sees them.
  let disk: BrittleFiles
  var size: ScreenSize
  private var session: BrowseSession
  private var decoder = KeyDecoder()

  /// What the terminal was to do after the last key.
  private(set) var next = BrowseSession.Next.draw

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - line: The words after `bio browse`, parted by single spaces.
  ///   - today: The day on which the session starts.
  ///   - files: The files that are kept.
  ///   - unreadable: The path of a file that cannot be read, because it is a folder.
  ///   - rows: The number of rows of the terminal.
  ///   - columns: The number of columns of the terminal.
  ///   - environment: The environment variables besides HOME and TERM.
  /// - Throws: ``NoScreen`` when it is refused, `CivilDateError` when `today` is no date.
  init(
    _ line: String = "--birth 1980-03-12", today: String = "2015-07-03",
    files: InMemoryFiles = InMemoryFiles(), unreadable: String? = nil, rows: Int = 24,
    columns: Int = 80, environment: [String: String] = ["LC_ALL": "C.UTF-8"]
  ) throws {
    let disk = BrittleFiles(files)
    if let unreadable { disk.failReading(unreadable, "Is a directory") }
    let known = ["HOME": "/home/ada", "TERM": "xterm"]
    let variables = environment.merging(known) { given, _ in given }
    let words = ["browse"] + line.split(separator: " ").map(String.init)
    let context = Context(
      now: try Self.morning(of: today),
      utcOffset: { _, _ in 7200 },
      environment: Environment { variables[$0] },
      terminal: Terminal(columns: columns, hasKeyboard: true),
      progress: { _ in },
      files: disk)
    guard case .screen(let session) = BioTool.response(to: TypedWords(words), in: context) else {
      throw NoScreen()
    }
    self.session = session
    self.files = files
    self.disk = disk
    size = ScreenSize(rows: rows, columns: columns)
  }

  /// The command line was refused.
  struct NoScreen: Error {}

  private static func morning(of day: String) throws -> WallTime {
    WallTime(date: try CivilDate(iso8601: day), second: 29_400, utcOffset: 7200)
  }
}

extension BrowsePlay {
  /// Types keys, given as what the terminal sends for them; a last Esc stays alone.
  mutating func type(_ keys: String) {
    for key in decoder.feed(keys.utf8) + decoder.finish() { press(key) }
  }

  /// Presses one key.
  mutating func press(_ key: Key) {
    next = session.press(key, size: size)
  }

  /// Lets the clock go on to the morning of a day.
  mutating func wake(on day: String) throws {
    session.context.now = try Self.morning(of: day)
    session.tick()
  }

  var screen: BrowseScreen {
    session.screen
  }

  /// The selected day.
  var date: String {
    screen.date.description
  }

  /// What the journal holds; `nil` when there is none.
  var journal: String? {
    files[Self.journalPath]
  }

  /// The picture on the terminal, without colors.
  var picture: String {
    Theme.plain.encode(styledText)
  }

  /// The lines of the picture.
  var lines: [String] {
    picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The picture with the meanings of its pieces.
  var styledText: StyledText {
    BrowseFrame(screen: screen, size: size, looks: session.looks).styledText
  }
}
