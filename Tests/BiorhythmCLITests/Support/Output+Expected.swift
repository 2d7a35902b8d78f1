@testable import BiorhythmCLI

extension Output {
  /// The output of a command that did its work.
  static func printed(_ text: String) -> Output {
    Output(standardOutput: text)
  }

  /// The output of a command that was refused: a report, and nothing else.
  ///
  /// - Parameters:
  ///   - report: The lines on standard error, without the last line end.
  ///   - status: Who is to blame; by default the command line.
  /// - Returns: The output.
  static func refused(_ report: String, _ status: ExitStatus = .usage) -> Output {
    Output(standardError: report + "\n", exitStatus: status)
  }
}
