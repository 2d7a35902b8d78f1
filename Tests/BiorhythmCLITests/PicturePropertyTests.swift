import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// What holds for every picture of any person on any day.
@Suite struct PicturePropertyTests {
  private func commandLines(_ random: inout Randomness) -> String {
    let (birth, date) = random.life()
    let month = CivilMonth(containing: date)
    let lines = [
      "day \(date)", "month \(month)", "month \(month) --on \(date)",
      "month \(month) --on \(date) --style rows", "calendar \(month)",
      "calendar \(month) --compact --week-start sunday", "calendar \(month.description.prefix(4))",
      "table \(date)..\(date)",
      "table \(month) --precision \(Int.random(in: 0...6, using: &random))", "events \(month)",
      "match \(birth) \(date)",
    ]
    let width = Int.random(in: 40...160, using: &random)
    let line = lines.randomElement(using: &random) ?? "day"
    guard !line.hasPrefix("match") else { return "\(line) --width \(width)" }
    let name = ["", "", "--who Ada", "--who Alexander-von-Humboldt"].randomElement(using: &random)
    return "\(line) --birth \(birth) \(name ?? "") --width \(width)"
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func fitTheirWidthInBothForms(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    for _ in 0..<20 {
      let line = commandLines(&random)
      let ascii = try bio("\(line) --ascii", today: "9999-12-31")
      let unicode = try bio("\(line) --unicode", today: "9999-12-31")
      try #require(ascii.standardError.isEmpty, "\(line)")
      let width = try #require(line.split(separator: " ").last.flatMap { Int($0) })
      for text in ascii.lines + unicode.lines {
        try #require(text.displayWidth < width && !text.hasSuffix(" "), "\(line): \(text)")
      }
      try #require(ascii.lines.map(\.displayWidth) == unicode.lines.map(\.displayWidth), "\(line)")
      try #require(ascii.standardOutput.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      try #require(!ascii.standardOutput.contains("-0%"), "\(line)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func showEveryDayOfEveryCycle(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let (birth, date) = random.life()
    let month = CivilMonth(containing: date)
    for width in [40, 60, 80, 120, 200] {
      let rows = try bio(
        "month \(month) --birth \(birth) --width \(width)", today: "0001-01-01"
      ).lines.dropFirst().map(Array.init)
      for day in month.days where day >= birth {
        for cycle in Cycle.allCases {
          let value = cycle.value(after: day.days(since: birth))
          let middle = Double(width < 60 ? 6 : 8)
          let row = Int((middle - value * middle + 0.5).rounded(.down))
          let columns = min(max((width - 7) / month.dayCount, 1), 4)
          let mark = rows[row][6 + (day.day - 1) * columns]
          try #require(mark == cycle.letter || mark == "*", "\(month) \(birth) \(day)")
        }
      }
    }
  }
}
