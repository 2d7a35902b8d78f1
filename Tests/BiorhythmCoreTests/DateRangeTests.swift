import BiorhythmCore
import Testing

@Suite struct DateRangeTests {
  @Test(arguments: [
    ("2015-07-03", "2015-07-02"), ("2015-08-01", "2015-07-31"), ("9999-12-31", "0001-01-01"),
  ])
  func cannotRunBackwards(first: String, last: String) throws {
    #expect(try dateRange(first, last) == nil)
  }

  @Test(arguments: [
    ("2015-07-03", "2015-07-03", 1),
    ("2015-07-01", "2015-07-31", 31),
    ("2015-01-01", "2015-12-31", 365),
    ("2016-01-01", "2016-12-31", 366),
    ("1999-12-31", "2000-03-01", 62),
    ("0001-01-01", "9999-12-31", 3_652_059),
  ])
  func countsBothEnds(first: String, last: String, count: Int) throws {
    let range = try #require(try dateRange(first, last))
    #expect(range.count == count)
    #expect([range.first.description, range.last.description] == [first, last])
  }

  @Test(arguments: [
    ("2015-07-03", "2015-07-03", ["2015-07-03"]),
    (
      "2016-02-27", "2016-03-02",
      ["2016-02-27", "2016-02-28", "2016-02-29", "2016-03-01", "2016-03-02"]
    ),
    ("2015-02-28", "2015-03-01", ["2015-02-28", "2015-03-01"]),
    ("1582-10-04", "1582-10-06", ["1582-10-04", "1582-10-05", "1582-10-06"]),
    ("2018-12-30", "2019-01-01", ["2018-12-30", "2018-12-31", "2019-01-01"]),
    ("0001-01-01", "0001-01-02", ["0001-01-01", "0001-01-02"]),
    ("9999-12-30", "9999-12-31", ["9999-12-30", "9999-12-31"]),
  ])
  func goesThroughEachDayOnce(first: String, last: String, days: [String]) throws {
    let range = try #require(try dateRange(first, last))
    #expect(range.map(\.description) == days)
  }

  @Test func staysAtItsEnd() throws {
    let range = try #require(try dateRange("9999-12-31", "9999-12-31"))
    var days = range.makeIterator()
    #expect(days.next()?.description == "9999-12-31")
    #expect(days.next() == nil)
    #expect(days.next() == nil)
  }

  @Test(arguments: [
    ("2015-07-02", false), ("2015-07-03", true), ("2015-07-20", true), ("2015-08-01", true),
    ("2015-08-02", false), ("0001-01-01", false), ("9999-12-31", false), ("2014-07-20", false),
  ])
  func containsItsDaysAndNoOthers(text: String, isInside: Bool) throws {
    let range = try #require(try dateRange("2015-07-03", "2015-08-01"))
    #expect(range.contains(try date(text)) == isInside)
  }
}
