import BiorhythmCore
import Foundation
import Testing

@testable import BiorhythmCLI

/// Tables that are longer than a piece of the stream, and than the common period of the cycles.
@Suite struct TableStreamTests {
  /// The days of the years from 1900 through 2099, counted without the library.
  private static func dates(from first: Int, through last: Int) -> [String] {
    (first...last).flatMap { year in
      (1...12).flatMap { month in
        let isLeapYear = year % 4 == 0 && year != 1900
        let dayCount =
          month == 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
        return (1...dayCount).map { "\(year)-\(twoDigits(month))-\(twoDigits($0))" }
      }
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  /// A record made apart from the program, with the sine of the mathematics library.
  private static func record(_ date: String, days: Int, precision: Int) -> String {
    guard days >= 0 else { return "\(date),,,,,," }
    let cycles = [(23, "P", 12), (33, "I", 17), (28, "E", 14)]
    let values = cycles.map { period, _, _ in
      sin(2 * Double.pi * Double(days % period) / Double(period))
    }
    let numbers = (values + [values.reduce(0, +) / 3]).map { value in
      let percent = (value * 100).rounded(decimals: precision)
      return precision == 0 ? String(Int(percent)) : String(format: "%.\(precision)f", percent)
    }
    let letters = cycles.filter { days % $0.0 == 0 || days % $0.0 == $0.2 }.map { $0.1 }
    return "\(date),\(days),\(numbers.joined(separator: ",")),\(letters.joined())"
  }

  @Test(arguments: [
    // From before the birth to two years after all cycles have returned.
    ("1980-03-12", 1979, 2040, 0, 22_646),
    // From the middle of a life on.
    ("1950-08-17", 1990, 2050, 0, 22_280),
    // The number of days gets a digit more.
    ("1972-08-20", 1999, 2000, 6, 731),
    ("1999-12-31", 1999, 2003, 1, 1826),
  ])
  func agreesWithRecordsMadeApart(
    birth: String, first: Int, last: Int, precision: Int, count: Int
  ) throws {
    let lines = try bio(
      "table \(first)-01..\(last)-12 --birth \(birth) --csv --precision \(precision)"
    ).lines
    let dates = Self.dates(from: min(first, Int(birth.prefix(4)) ?? 0), through: last)
    let birthday = try #require(dates.firstIndex(of: birth))
    let start = try #require(dates.firstIndex(of: "\(first)-01-01"))
    let expected = dates.indices[start...].map { index in
      Self.record(dates[index], days: index - birthday, precision: precision)
    }
    #expect(expected.count == count)
    #expect(lines.first == "date,days,physical,intellectual,emotional,average,critical")
    #expect(lines.count == count + 1)
    let mismatches = zip(lines.dropFirst(), expected).filter { $0 != $1 }
    #expect(mismatches.prefix(3).map { "\($0)  \($1)" } == [])
  }

  @Test(arguments: ["0001-01-01", "1980-03-12", "9999-12-31"])
  func comesInPiecesThatDoNotGrow(birth: String) throws {
    let birthDate = try CivilDate(iso8601: birth)
    let range = try DateRange(typed: "0001-01..9999-12", today: birthDate)
    let records = TableCSV(range, birthDate: birthDate, precision: 0)
    let rows = RowStream(range, start: "[", end: "]") { "\($0)\n" }
    for pieces in [AnyIterator(records), AnyIterator(rows)] {
      let sizes = pieces.prefix(8).map(\.count)
      #expect(sizes.count == 8)
      #expect(sizes.allSatisfy { (65_536...70_000).contains($0) })
    }
  }
}

extension Double {
  /// The number rounded half away from zero; never -0.
  fileprivate func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    let number = (self * scale).rounded() / scale
    return number == 0 ? 0 : number
  }
}
