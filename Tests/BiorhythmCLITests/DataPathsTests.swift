import Testing

@testable import BiorhythmCLI

/// Where the preferences are kept.
@Suite struct DataPathsTests {
  @Test(arguments: [
    ([:], "/home/ada/.config/bio/preferences.json"),
    (["XDG_CONFIG_HOME": "/conf"], "/conf/bio/preferences.json"),
    (["XDG_CONFIG_HOME": ""], "/home/ada/.config/bio/preferences.json"),
    (["XDG_CONFIG_HOME": "conf"], "/home/ada/.config/bio/preferences.json"),
    (["XDG_CONFIG_HOME": "./conf"], "/home/ada/.config/bio/preferences.json"),
    (["XDG_CONFIG_HOME": "~/conf"], "/home/ada/.config/bio/preferences.json"),
    (["XDG_CONFIG_HOME": "/conf", "HOME": ""], "/conf/bio/preferences.json"),
    (["BIO_PREFERENCES": "/p.json"], "/p.json"),
    (["BIO_PREFERENCES": "p.json"], "p.json"),
    (["BIO_PREFERENCES": "/p.json", "XDG_CONFIG_HOME": "/conf"], "/p.json"),
    (["BIO_PREFERENCES": "/p.json", "HOME": ""], "/p.json"),
    (["BIO_PREFERENCES": ""], "/home/ada/.config/bio/preferences.json"),
    (["BIO_PREFERENCES": "", "XDG_CONFIG_HOME": "/conf"], "/conf/bio/preferences.json"),
    (["XDG_DATA_HOME": "/data"], "/home/ada/.config/bio/preferences.json"),
  ])
  func followTheEnvironment(environment: [String: String], path: String) throws {
    let files = InMemoryFiles()
    #expect(
      try bio("birthday 1980-03-12", environment: environment, files: files)
        == .printed("Saved your birthday, 1980-03-12.\n"))
    #expect(files.paths == [path])
    #expect(
      try bio("birthday", environment: environment, files: files) == .printed("1980-03-12\n"))
  }

  @Test(arguments: [
    ["HOME": ""], ["HOME": "home"], ["HOME": "", "XDG_CONFIG_HOME": "conf"],
    ["HOME": "", "BIO_PREFERENCES": ""],
  ])
  func withoutAHomeOnlySavingFails(environment: [String: String]) throws {
    let files = InMemoryFiles()
    let day = "day 2015-07-15 --birth 1980-03-12"
    #expect(try bio(day, environment: environment, files: files) == bio(day))
    #expect(try bio("", environment: environment, files: files) == bio(""))
    #expect(
      try bio("config style", environment: environment, files: files) == .printed("letters\n"))
    for line in ["birthday 1980-03-12", "birthday 1980-03-12 --who ada", "config color never"] {
      #expect(
        try bio(line, environment: environment, files: files)
          == .refused(
            """
            bio: nowhere to save: HOME is not set to an absolute path
            hint: set HOME or XDG_CONFIG_HOME, or name a file in BIO_PREFERENCES
            """, .failure))
    }
    #expect(files.paths.isEmpty)
  }

  @Test func aPathIsNamedWithoutItsControls() throws {
    let path = "/a\n\u{1B}[2Jb.json"
    #expect(
      try bio(
        "birthday", environment: ["BIO_PREFERENCES": path], files: InMemoryFiles([path: "[]"]))
        == .refused(
          """
          bio: /a [2Jb.json: not a JSON object
          hint: nothing was changed; mend the file or move it away
          """, .failure))
  }
}
