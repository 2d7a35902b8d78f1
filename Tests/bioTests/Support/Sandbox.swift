import Foundation

/// A home and a current folder for the programs of one test, both removed with this value.
final class Sandbox: Sendable {
  /// The path of the folder to be named in `HOME`.
  let home: String

  /// The path of the current folder, which is not in the home.
  let folder: String

  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "bio-\(UUID().uuidString)")
    home = root.appending(path: "home").path
    folder = root.appending(path: "folder").path
    for path in [home, folder] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The path of the preferences file when no variable names another.
  var preferences: String {
    home + "/.config/bio/preferences.json"
  }

  /// Writes the preferences file.
  func writePreferences(_ bytes: [UInt8]) throws {
    try Files.write(bytes, to: preferences)
  }

  /// Writes the preferences file.
  func writePreferences(_ text: String) throws {
    try writePreferences(Array(text.utf8))
  }
}

extension Sandbox {
  /// Makes a `bio` ready to start.
  ///
  /// - Parameters:
  ///   - line: The words after the program's name, separated by spaces.
  ///   - variables: The variables besides `HOME`.
  /// - Returns: The program.
  func program(_ line: String, adding variables: [String: String] = [:]) -> Program {
    Program(
      words: line.split(separator: " ").map(String.init),
      environment: ["HOME": home].merging(variables) { $1 }, folder: folder)
  }

  /// Runs `bio`.
  ///
  /// - Parameters:
  ///   - line: The words after the program's name, separated by spaces.
  ///   - variables: The variables besides `HOME`.
  ///   - output: Where its standard output goes.
  /// - Returns: All that it wrote, and how it ended.
  /// - Throws: When it cannot be started or writes what is not UTF-8.
  func bio(
    _ line: String, adding variables: [String: String] = [:], output: Outlet = .pipe()
  ) throws -> Run {
    try program(line, adding: variables).run(output: output)
  }

  /// Runs a Bash script in which `"$0"` is `bio` and `"$@"` are its words.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - line: The words, separated by spaces.
  ///   - output: Where the standard output goes.
  /// - Returns: All that was written, and how it ended.
  /// - Throws: When Bash cannot be started, or what is written is not UTF-8.
  func bash(_ script: String, _ line: String = "", output: Outlet = .pipe()) throws -> Run {
    var program = program(line)
    program.words = ["-c", script, program.path] + program.words
    program.path = "/bin/bash"
    return try program.run(output: output)
  }
}
