import Testing

@testable import BiorhythmCLI

/// Members of the preferences file that this version does not know.
@Suite struct UnknownPreferencesTests {
  private static let text = #"""
    {"birthday":"1980-03-12","future":{"a":[1,2.50,0.1,12345678901234567890],"path":"a/b é"},
     "zz":null,"A":{"birthday":7,"people":[]},"t":[true,false,"",{},[],-1.5e-3,1e300],
     "big":123456789012345678901234567890}
    """#

  private static let others =
    #""future":{"a":[1,2.5,0.1,12345678901234567890],"path":"a/b é"}"#

  @Test func areKeptWithEqualValues() throws {
    let files = InMemoryFiles([preferencesPath: Self.text])
    let before = try JSONValue(parsing: Array(Self.text.utf8))
    #expect(try bio("birthday 1980-03-13", files: files).exitStatus == .success)
    let saved = try #require(files[preferencesPath])
    #expect(saved.contains(Self.others))
    let after = try JSONValue(parsing: Array(saved.utf8))
    guard case .object(var old) = before, case .object(let new) = after else {
      Issue.record("not an object: \(saved)")
      return
    }
    old["birthday"] = .string("1980-03-13")
    #expect(new == old)
  }

  @Test func areWrittenInOneOrder() throws {
    let files = InMemoryFiles([
      preferencesPath: #"""
      {"zz":null,"birthday":"1980-03-12",
       "future":{"path":"a/b é","a":[1,2.50,0.1,12345678901234567890]}}
      """#
    ])
    #expect(
      try bio("birthday 1980-03-13", files: files)
        == .printed("Saved your birthday, 1980-03-13.\n"))
    #expect(
      files[preferencesPath] == "{\"birthday\":\"1980-03-13\",\(Self.others),\"zz\":null}\n")
    #expect(try bio("config color never", files: files).exitStatus == .success)
    #expect(try bio("birthday --forget", files: files).exitStatus == .success)
    #expect(
      files[preferencesPath] == "{\"color\":\"never\",\(Self.others),\"zz\":null}\n")
  }

  @Test func areNeverFatalForAReading() throws {
    let digits = String(repeating: "1234567890", count: 5)
    let text = #"{"birthday":"1980-03-12","n":\#(digits)}"#
    let files = InMemoryFiles([preferencesPath: text])
    #expect(try bio("birthday", files: files) == .printed("1980-03-12\n"))
  }

  @Test func areNotSavedShortened() throws {
    let digits = String(repeating: "1234567890", count: 5)
    let text = #"{"birthday":"1980-03-12","n":\#(digits)}"#
    let files = InMemoryFiles([preferencesPath: text])
    #expect(
      try bio("birthday 1980-03-13", files: files)
        == .refused(
          """
          bio: \(preferencesPath): a number in it is too long to keep
          hint: nothing was changed; mend the file or move it away
          """, .failure))
    #expect(files[preferencesPath] == text)
  }

  @Test func areNestedAsDeepAsNeeded() throws {
    let nest = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let files = InMemoryFiles([preferencesPath: #"{"n":\#(nest)}"#])
    #expect(try bio("birthday 1980-03-12", files: files).exitStatus == .success)
    #expect(files[preferencesPath] == #"{"birthday":"1980-03-12","n":\#(nest)}"# + "\n")
  }
}
