import BiorhythmCore

@testable import BiorhythmCLI

/// Numbers that look random and are the same in every run (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// A day of the years 1 through 9999.
  mutating func date() -> CivilDate {
    CivilDate(dayNumber: .random(in: -719_162...2_932_896, using: &self)) ?? .earliest
  }

  /// A day of birth and a later day, so far apart as in a life.
  mutating func life() -> (birth: CivilDate, date: CivilDate) {
    while true {
      let birth = date()
      if let date = birth.adding(days: .random(in: 0...36_000, using: &self)) {
        return (birth, date)
      }
    }
  }

  /// A text with characters of all kinds.
  mutating func note() -> String {
    let pieces = [
      "a", " ", "é", "e\u{301}", "日", "👨‍👩‍👧", "\"", "'", ",", "\n", "\r\n", "\t", "=", "-", "@",
      "\\", "\u{1B}[31m", "\u{202E}", "{", "}", "0", "\u{FEFF}", "\u{2028}",
    ]
    return (0..<Int.random(in: 0...12, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }

  /// An entry of a diary in the summer of 2015.
  mutating func entry() -> MoodEntry {
    let day = CivilDate(dayNumber: .random(in: 16_600...16_700, using: &self)) ?? .earliest
    let time =
      Bool.random(using: &self)
      ? MoodTime(date: day)
      : MoodTime(
        date: day, second: .random(in: 0..<86_400, using: &self),
        utcOffset: .random(in: -12...14, using: &self) * 3600)
    return MoodEntry(
      time: time, mood: Mood.allCases.randomElement(using: &self) ?? .bad, note: note())
  }
}
