/// What a command gives back.
struct Answer {
  /// Meaning for people, characters for programs, or a screen to work with.
  enum Content {
    /// Text to be shown with the looks of the terminal.
    case text(StyledText)

    /// Characters to be written just as they are.
    case data(String)

    /// Text for many days, made as it is written.
    case rows(StyledRows)

    /// Bytes in chunks, made as they are written.
    case stream(AnyIterator<[UInt8]>)

    /// The terminal is handed to the user.
    case screen(BrowseSession)
  }

  var content: Content

  /// What is to be said besides, on standard error.
  var warnings = ""
}

extension Answer {
  /// An answer for people.
  static func text(_ text: StyledText, warnings: String = "") -> Answer {
    Answer(content: .text(text), warnings: warnings)
  }

  /// An answer for programs.
  static func data(_ text: String, warnings: String = "") -> Answer {
    Answer(content: .data(text), warnings: warnings)
  }

  /// An answer that is too long to be held as a whole.
  static func stream(_ chunks: some IteratorProtocol<[UInt8]>) -> Answer {
    Answer(content: .stream(AnyIterator(chunks)))
  }

  /// A single line for people.
  static func line(_ text: String) -> Answer {
    .text(StyledText(lines: [StyledLine(text)]))
  }
}

/// What the program does in the end.
enum Response {
  /// Writes and exits.
  case output(Output)

  /// Writes chunk after chunk, and exits.
  case stream(AnyIterator<[UInt8]>, standardError: String)

  /// Hands the terminal to the user.
  case screen(BrowseSession)
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
