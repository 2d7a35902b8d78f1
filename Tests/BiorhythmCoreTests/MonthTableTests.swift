import BiorhythmCore
import Testing

@Suite struct MonthTableTests {
  @Test(arguments: [
    ("1900-02", 28), ("2000-02", 29), ("2015-02", 28), ("2016-02", 29), ("2023-02", 28),
    ("2015-04", 30), ("2015-07", 31), ("2015-11", 30), ("2015-03", 31), ("1981-12", 31),
    ("1582-10", 31), ("9999-12", 31),
  ])
  func holdsEachDayOfTheMonthOnce(text: String, length: Int) throws {
    let table = try table(of: text, birth: "1452-04-15")
    let days = (1...length).map { "\(text)-\(padded($0, digits: 2))" }
    #expect(table.rows.map(\.date.description) == days)
    #expect(table.rows.map { $0.reading?.date.description } == days)
  }

  @Test func keepsTheMonthAndTheBirth() throws {
    let table = try table(of: "2015-07", birth: "1980-03-12")
    #expect(table.month.description == "2015-07")
    #expect(table.birthDate.description == "1980-03-12")
  }

  @Test func isEmptyBeforeTheBirth() throws {
    let rows = try table(of: "1980-03", birth: "1980-03-12").rows
    #expect(rows.map { $0.reading?.days } == Array(repeating: nil, count: 11) + Array(0...19))
  }

  @Test(arguments: [("1980-02", 29), ("1979-12", 31), ("0001-01", 31)])
  func hasNoReadingsInAMonthBeforeTheBirth(text: String, length: Int) throws {
    let rows = try table(of: text, birth: "1980-03-12").rows
    #expect(rows.count == length)
    #expect(rows.allSatisfy { $0.reading == nil })
  }

  @Test(arguments: [
    ("1980-03-12", "2015-07-01", 12_894, [-63, -99, 0]),
    ("1980-03-12", "2015-07-15", 12_908, [98, 81, 0]),
    ("1980-03-12", "2015-07-31", 12_924, [-52, -76, -43]),
    ("1980-03-12", "2017-03-31", 13_533, [63, 54, 90]),
    ("1980-03-12", "9999-12-31", 2_929_173, [82, -91, 90]),
    ("2000-02-29", "2023-02-28", 8400, [98, -28, 0]),
  ])
  func readsTheDaysFromTheBirth(birth: String, day: String, days: Int, percents: [Int]) throws {
    let table = try table(of: String(day.prefix(7)), birth: birth)
    let row = try #require(table.rows.first { $0.date.description == day })
    let reading = try #require(row.reading)
    #expect(reading.days == days)
    #expect(reading.readings.map(\.percent) == percents)
  }

  @Test func meetsZeroAndBothExtremesOnTheirDays() throws {
    let rows = try table(of: "1972-07", birth: "1943-03-09").rows
    let values = rows.map { $0.reading?.emotional.value }
    #expect(zip(1..., values).filter { $1 == 0 }.map(\.0) == [4, 18])
    #expect(zip(1..., values).filter { $1 == 1 }.map(\.0) == [25])
    #expect(zip(1..., values).filter { $1 == -1 }.map(\.0) == [11])
  }

  private func table(of text: String, birth: String) throws -> MonthTable {
    MonthTable(month: try month(text), birthDate: try date(birth))
  }
}
