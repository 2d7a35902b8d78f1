import Testing

@testable import BiorhythmCLI

/// Daylio's exports, of all its versions.
@Suite struct DaylioImportTests {
  /// Headers with a row each, all for the same entry.
  @Test(arguments: [
    """
    full_date,date,weekday,time,mood,activities,note_title,note
    2018-05-18,May 18,Friday,9:05 PM,good,reading | sport,,x
    """,
    """
    full_date,date,weekday,time,mood,activities,scales,note_title,note
    2018-05-18,May 18,Friday,9:05 pm,good,"reading | sport",Sleep: 7,"",x
    """,
    """
    full_date,date,weekday,time,mood,activities,note
    2018-05-18,May 18,Friday,21:05,good,,x
    """,
    """
    year,date,weekday,time,mood,activities,note
    2018,18 May,Friday,21:05,good,,x
    """,
    """
    year,date,weekday,time,mood,activities,note_title,note
    2018,May 18,Friday,9:05 pm,good,,x,
    """,
    """
    full_date,year,date,time,mood,note
    ,2018,18 May,21:05,good,x
    """,
    """
    note , Mood,TIME,Full_Date
    x, GOOD ,21:05,2018-05-18
    """,
  ])
  func findsColumnsByTheirNames(text: String) throws {
    let files = InMemoryFiles()
    #expect(try importing(text, into: files) == .printed("Imported 1 entry.\n"))
    #expect(files.journal == #"{"at":"2018-05-18T21:05","level":3,"note":"x"}"# + "\n")
  }

  @Test(arguments: [
    ("rad", 4), ("good", 3), ("meh", 2), ("bad", 1), ("awful", 1), ("Rad", 4), ("AWFUL", 1),
  ])
  func knowsTheMoods(name: String, level: Int) throws {
    let files = InMemoryFiles()
    _ = try importing("full_date,mood\n2018-05-18,\(name)\n", into: files)
    #expect(files.journal == #"{"at":"2018-05-18","level":\#(level)}"# + "\n")
  }

  /// A title, a note, and what the journal has.
  @Test(arguments: [
    ("", "", nil), ("Title", "", "Title"), ("", "Text", "Text"), ("Title", "Text", "Title: Text"),
    (#""One, two""#, #""said ""hi""""#, #"One, two: said \"hi\""#),
    (#""""#, #""two\#nlines""#, #"two\nlines"#), ("", "\"two\r\nlines\"", #"two\r\nlines"#),
    ("", #"an "inner" quote"#, #"an \"inner\" quote"#), ("", " spaces ", " spaces "),
    ("日本", "🙂", "日本: 🙂"),
    ("", "'=1+1", "'=1+1"), ("", "=1+1", "=1+1"),
  ])
  func joinsTheTitleAndTheNote(title: String, note: String, kept: String?) throws {
    let files = InMemoryFiles()
    let text = "full_date,mood,note_title,note\n2018-05-18,rad,\(title),\(note)\n"
    #expect(try importing(text, into: files) == .printed("Imported 1 entry.\n"))
    let member = kept.map { #","note":"\#($0)""# } ?? ""
    #expect(files.journal == #"{"at":"2018-05-18","level":4\#(member)}"# + "\n")
  }

  @Test(arguments: [
    "full_date,mood\n2018-05-18,rad\n2018-05-17,bad",
    "full_date,mood\r\n2018-05-18,rad\r\n2018-05-17,bad\r\n",
    "\u{FEFF}full_date,mood\r\n2018-05-18,rad\r\n2018-05-17,bad",
    "full_date,mood\r2018-05-18,rad\r2018-05-17,bad\r",
    "\n\r\nfull_date,mood\n\n2018-05-18,rad\n\n\n2018-05-17,bad\n\n",
    "\"full_date\",\"mood\"\n\"2018-05-18\",\"rad\"\n\"2018-05-17\",\"bad\"\n",
    "\u{FEFF}\"full_date\",mood\n2018-05-18,rad\n2018-05-17,bad\n",
  ])
  func readsAnyLineEnds(text: String) throws {
    let files = InMemoryFiles()
    #expect(try importing(text, into: files) == .printed("Imported 2 entries.\n"))
    #expect(
      files.journal == #"{"at":"2018-05-18","level":4}"# + "\n" + #"{"at":"2018-05-17","level":1}"#
        + "\n")
  }
}
