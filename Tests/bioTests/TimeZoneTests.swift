import Testing

@Suite struct TimeZoneTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    "UTC", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Pacific/Kiritimati", "Nowhere/Atlantis", "",
  ])
  func aMonthIsTheSameEverywhere(zone: String) throws {
    let run = try sandbox.bio("month 2015-07 --birth 1980-03-12 --csv", adding: ["TZ": zone])
    #expect(run == Run(output: KnownAnswer.july2015))
  }

  /// Days with 23 or 25 hours between birth and target, and a leap day.
  @Test(arguments: [
    ("America/New_York", "1980-03-12", "2015-07-15,12908,98,81,0,60,E"),
    ("America/New_York", "1999-12-31", "2000-03-01,61,-82,-81,90,-24,"),
    ("America/New_York", "1980-03-12", "2015-03-08,12779,-63,100,62,33,"),
  ])
  func countsDaysAndNotHours(zone: String, birth: String, record: String) throws {
    try expect(record, birth: birth, zone: zone)
  }

  /// Places where the clocks went from 24:00 to 1:00, or the whole day was left out.
  @Test(arguments: [
    ("America/Sao_Paulo", "1966-11-01", "2018-11-04,18996,-52,-76,43,-28,"),
    ("America/Asuncion", "1980-03-12", "2023-10-01,15908,-82,37,78,11,"),
    ("Asia/Amman", "1980-03-12", "2017-03-31,13533,63,54,90,69,"),
    ("Asia/Beirut", "1980-03-12", "2022-03-27,15355,-63,95,62,31,"),
    ("Africa/Cairo", "1980-03-12", "2014-05-16,12483,-100,99,-90,-30,"),
    ("Pacific/Apia", "1980-03-12", "2011-12-30,11615,0,-19,-90,-36,P"),
  ])
  func knowsDaysWithoutAMidnight(zone: String, birth: String, record: String) throws {
    try expect(record, birth: birth, zone: zone)
  }

  @Test func drawsAMonthWhoseLastDayHasNoMidnight() throws {
    let run = try sandbox.bio(
      "month 2017-03 --birth 1980-03-12 --csv", adding: ["TZ": "Asia/Amman"])
    let lines = run.outputLines
    #expect(lines.count == 32)
    #expect(lines.dropFirst().first == "2017-03-01,13503,52,91,100,81,")
    #expect(lines.last == "2017-03-31,13533,63,54,90,69,")
  }

  private func expect(
    _ record: String, birth: String, zone: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try sandbox.bio(
      "day \(record.prefix(10)) --birth \(birth) --csv", adding: ["TZ": zone])
    let header = "date,days,physical,intellectual,emotional,average,critical"
    #expect(run == Run(output: "\(header)\n\(record)\n"), sourceLocation: sourceLocation)
  }
}
