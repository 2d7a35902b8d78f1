import Testing

@testable import BiorhythmCLI

/// Comma-separated values that scripts and spreadsheets read as they were meant.
@Suite struct CSVTests {
  @Test(arguments: [
    (["plain"], "plain\n"),
    (["a", "b", "c"], "a,b,c\n"),
    (["", ""], ",\n"),
    ([" led ", "-1", "+1"], " led ,-1,+1\n"),
    (["a,b", "c"], "\"a,b\",c\n"),
    (["say \"hi\""], "\"say \"\"hi\"\"\"\n"),
    (["\""], "\"\"\"\"\n"),
    (["one\ntwo", "x"], "\"one\ntwo\",x\n"),
    (["one\r\ntwo"], "\"one\r\ntwo\"\n"),
    (["one\rtwo"], "\"one\rtwo\"\n"),
    (["日本語", "it's"], "日本語,it's\n"),
    // A mark that joins the quote before it must not hide it.
    (["\"\u{301}x"], "\"\"\"\u{301}x\"\n"),
    ([",\u{301}"], "\",\u{301}\"\n"),
  ])
  func quotesFieldsThatNeedIt(fields: [String], record: String) {
    #expect(Array(CSV.record(fields).unicodeScalars) == Array(record.unicodeScalars))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+x", "'+x"), ("@a", "'@a"), ("-2+3", "'-2+3"), ("-", "'-"),
    ("\ttab", "'\ttab"), ("\rx", "'\rx"), ("\r\nx", "'\r\nx"), ("=\u{301}", "'=\u{301}"),
    ("'=1", "''=1"), ("'''-1", "''''-1"), ("'\tx", "''\tx"),
    ("", ""), ("plain", "plain"), ("1-2", "1-2"), ("a=b", "a=b"), (" =1", " =1"),
    ("'", "'"), ("''", "''"), ("'plain'", "'plain'"), ("\n=1", "\n=1"), ("−1", "−1"),
  ])
  func guardsWhatASpreadsheetWouldRun(text: String, guarded: String) {
    #expect(Array(CSV.guarded(text).unicodeScalars) == Array(guarded.unicodeScalars))
    #expect(Array(CSV.unguarded(guarded).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func listsPeopleWithOddNames() throws {
    let files = InMemoryFiles([
      preferencesPath: #"""
      {"birthday":"1980-03-12","people":{"=1+1":"2001-01-01","+x":"2001-01-02","@a":"2001-01-03",
      "-2":"2001-01-04","'=x":"2001-01-05","a,b":"2001-01-06","say \"hi\"":"2001-01-07",
      "日本語":"2001-01-08","'t":"2001-01-09"}}
      """#
    ])
    let output = try bio("birthday --list --csv", files: files)
    #expect(output.standardError.isEmpty)
    #expect(output.lines.first == "name,birth")
    #expect(
      output.lines.sorted()
        == [
          "\"a,b\",2001-01-06",
          "\"say \"\"hi\"\"\",2001-01-07",
          "''=x,2001-01-05",
          "'+x,2001-01-02",
          "'-2,2001-01-04",
          "'=1+1,2001-01-01",
          "'@a,2001-01-03",
          "'t,2001-01-09",
          ",1980-03-12",
          "name,birth",
          "日本語,2001-01-08",
        ].sorted())
  }

  @Test func anEmptyListIsAnAnswer() throws {
    #expect(try bio("birthday --list --csv") == .printed("name,birth\n"))
    #expect(
      try bio("birthday --list --json") == .printed("{\"birthday\":null,\"people\":{}}\n"))
    #expect(try bio("birthday --list") == .printed(""))
  }
}
