import BiorhythmCore
import Testing

@Suite struct CivilDateArithmeticTests {
  @Test(arguments: [
    ("1980-03-12", "1980-03-12", 0),
    ("1990-05-14", "1990-05-13", -1),
    ("2023-02-28", "2023-03-01", 1),
    ("2024-02-28", "2024-03-01", 2),
    ("1900-02-28", "1900-03-01", 1),
    ("2000-02-28", "2000-03-01", 2),
    ("2014-12-31", "2015-01-01", 1),
    ("1999-12-31", "2000-03-01", 61),
    ("1970-01-01", "2000-01-01", 10_957),
    ("1980-03-12", "2015-07-03", 12_896),
    ("1980-03-12", "2015-07-15", 12_908),
    ("1966-11-01", "2018-11-04", 18_996),
    ("1582-10-04", "1582-10-15", 11),
    ("1752-09-02", "1752-09-14", 12),
    ("1452-04-15", "2015-07-15", 205_722),
    ("2000-02-29", "2100-03-01", 36_525),
    ("1980-03-12", "9999-12-31", 2_929_173),
    ("0001-01-01", "2015-07-15", 735_793),
    ("0001-01-01", "9999-12-31", 3_652_058),
  ])
  func countsWholeDaysBetweenDates(from: String, to: String, days: Int) throws {
    let (from, to) = (try date(from), try date(to))
    #expect(to.days(since: from) == days)
    #expect(from.days(since: to) == -days)
    #expect(from.adding(days: days) == to)
    #expect(to.adding(days: -days) == from)
  }

  @Test(arguments: [
    ("9999-12-31", 0, "9999-12-31"),
    ("9999-12-31", 1, nil),
    ("9999-12-01", 31, nil),
    ("0001-01-01", 0, "0001-01-01"),
    ("0001-01-01", -1, nil),
    ("0001-01-31", -31, nil),
    ("0001-01-01", 3_652_058, "9999-12-31"),
    ("0001-01-01", 3_652_059, nil),
    ("9999-12-31", -3_652_058, "0001-01-01"),
    ("9999-12-31", -3_652_059, nil),
    ("2015-07-03", .max, nil),
    ("2015-07-03", .min, nil),
    ("1969-12-31", .max, nil),
    ("1969-12-31", .min, nil),
  ])
  func addsDaysWithinTheYearsItKnows(from: String, days: Int, expected: String?) throws {
    #expect(try date(from).adding(days: days)?.description == expected)
  }

  @Test(arguments: [
    ("0001-01-01", -719_162), ("0004-02-29", -718_008), ("1500-03-01", -171_605),
    ("1582-10-04", -141_438), ("1582-10-15", -141_427), ("1900-02-28", -25_509),
    ("1900-03-01", -25_508), ("1969-12-31", -1), ("1970-01-01", 0), ("1980-03-12", 3723),
    ("2000-02-29", 11_016), ("2024-02-29", 19_782), ("2100-03-01", 47_541),
    ("9999-12-31", 2_932_896),
  ])
  func numbersDaysFrom1970(text: String, number: Int) throws {
    #expect(try date(text).dayNumber == number)
    #expect(CivilDate(dayNumber: number)?.description == text)
  }

  @Test(arguments: [-719_163, 2_932_897, .min, .max])
  func hasNoDateForNumbersOutsideTheYearsItKnows(number: Int) {
    #expect(CivilDate(dayNumber: number) == nil)
  }

  @Test func numbersEveryDayOfFourCenturies() throws {
    // The calendar repeats every 400 years, so these days meet every rule.
    let numbers = -62_091..<84_006
    var day = PlainDay(year: 1800, month: 1, day: 1, weekday: .wednesday)
    var mismatches: [Int] = []
    for number in numbers {
      let date = try CivilDate(year: day.year, month: day.month, day: day.day)
      let fits =
        date.dayNumber == number && CivilDate(dayNumber: number) == date
        && date.weekday == day.weekday
      if !fits { mismatches.append(number) }
      day.advance()
    }
    #expect(mismatches.prefix(5) == [])
    #expect(numbers.count == 146_097)
    #expect(day == PlainDay(year: 2200, month: 1, day: 1, weekday: .wednesday))
  }
}

/// A day of the years 1800 through 2200 that knows the next one by the rules on paper.
private struct PlainDay: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var weekday: Weekday

  private var lastDay: Int {
    switch month {
    case 2: year.isMultiple(of: 4) && ![1800, 1900, 2100, 2200].contains(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  mutating func advance() {
    switch weekday {
    case .monday: weekday = .tuesday
    case .tuesday: weekday = .wednesday
    case .wednesday: weekday = .thursday
    case .thursday: weekday = .friday
    case .friday: weekday = .saturday
    case .saturday: weekday = .sunday
    case .sunday: weekday = .monday
    }
    if day < lastDay {
      day += 1
    } else if month < 12 {
      (month, day) = (month + 1, 1)
    } else {
      (year, month, day) = (year + 1, 1, 1)
    }
  }
}
