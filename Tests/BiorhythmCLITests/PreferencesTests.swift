import Testing

@testable import BiorhythmCLI

/// The preferences file: what is kept in it, and what is wrong with a damaged one.
@Suite struct PreferencesTests {
  private static let dates = "expected a date, \"YYYY-MM-DD\""
  private static let names = "expected a name of 1 to 64 characters, no control characters"

  private static let damages = [
    ("", "the preferences file is empty"),
    ("\n", "not a JSON document"),
    (#"{"birthday":"1980-03"#, "not a JSON document"),
    (#"{"birthday":"1980-03-12","week_start":}"#, "not a JSON document"),
    (#"{"birthday":"1980-03-12"} {}"#, "not a JSON document"),
    ("birthday = 1980-03-12", "not a JSON document"),
    ("[]", "not a JSON object"),
    (#""1980-03-12""#, "not a JSON object"),
    ("null", "not a JSON object"),
    (#"{"birthday":19800312}"#, "'birthday' has a wrong value: \(dates)"),
    (#"{"birthday":["1980-03-12"]}"#, "'birthday' has a wrong value: \(dates)"),
    (
      #"{"birthday":"2015-02-30"}"#,
      "'birthday' has a wrong value: '2015-02-30' is not a date: February 2015 has 28 days"
    ),
    (
      #"{"birthday":"80-03-12"}"#,
      "'birthday' has a wrong value: '80-03-12' is not a date: expected YYYY-MM-DD"
    ),
    (
      #"{"birthday":"today"}"#,
      "'birthday' has a wrong value: 'today' is not a date: expected YYYY-MM-DD"
    ),
    (
      #"{"birthday":"2015-13-01"}"#,
      "'birthday' has a wrong value: '2015-13-01' is not a date: months run from 01 through 12"
    ),
    (
      #"{"birthday":"0000-01-01"}"#,
      "'birthday' has a wrong value: '0000-01-01' is not a date: years run from 0001 through 9999"
    ),
    (
      #"{"birthday":"\u001b[2J\n"}"#,
      "'birthday' has a wrong value: '[2J ' is not a date: expected YYYY-MM-DD"
    ),
    (#"{"people":[]}"#, "'people' has a wrong value: expected an object of dates by name"),
    (#"{"people":{"ada":5}}"#, "'people.ada' has a wrong value: \(dates)"),
    (
      #"{"people":{"ada":"2015-04-31"}}"#,
      "'people.ada' has a wrong value: '2015-04-31' is not a date: April 2015 has 30 days"
    ),
    (#"{"people":{"":"2015-04-30"}}"#, "'people.' has a wrong value: \(names)"),
    (#"{"people":{"a\nb":"2015-04-30"}}"#, "'people.a b' has a wrong value: \(names)"),
    (
      #"{"color":"blue"}"#,
      "'color' has a wrong value: expected one of \"auto\", \"always\", \"never\""
    ),
    (
      #"{"color":true}"#,
      "'color' has a wrong value: expected one of \"auto\", \"always\", \"never\""
    ),
    (
      #"{"style":"Rows"}"#,
      "'style' has a wrong value: expected one of \"letters\", \"rows\", \"braille\""
    ),
    (
      #"{"week_start":"friday"}"#,
      "'week_start' has a wrong value: expected one of \"monday\", \"sunday\", \"saturday\""
    ),
  ]

  @Test(arguments: damages)
  func damageIsNamedAndNeverOverwritten(text: String, damage: String) throws {
    let report = """
      bio: \(preferencesPath): \(damage)
      hint: nothing was changed; mend the file or move it away
      """
    let lines = [
      "", "today", "month --csv", "birthday", "birthday --list", "birthday 1980-03-13",
      "birthday --forget", "birthday 1980-03-13 --who ada", "config", "config color auto",
      "config --unset style", "day --who ada",
    ]
    for line in lines {
      let files = InMemoryFiles([preferencesPath: text])
      #expect(try bio(line, files: files) == .refused(report, .failure), "bio \(line)")
      #expect(files[preferencesPath] == text)
      #expect(files.paths == [preferencesPath])
    }
    // Whoever gives a birth date gets the reading, and is warned where the file would count.
    let files = InMemoryFiles([preferencesPath: text])
    for line in ["day --birth 1980-03-12", "month --birth 1980-03-12 --who ada"] {
      var expected = try bio(line)
      #expect(expected.exitStatus == .success)
      expected.standardError = report + "\n"
      #expect(try bio(line, files: files) == expected)
    }
  }

  @Test func textThatIsNotUTF8IsDamage() {
    #expect(throws: PreferencesDamage.unreadable(.notUTF8)) {
      try Preferences(json: Array(#"{"a":""#.utf8) + [0xFF] + Array(#""}"#.utf8))
    }
  }

  /// The bytes of UTF-16 may well be UTF-8, but then they are no document.
  @Test func textInUTF16IsDamage() {
    let wide = #"{"birthday":"1980-03-12"}"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(throws: PreferencesDamage.self) { try Preferences(json: wide) }
  }

  @Test(arguments: [
    "\u{FEFF}{\"birthday\":\"1980-03-12\"}", "{\r\n\"birthday\" : \"1980-03-12\"\r\n}\r\n",
    #"{"birthday":"1980-03-12","people":null,"color":null,"style":null,"week_start":null}"#,
    #"{"people":{},"birthday":"1980-03-12","mood":{"birthday":7}}"#,
  ])
  func readsWhatEditorsLeave(text: String) throws {
    let files = InMemoryFiles([preferencesPath: text])
    #expect(try bio("birthday", files: files) == .printed("1980-03-12\n"))
    #expect(files[preferencesPath] == text)
  }
}
