import Testing

@testable import BiorhythmCLI

/// How text looks: flag beats environment beats preferences beats default.
@Suite struct LooksTests {
  /// What can be seen of the looks of a month's graph.
  private struct Look: Equatable {
    var width: Int
    var isUnicode: Bool
    var isColored: Bool
  }

  private func look(
    _ options: String, _ environment: [String: String] = [:], terminal: Terminal? = nil,
    preferences: String = "{}"
  ) throws -> Look {
    let output = try bio(
      "month 2015-06 --birth 1980-03-12 \(options)", environment: environment, terminal: terminal,
      files: InMemoryFiles([preferencesPath: preferences]))
    // The title ends just before the last column, which is never written.
    let title = try #require(output.lines.first).replacing(/\u{1B}\[[0-9;]+m/, with: "")
    return Look(
      width: title.displayWidth + 1,
      isUnicode: output.standardOutput.contains("┤"),
      isColored: output.standardOutput.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("", nil, nil, 80), ("", nil, 100, 100), ("", nil, 0, 80), ("", nil, 20, 40),
    ("", nil, 5000, 1000), ("", "120", nil, 120), ("", "120", 100, 120), ("", "", 100, 100),
    ("", "0", 100, 100), ("", "0", nil, 80), ("", "000", 100, 100), ("", "39", 100, 40),
    ("", "1", nil, 40), ("", "40", 100, 40), ("", "1001", 100, 1000), ("", "080", 100, 80),
    ("", "wide", 100, 100), ("", "-90", 100, 100), ("", "+90", 100, 100), ("", "9 0", 100, 100),
    ("", "90.5", 100, 100), ("", "0x50", 100, 100), ("", "٩٠", 100, 100),
    ("", "99999999999999999999", 100, 100), ("", "wide", nil, 80),
    ("--width 60", nil, nil, 60), ("--width 60", "120", 100, 60), ("--width=40", "x", 0, 40),
    ("--width 1000", "120", 100, 1000), ("--width 60 --width 70", nil, nil, 70),
  ])
  func widthIsTheFirstThatIsSensible(
    options: String, columns: String?, terminal: Int?, width: Int
  ) throws {
    let environment = columns.map { ["COLUMNS": $0] } ?? [:]
    let terminal = terminal.map { Terminal(columns: $0) }
    #expect(try look(options, environment, terminal: terminal).width == width)
  }

  @Test(arguments: ["39", "1001", "0", "-80", "+80", "80.0", "８０", "wide", "99999999999999999999"])
  func widthHasLimits(text: String) throws {
    #expect(
      try bio("day --birth 1980-03-12 --width \(text)")
        == .refused(
          "bio: '\(text)' is not a value for --width: expected a whole number from 40 through 1000")
    )
  }

  @Test(arguments: [
    ("", [:], false), ("", ["LANG": "en_US.UTF-8"], true), ("", ["LANG": "en_US.utf8"], true),
    ("", ["LC_CTYPE": "UTF-8"], true), ("", ["LC_ALL": "C.UTF-8"], true),
    ("", ["LANG": "en_US.ISO-8859-1"], false), ("", ["LANG": "C"], false),
    ("", ["LC_ALL": "C", "LC_CTYPE": "en_US.UTF-8", "LANG": "en_US.UTF-8"], false),
    ("", ["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], false),
    ("", ["LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
    ("", ["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.UTF-8"], true),
    ("", ["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
    ("", ["LC_MESSAGES": "en_US.UTF-8"], false),
    ("--ascii", ["LANG": "en_US.UTF-8"], false), ("--unicode", ["LC_ALL": "C"], true),
  ])
  func charactersFollowTheLocale(
    options: String, environment: [String: String], isUnicode: Bool
  ) throws {
    let terminal = Terminal(columns: nil)
    #expect(try look(options, environment, terminal: terminal).isUnicode == isUnicode)
    // Into a pipe nothing but an option calls for Unicode.
    #expect(try look(options, environment).isUnicode == (options == "--unicode"))
  }

  private static let colors:
    [(options: String, variables: String, saved: String?, onTerminal: Bool, inPipe: Bool)] = [
      ("", "", nil, false, false), ("", "TERM=xterm", nil, true, false),
      ("", "TERM=", nil, false, false), ("", "TERM=dumb", nil, false, false),
      ("", "TERM=dumber", nil, true, false), ("", "TERM=xterm CLICOLOR=0", nil, true, false),
      ("", "TERM=xterm NO_COLOR=1", nil, false, false),
      ("", "TERM=xterm NO_COLOR=0", nil, false, false),
      ("", "TERM=xterm NO_COLOR=", nil, true, false),
      ("", "TERM=xterm", "auto", true, false), ("", "TERM=dumb", "auto", false, false),
      ("", "TERM=xterm", "never", false, false), ("", "TERM=dumb", "always", true, true),
      ("", "TERM=xterm NO_COLOR=1", "always", false, false),
      ("", "NO_COLOR=", "always", true, true),
      ("--color=always", "", nil, true, true),
      ("--color always", "TERM=dumb NO_COLOR=1", "never", true, true),
      ("--color never", "TERM=xterm", "always", false, false),
      ("--color auto", "TERM=xterm NO_COLOR=1", "never", true, false),
      ("--color auto", "TERM=dumb", "always", false, false),
    ]

  @Test(arguments: colors)
  func colorsAreUsedWhereTheyAreWanted(
    options: String, variables: String, saved: String?, onTerminal: Bool, inPipe: Bool
  ) throws {
    let pairs = variables.split(separator: " ").map { $0.split(separator: "=") }
    let environment = pairs.reduce(into: [String: String]()) { result, pair in
      result[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    }
    let preferences = saved.map { #"{"color":"\#($0)"}"# } ?? "{}"
    let shown = try look(
      options, environment, terminal: Terminal(columns: 80), preferences: preferences)
    #expect(shown == Look(width: 80, isUnicode: false, isColored: onTerminal))
    let piped = try look(options, environment, preferences: preferences)
    #expect(piped == Look(width: 80, isUnicode: false, isColored: inPipe))
  }

  @Test func dataHasNoLooks() throws {
    let files = InMemoryFiles([preferencesPath: #"{"color":"always"}"#])
    for format in ["--json", "--csv"] {
      let line = "month 2015-07 --birth 1980-03-12 \(format)"
      let looks = "--color always --unicode --width 200"
      #expect(try bio("\(line) \(looks)", files: files) == bio(line))
    }
  }
}
