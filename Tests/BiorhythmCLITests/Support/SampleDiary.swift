import BiorhythmCore

@testable import BiorhythmCLI

/// Diaries for the birthday test, with one entry a day.
enum SampleDiary {
  /// Half a year without a rhythm, born 1980-03-12.
  static var noEffect: InMemoryFiles {
    get throws { try files(from: "2015-01-01", noEffectLevels) }
  }

  /// The same half a year with all three cycles worked into it.
  static var withEffect: InMemoryFiles {
    get throws { try files(from: "2015-01-01", withEffectLevels) }
  }

  /// A quarter of the same mood.
  static var constant: InMemoryFiles {
    get throws { try files(from: "2015-01-01", String(repeating: "3", count: 90)) }
  }

  /// Sixty days of all moods, each a whole physical period after the other.
  static var periods: InMemoryFiles {
    get throws {
      let levels = (0..<60).map { "\(1 + $0 % 4)" }
      let gap = String(repeating: ".", count: 22)
      return try files(from: "2000-01-01", levels.joined(separator: gap))
    }
  }

  /// A character a day: its level, or a dot where nothing was logged.
  private static let noEffectLevels =
    "3...32.232111122.234444.433221.33.2.332222.1..2221213234322.3422"
    + "222334224..223344.4323443212333323...2323.23.4332123444..4232334"
    + "322.22121.33343232343433444213443.333233344444.444224"

  private static let withEffectLevels =
    "3...43.342111122.223434.333231.43.3.442322.1..2121112234332.3423"
    + "233334224..213344.4323443212333323...2433.23.4332123344..4332334"
    + "322.22111.33343232344433444212343.223233444444.444224"

  private static func files(from start: String, _ levels: String) throws -> InMemoryFiles {
    let first = try CivilDate(iso8601: start)
    var text = ""
    for (offset, level) in levels.enumerated() where level != "." {
      let date = first.adding(days: offset)?.description ?? ""
      text += #"{"at":"\#(date)","level":\#(level)}"# + "\n"
    }
    return diary(text)
  }
}
