/// What a command gives back: meaning for people, or bytes for programs.
enum Answer: Equatable {
  /// Text to be shown with the looks of the terminal.
  case text(StyledText)

  /// Characters to be written just as they are.
  case data(String)
}

extension Answer {
  /// A single line for people.
  static func line(_ text: String) -> Answer {
    var line = StyledLine()
    line.append(text)
    return .text(StyledText(lines: [line]))
  }
}

/// What the program writes, and the status it exits with.
struct Output: Equatable {
  var standardOutput = ""
  var standardError = ""
  var exitStatus = ExitStatus.success
}

extension Output {
  /// The output of a command that could not do its work.
  init(_ error: BioError) {
    standardError = error.report
    exitStatus = error.exitStatus
  }
}
