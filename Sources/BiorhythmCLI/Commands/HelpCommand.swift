/// `bio help`: what can be typed.
struct HelpCommand {
  private let topic: CommandID

  /// Finds the command to explain.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when there is no such command.
  init(_ invocation: Invocation) throws(BioError) {
    let name = invocation.arguments.words.joined(separator: " ")
    guard !name.isEmpty else {
      topic = .home
      return
    }
    guard let command = CommandTable.command(named: name) else {
      throw .unknownCommand(name, suggestion: EditDistance.command(like: name))
    }
    topic = command
  }

  var answer: Answer {
    .data(topic == .home ? HelpText.overview : HelpText.about(topic))
  }
}
