/// What a program wrote, and how it ended.
struct Run: Equatable {
  /// The end of a process.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  var output = ""
  var error = ""
  var end = End.exit(0)
}

extension Run {
  /// The lines of standard output.
  var outputLines: [Substring] {
    lines(of: output)
  }

  /// The lines of standard error.
  var errorLines: [Substring] {
    lines(of: error)
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
