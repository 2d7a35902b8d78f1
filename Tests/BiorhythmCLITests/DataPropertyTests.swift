import BiorhythmCore
import Foundation
import Testing

@testable import BiorhythmCLI

/// What holds between the formats and the commands, for anybody on any day.
@Suite struct DataPropertyTests {
  private struct Month: Decodable {
    struct Row: Decodable {
      var date: String
      var days: Int?
      var physical: Double?
      var critical: [String]?
    }
    var rows: [Row]
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func tableMonthAndDayAgree(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let (birth, date) = random.life()
    let month = CivilMonth(containing: date)
    let csv = try bio("month \(month) --birth \(birth) --csv")
    #expect(try bio("table \(month) --birth \(birth) --csv") == csv)
    #expect(try bio("day \(date) --birth \(birth) --csv").lines[1] == csv.lines[date.day])
    let json = try bio("month \(month) --birth \(birth) --json")
    #expect(try bio("table \(month) --birth \(birth) --json") == json)
    let rows = try JSONDecoder().decode(Month.self, from: Data(json.standardOutput.utf8)).rows
    #expect(rows.count == month.dayCount)
    for (row, line) in zip(rows, csv.lines.dropFirst()) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(row.date == fields[0])
      #expect(row.days.map(String.init) ?? "" == fields[1])
      #expect(row.physical.map { "\(Int(($0 * 100).rounded()))" } ?? "" == fields[2])
      let letters = row.critical?.map { $0.prefix(1).uppercased() }.joined() ?? ""
      #expect(letters == fields[6])
    }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func readingsDependOnTheDistanceAlone(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let (birth, date) = random.life()
    let shift = Int.random(in: -100_000...100_000, using: &random)
    let values = { (reading: DayReading?) in reading.map { $0.readings.map(\.value) } }
    let own = values(DayReading(date: date, birthDate: birth))
    if let birth = birth.adding(days: shift), let date = date.adding(days: shift) {
      #expect(values(DayReading(date: date, birthDate: birth)) == own)
    }
    if let later = date.adding(days: 21_252) {
      #expect(values(DayReading(date: later, birthDate: birth)) == own)
    }
  }

  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func matchesAreTheSameInBothDirections(seed: UInt64) {
    var random = Randomness(seed: seed)
    let (one, other) = (random.date(), random.date())
    #expect(Match(one, other) == Match(other, one))
  }
}
