/// The ways from words to commands.
extension CommandTable {
  /// Finds a command by its name.
  static func command(named name: String) -> CommandID? {
    name.isEmpty ? nil : CommandID.allCases.first { $0.rawValue == name }
  }

  /// Finds the command that some words begin with.
  ///
  /// - Parameter words: The words of a command line.
  /// - Returns: The command and the words behind it; `nil` when there is no such command.
  static func command(in words: [String]) -> (id: CommandID, words: [String])? {
    guard let name = words.first else { return (.home, []) }
    guard !name.contains(" "), let command = command(named: name) else { return nil }
    let members = words.count > 1 ? command.members : []
    guard !members.isEmpty else { return (command, Array(words.dropFirst())) }
    let member = members.first { $0.rawValue == "\(name) \(words[1])" }
    return member.map { ($0, Array(words.dropFirst(2))) }
  }

  /// What to say about words that begin with no command.
  static func unknownCommand(_ words: [String]) -> BioError {
    let isGroup = words.first.flatMap(command(named:))?.members.isEmpty == false
    let name = words.prefix(isGroup ? 2 : 1).joined(separator: " ")
    return .unknownCommand(name, suggestion: EditDistance.command(like: name))
  }
}
