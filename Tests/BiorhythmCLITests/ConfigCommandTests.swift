import Testing

@testable import BiorhythmCLI

/// `bio config`: the settings, and that they are honored.
@Suite struct ConfigCommandTests {
  @Test func savesShowsAndUnsets() throws {
    let files = InMemoryFiles()
    #expect(
      try bio("config", files: files)
        == .printed(
          """
           color       auto (default)
           style       letters (default)
           week_start  monday (default)

          """))
    #expect(files.paths.isEmpty)
    #expect(try bio("config style rows", files: files) == .printed("Saved: style is rows.\n"))
    #expect(files[preferencesPath] == #"{"style":"rows"}"# + "\n")
    #expect(
      try bio("config week_start sunday", files: files)
        == .printed("Saved: week_start is sunday.\n"))
    #expect(try bio("config color never", files: files) == .printed("Saved: color is never.\n"))
    #expect(
      files[preferencesPath]
        == #"{"color":"never","style":"rows","week_start":"sunday"}"# + "\n")
    #expect(
      try bio("config", files: files)
        == .printed(" color       never\n style       rows\n week_start  sunday\n"))
    #expect(try bio("config --unset style", files: files) == .printed("style is unset.\n"))
    #expect(files[preferencesPath] == #"{"color":"never","week_start":"sunday"}"# + "\n")
  }

  @Test(arguments: [
    ("color", "auto", #"{"color":null}"#),
    ("style", "letters", #"{"style":null}"#),
    ("week_start", "saturday", #"{"week_start":"saturday"}"#),
  ])
  func showsOneSetting(key: String, value: String, json: String) throws {
    let files = InMemoryFiles([preferencesPath: #"{"week_start":"saturday"}"#])
    #expect(try bio("config \(key)", files: files) == .printed("\(value)\n"))
    #expect(try bio("config \(key) --json", files: files) == .printed("\(json)\n"))
    #expect(
      try bio("config --json", files: files)
        == .printed(#"{"color":null,"style":null,"week_start":"saturday"}"# + "\n"))
  }

  @Test(arguments: [
    ("color", ["auto", "always", "never"]),
    ("style", ["letters", "rows", "braille"]),
    ("week_start", ["monday", "sunday", "saturday"]),
  ])
  func acceptsEveryValue(key: String, values: [String]) throws {
    for value in values {
      let files = InMemoryFiles()
      #expect(
        try bio("config \(key) \(value)", files: files)
          == .printed("Saved: \(key) is \(value).\n"))
      #expect(files[preferencesPath] == "{\"\(key)\":\"\(value)\"}\n")
      #expect(try bio("config \(key)", files: files) == .printed("\(value)\n"))
    }
  }

  @Test(arguments: [
    "config color blue", "config style Rows", "config week_start tuesday", "config birthday",
    "config people", "config color auto never", "config --unset birthday", "config --unset color x",
    "config --unset", "config Color", "config --csv",
  ])
  func changesNothingWhenRefused(line: String) throws {
    let files = InMemoryFiles()
    let output = try bio(line, files: files)
    #expect(output.exitStatus == .usage)
    #expect(output.standardOutput.isEmpty)
    #expect(files.paths.isEmpty)
  }

  @Test func monthHonorsTheStyle() throws {
    let line = "month 2015-07 --birth 1980-03-12 --unicode"
    for style in ["letters", "rows", "braille"] {
      let files = InMemoryFiles()
      #expect(try bio("config style \(style)", files: files).exitStatus == .success)
      let saved = try bio(line, files: files)
      #expect(try saved == bio("\(line) --style \(style)"))
      #expect(try bio("\(line) --style letters", files: files) == bio(line))
    }
    #expect(try bio("\(line) --style rows") != bio("\(line) --style braille"))
  }

  @Test func unsettingWhatIsNotSetIsNoFault() throws {
    let files = InMemoryFiles([preferencesPath: #"{"birthday":"1980-03-12"}"#])
    #expect(try bio("config --unset color", files: files) == .printed("color is unset.\n"))
    #expect(files[preferencesPath] == #"{"birthday":"1980-03-12"}"#)
  }
}
