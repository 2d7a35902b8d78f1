import BiorhythmCore
import Foundation

@testable import BiorhythmCLI

/// The readers of what people type, keep, and import; each must take any bytes without a trap.
private enum Target: String, CaseIterable {
  case arguments
  case dates
  case preferences
  case journal
  case importing
  case keys

  /// The one that is asked for in the environment.
  static let current =
    ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Target.init) ?? .arguments

  func read(_ bytes: [UInt8]) {
    switch self {
    case .arguments: readArguments(bytes)
    case .dates: readDates(String(decoding: bytes, as: UTF8.self))
    case .preferences: readPreferences(bytes)
    case .journal: readJournal(bytes)
    case .importing: readImport(bytes)
    case .keys: readKeys(bytes)
    }
  }
}

/// Entry point of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Target.current.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// No files at all, so that nothing outside the input counts.
private struct NoFiles: FileAccess {
  func read(_ path: String) throws(BioError) -> [UInt8]? { nil }
  func replace(
    _ path: String, _ change: ([UInt8]?) throws(BioError) -> [UInt8]
  ) throws(BioError) {
    _ = try change(nil)
  }
  func append(_ lines: [UInt8], to path: String) throws(BioError) {}
  func amend(
    _ path: String, _ change: ([UInt8]) throws(BioError) -> FileAmendment
  ) throws(BioError) {
    _ = try change([])
  }
  func readInput(_ path: String) throws(BioError) -> [UInt8] { [] }
}

/// Whole command lines, their words parted by zeros.
private func readArguments(_ bytes: [UInt8]) {
  let words = bytes.split(separator: 0).map { String(validating: $0, as: UTF8.self) }
  guard let today = try? CivilDate(year: 2015, month: 7, day: 3) else { return }
  let context = Context(
    now: WallTime(date: today, second: 0, utcOffset: 0), utcOffset: { _, _ in 0 },
    environment: Environment { ["HOME": "/nowhere", "TERM": "xterm"][$0] },
    terminal: Terminal(columns: 80, hasKeyboard: true), progress: { _ in }, files: NoFiles())
  switch BioTool.response(to: TypedWords(words), in: context) {
  case .output(let output):
    precondition(output.exitStatus == .success || output.standardOutput.isEmpty)
    precondition(output.standardError.utf8.count(where: { $0 == 0x0A }) <= 2)
  case .stream(let chunks, _): _ = chunks.next()
  case .screen(let session): precondition(session.screen.date >= session.screen.person.birthDate)
  }
}

private func readDates(_ text: String) {
  for today in [CivilDate.earliest, .latest] {
    _ = try? CivilDate(typed: text, today: today)
    _ = try? CivilMonth(typed: text, today: today)
    _ = try? DateRange(typed: text, today: today)
  }
  if let date = try? CivilDate(iso8601: text) { precondition(date.description == text) }
  if let month = try? CivilMonth(iso8601: text) { precondition(month.description == text) }
  if let time = try? MoodTime(text) { precondition(time.text == text) }
  _ = MoodTime.minute(ofClock: text)
}

/// What can be read can be written, and reads as the same again.
private func readPreferences(_ bytes: [UInt8]) {
  guard let preferences = try? Preferences(json: bytes), let json = try? preferences.json else {
    return
  }
  precondition((try? Preferences(json: json)) == preferences)
}

private func readJournal(_ bytes: [UInt8]) {
  let journal = Journal(bytes)
  for entry in journal.entries {
    let list = MoodListView(
      entries: [entry], looks: Looks(width: 40, glyphs: .unicode, theme: .plain))
    for line in list.styledText.lines { precondition(line.width < 40) }
  }
  _ = Insight(birthDate: .earliest, entries: journal.entries)
}

/// What is exported can be imported again.
private func readImport(_ bytes: [UInt8]) {
  guard let names = try? MoodNames([]),
    let file = MoodFile(bytes, names: names, progress: { _ in })
  else { return }
  let again = MoodFile(Array(CSV.moods(file.entries).utf8), names: names, progress: { _ in })
  precondition(again?.entries == file.entries && again?.faults.isEmpty == true)
}

/// However the bytes are split, the keys are the same.
private func readKeys(_ bytes: [UInt8]) {
  var whole = KeyDecoder()
  let keys = whole.feed(bytes)
  var split = KeyDecoder()
  precondition(bytes.flatMap { split.feed([$0]) } == keys)
  guard let today = try? CivilDate(year: 2015, month: 7, day: 3) else { return }
  var screen = BrowseScreen(
    person: Person(name: nil, birthDate: today), date: today, today: today, style: .letters,
    weekStart: .monday)
  for key in keys { KeyBinding.action(of: key).map { screen.move($0) } }
  let size = ScreenSize(rows: Int(bytes.first ?? 24), columns: Int(bytes.last ?? 80))
  let frame = BrowseFrame(
    screen: screen, size: size, looks: Looks(width: 80, glyphs: .unicode, theme: .plain))
  precondition(frame.styledText.lines.count == size.rows)
}
