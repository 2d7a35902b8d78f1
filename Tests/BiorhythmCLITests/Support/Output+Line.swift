@testable import BiorhythmCLI

extension Output {
  /// One line of standard output, counted from 0; `nil` where there is none.
  func line(_ number: Int) -> String? {
    lines.dropFirst(number).first
  }
}
