import Testing

@testable import BiorhythmCLI

/// The manual page, as `man` reads it.
@Suite struct ManualPageTests {
  private let output: Output

  init() throws {
    output = try bio("manual")
  }

  private var lines: [String] { output.lines }

  @Test(arguments: [
    "bio", "bio today", "bio day [DATE]", "bio month [MONTH]", "bio browse [DATE]",
    "bio calendar [MONTH|YEAR]", "bio table [RANGE]", "bio events [RANGE]", "bio match WHO [WHO]",
    "bio insight [RANGE]", "bio mood add LEVEL", "bio mood list [RANGE]",
    "bio mood calendar [MONTH]", "bio mood undo", "bio mood import FILE", "bio mood path",
    "bio birthday [DATE]", "bio config [KEY] [VALUE]", "bio completions SHELL", "bio manual",
    "bio help [COMMAND]", "bio version",
  ])
  func explainsEveryCommand(usage: String) throws {
    let start = try #require(lines.firstIndex(of: ".SS \(usage)"))
    let summary = try #require(output.line(start + 1))
    #expect(summary.hasSuffix("."))
    #expect(!summary.hasPrefix("."))
  }

  @Test(arguments: [
    ("month", ["on DATE", "style STYLE"]), ("calendar", ["compact", "week-start DAY"]),
    ("table", ["precision N"]),
    ("events", ["only KIND", "cycle NAME", "together N", "next N", "alarm HH:MM"]),
    ("birthday", ["forget", "list"]), ("config", ["unset KEY"]),
    ("mood add", ["on DATE", "at HH:MM", "note TEXT"]),
    ("mood calendar", ["compact", "week-start DAY"]),
    ("mood import", ["map NAME=LEVEL", "skip-unknown"]),
  ])
  func explainsTheOptionsOfACommand(command: String, options: [String]) throws {
    let start = try #require(lines.firstIndex { $0.hasPrefix(".SS bio \(command)") })
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix(".S") }
    for option in options {
      let term = ".B \\-\\-" + option.replacing("-", with: "\\-")
      let place = try #require(section.firstIndex(of: term), "\(option)")
      #expect(output.line(place - 1) == ".TP")
      #expect(output.line(place + 1)?.hasPrefix(".") == false)
    }
  }

  @Test func explainsTheCommonOptions() throws {
    let start = try #require(lines.firstIndex(of: ".SH OPTIONS"))
    let terms = lines[start...].prefix { $0 != ".SH DATES" }.filter { $0.hasPrefix(".B ") }
    #expect(
      terms.map { $0.dropFirst(3).replacing("\\-", with: "-") } == [
        "-b, --birth DATE", "-w, --who NAME", "-f, --format FORMAT", "--json", "--csv",
        "--color WHEN", "--ascii", "--unicode", "--width N", "-h, --help", "--version",
      ])
  }

  @Test func hasItsSectionsInTheUsualOrder() {
    #expect(lines.first?.hasPrefix(".TH BIO 1 ") == true)
    #expect(
      lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "DATES", "KEYS", "FILES",
        "ENVIRONMENT", "EXIT STATUS", "NOTES",
      ])
    #expect(output.line(2)?.hasPrefix("bio \\- ") == true)
  }

  @Test func nothingInItTurnsIntoARequest() {
    let requests = ["TH", "SH", "SS", "TP", "PP", "B", "nf", "fi"]
    let faults = lines.filter { line in
      if line.hasPrefix("'") || line.isEmpty { return true }
      guard line.hasPrefix(".") else { return false }
      return !requests.contains(String(line.dropFirst().prefix { $0 != " " }))
    }
    #expect(faults == [])
    #expect(lines.count { $0 == ".nf" } == lines.count { $0 == ".fi" })
  }

  /// Typed dashes, apostrophes, and carets are to be copied from the page.
  @Test func keepsTheCharactersThatAreTyped() {
    let text = output.standardOutput
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    let plain = text.replacing(/\\(-|e|&|\(aq|\(ha|\(ti|\(ga|fI|fR|fB)/, with: "")
    #expect(!plain.contains("\\"))
    let body = plain.split(separator: "\n").filter { !$0.hasPrefix(".TH") }
    #expect(body.filter { $0.contains { "-'^~`".contains($0) } } == [])
    #expect(text.contains("bio mood add good \\-\\-note \\(aqlong walk\\(aq\n"))
    #expect(text.contains(".B q \\(haC\n"))
  }

  @Test func hasShortLines() {
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }

  /// The paragraphs that are filled, without the escapes.
  private var paragraphs: [String] {
    var paragraphs = [""]
    var isFilled = true
    for line in lines {
      if line == ".nf" || line == ".fi" { isFilled = line == ".fi" }
      if line.hasPrefix(".") {
        paragraphs.append("")
      } else if isFilled {
        paragraphs[paragraphs.count - 1] += line.replacing(/\\(&|\(..|-)/, with: "") + " "
      }
    }
    return paragraphs
  }

  /// What stands in lines of its own in the help must not run together.
  @Test(arguments: [
    ("color: auto, always, never", "style: letters, rows, braille"),
    ("bash: source", "fish: bio completions"), ("week back, on", "month back, on"),
  ])
  func keepsListsInLines(one: String, other: String) {
    #expect(paragraphs.filter { $0.contains(one) && $0.contains(other) } == [])
    #expect(output.standardOutput.replacing("\\-", with: "").contains(one))
  }

  @Test func isAnswerEnough() throws {
    #expect(output.exitStatus == .success)
    #expect(output.standardError.isEmpty)
    #expect(try bio("manual --width 40 --color always") == output)
    #expect(try bio("manual page") == .refused("bio: unexpected 'page'"))
  }
}
