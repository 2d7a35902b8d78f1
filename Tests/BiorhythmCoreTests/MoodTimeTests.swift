import Testing

@testable import BiorhythmCore

@Suite struct MoodTimeTests {
  @Test(arguments: [
    ("2015-07-03", "2015-07-03", nil),
    ("2015-07-03T08:10", "2015-07-03", 490),
    ("2015-07-03T08:10:59", "2015-07-03", 490),
    ("2015-07-03T08:10:00+02:00", "2015-07-03", 490),
    ("2015-07-03T08:10+02:00", "2015-07-03", 490),
    ("2015-07-03T08:10:00-05:30", "2015-07-03", 490),
    ("2015-07-03T08:10Z", "2015-07-03", 490),
    ("2015-07-03T08:10:00Z", "2015-07-03", 490),
    ("2016-02-29T00:00", "2016-02-29", 0),
    ("0001-01-01T23:59:59-23:59", "0001-01-01", 1439),
    ("9999-12-31T23:59:59+23:59", "9999-12-31", 1439),
  ])
  func readsTheDayAndTheMinuteAsWritten(text: String, day: String, minute: Int?) throws {
    let time = try MoodTime(text)
    #expect(time.date == (try date(day)))
    #expect(time.minute == minute)
    #expect(time.text == text)
  }

  @Test(arguments: [
    "", "T", "T08:10", "2015-07-03T", "2015-07-03 08:10", "2015-07-03t08:10", " 2015-07-03",
    "2015-07-03 ", "2015-07-03T08", "2015-07-03T8:10", "2015-07-03T08:1", "2015-07-03T08:10:",
    "2015-07-03T08:10:0", "2015-07-03T24:00", "2015-07-03T08:60", "2015-07-03T08:10:60",
    "2015-07-03T-8:10", "2015-07-03T+8:10", "2015-07-03T0810", "2015-07-03T08:10:00.5",
    "2015-07-03T08:10z", "2015-07-03T08:10ZZ", "2015-07-03T08:10 Z", "2015-07-03T08:10+02",
    "2015-07-03T08:10+0200", "2015-07-03T08:10+2:00", "2015-07-03T08:10+24:00",
    "2015-07-03T08:10+02:60", "2015-07-03T08:10+02:00 ", "2015-07-03T08:10+02:00:00",
    "2015-07-03TT08:10", "80-07-03T08:10", "2015-7-3T08:10", "٢٠١٥-٠٧-٠٣", "２０１５-07-03",
    "2015-07-03T٠٨:١٠", "2015/07/03",
  ])
  func refusesOtherForms(text: String) {
    #expect(throws: CivilDateError.malformed) { try MoodTime(text) }
  }

  @Test(arguments: [
    ("2015-13-01", CivilDateError.monthOutOfRange), ("0000-07-03T08:10", .yearOutOfRange),
  ])
  func refusesDaysThatDoNotExist(text: String, reason: CivilDateError) {
    #expect(throws: reason) { try MoodTime(text) }
  }

  @Test func refusesTheThirtiethOfFebruary() throws {
    let reason = CivilDateError.dayOutOfRange(try month("2022-02"))
    #expect(throws: reason) { try MoodTime("2022-02-30T08:00:00+00:00") }
  }

  @Test func putsADayBeforeItsTimesAndIgnoresOffsets() throws {
    let inOrder = [
      "2015-07-02T23:59:00-11:00", "2015-07-03", "2015-07-03T00:00:00+14:00", "2015-07-03T08:10",
      "2015-07-03T08:11Z", "2015-07-03T23:59", "2015-07-04",
    ]
    let sorted = try inOrder.reversed().map { try MoodTime($0) }.sorted()
    #expect(sorted.map(\.text) == inOrder)
  }

  @Test(arguments: [
    (0, 0, "2015-07-03T00:00:00+00:00"),
    (29_400, 7200, "2015-07-03T08:10:00+02:00"),
    (86_399, -18_000, "2015-07-03T23:59:59-05:00"),
    (29_400, 20_700, "2015-07-03T08:10:00+05:45"),
    (29_400, -12_600, "2015-07-03T08:10:00-03:30"),
    (29_400, -1800, "2015-07-03T08:10:00-00:30"),
    (29_400, 50_400, "2015-07-03T08:10:00+14:00"),
    // An offset of old, such as New York's local mean time, is cut to whole minutes.
    (29_400, -17_762, "2015-07-03T08:10:00-04:56"),
    // A leap second.
    (86_400, 0, "2015-07-03T23:59:59+00:00"),
  ])
  func writesMomentsWithTheirOffset(second: Int, offset: Int, text: String) throws {
    let time = MoodTime(date: try date("2015-07-03"), second: second, utcOffset: offset)
    #expect(time.text == text)
    #expect(try MoodTime(text) == time)
  }

  @Test func writesWholeDaysAsTheDateAlone() throws {
    let time = MoodTime(date: try date("0987-06-05"))
    #expect(time == (try MoodTime("0987-06-05")))
    #expect(time.clock == nil)
  }

  @Test(arguments: [("2015-07-03T00:00", "00:00"), ("2015-07-03T09:05:59Z", "09:05")])
  func showsTheClock(text: String, clock: String) throws {
    #expect(try MoodTime(text).clock == clock)
  }
}
