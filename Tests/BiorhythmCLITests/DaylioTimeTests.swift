import Testing

@testable import BiorhythmCLI

/// Days and times as Daylio writes them, in all its versions.
@Suite struct DaylioTimeTests {
  @Test(arguments: [
    ("0:00", "00:00"), ("00:00", "00:00"), ("9:05", "09:05"), ("21:00", "21:00"),
    ("23:59", "23:59"),
    ("12:00 am", "00:00"), ("12:59 AM", "00:59"), ("1:00 am", "01:00"), ("11:59 am", "11:59"),
    ("12:00 pm", "12:00"), ("12:30 PM", "12:30"), ("1:00 pm", "13:00"), ("11:59 pm", "23:59"),
    ("06:50 pm", "18:50"), ("6:50pm", "18:50"), ("6:50\u{202F}PM", "18:50"),
    ("6:50\u{A0}pm", "18:50"), ("6:50  Pm", "18:50"),
  ])
  func readsTimesOfBothClocks(time: String, clock: String) throws {
    let files = InMemoryFiles()
    let output = try importing("full_date,time,mood\n2018-05-18,\(time),meh\n", into: files)
    #expect(output == .printed("Imported 1 entry.\n"))
    #expect(files.journal == #"{"at":"2018-05-18T\#(clock)","level":2}"# + "\n")
  }

  @Test(arguments: [
    "24:00", "9:60", "13:00 pm", "0:30 am", "00:30 pm", "9", "9:5", "9.05", "9:05:00", "9:05 xm",
    "9:05 p", "-9:05", "٩:٠٥", "９:05", "noon", "9:05 pm am", ":05", "109:05",
  ])
  func refusesOtherTimes(time: String) throws {
    let files = InMemoryFiles()
    let output = try importing("full_date,time,mood\n2018-05-18,\(time),meh\n", into: files)
    #expect(
      output.standardError.hasPrefix("bio: \(importPath):2: '\(time)' is not a time of day\n"))
    #expect(output.exitStatus == .failure)
    #expect(files.journal == nil)
  }

  @Test(arguments: [
    ("2018", "18 May", "2018-05-18"), ("2018", "May 18", "2018-05-18"),
    ("2018", "1 January", "2018-01-01"),
    ("2018", "31 December", "2018-12-31"), ("2018", "3 Sep", "2018-09-03"),
    ("2016", "29 February", "2016-02-29"),
    ("2018", "08 june", "2018-06-08"), ("0987", "1 July", "0987-07-01"),
  ])
  func readsADateAndItsYear(year: String, date: String, day: String) throws {
    let files = InMemoryFiles()
    _ = try importing("year,date,mood\n\(year),\(date),rad\n", into: files)
    #expect(files.journal == #"{"at":"\#(day)","level":4}"# + "\n")
  }

  @Test(arguments: [
    ("2018", "31 June"), ("2018", "29 February"), ("2018", "0 May"), ("2018", "18 Mai"),
    ("2018", "18"),
    ("2018", "May"), ("2018", "18 May 2018"), ("2018", "2018-05-18"), ("", "18 May"),
    ("-1", "18 May"),
    ("0", "18 May"), ("٢٠١٨", "18 May"), ("2018", "18 Ma"), ("2018", "18 18"), ("2018", "May May"),
    ("2018", ""),
  ])
  func refusesOtherDatesWithAYear(year: String, date: String) throws {
    let files = InMemoryFiles()
    let output = try importing("year,date,mood\n\(year),\(date),rad\n", into: files)
    let typed = "\(date) \(year)".trimmed
    #expect(output.standardError.hasPrefix("bio: \(importPath):2: '\(typed)' is not a date\n"))
    #expect(output.exitStatus == .failure)
    #expect(files.journal == nil)
  }

  @Test(arguments: ["2018-02-29", "18-05-18", "2018/05/18", "2018-5-18", "18 May", "٢٠١٨-٠٥-١٨"])
  func refusesOtherFullDates(date: String) throws {
    let files = InMemoryFiles()
    let output = try importing("full_date,mood\n\(date),rad\n", into: files)
    #expect(output.standardError.hasPrefix("bio: \(importPath):2: '\(date)' is not a date\n"))
    #expect(files.journal == nil)
  }
}
