import BiorhythmCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An entry as a line of the journal has it.
struct JournalRecord: Decodable {
  let at: String
  let level: Int
  let note: String?

  /// The entry; `nil` when the record names no such time or level.
  var entry: MoodEntry? {
    guard let time = try? MoodTime(at), let mood = Mood(rawValue: level) else { return nil }
    return MoodEntry(time: time, mood: mood, note: note)
  }
}

/// A reader of entries in JSON.
struct JournalDecoder {
  private let decoder = JSONDecoder()

  /// Reads a line of the journal.
  ///
  /// - Parameter line: The bytes of the line.
  /// - Returns: `nil` when the line is not an entry, or not UTF-8.
  func entry(_ line: ArraySlice<UInt8>) -> MoodEntry? {
    guard String(validating: line, as: UTF8.self) != nil else { return nil }
    return try? decoder.decode(JournalRecord.self, from: Data(line)).entry
  }

  /// Reads a document that lists entries.
  ///
  /// - Parameter bytes: The whole document.
  /// - Returns: The entries, `nil` for each that is none; `nil` when this is no such document.
  func entries(inDocument bytes: ArraySlice<UInt8>) -> [MoodEntry?]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let document = try? decoder.decode(Document.self, from: Data(bytes))
    return document?.entries.map { $0.record?.entry }
  }

  private struct Document: Decodable {
    let entries: [Item]
  }

  /// A member of the list, which may be anything.
  private struct Item: Decodable {
    let record: JournalRecord?

    init(from decoder: any Decoder) {
      record = try? JournalRecord(from: decoder)
    }
  }
}
