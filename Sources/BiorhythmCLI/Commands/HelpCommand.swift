/// `bio help`: what can be typed.
struct HelpCommand {
  private let topic: CommandID

  /// Finds the command to explain.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when there is no such command.
  init(_ invocation: Invocation) throws(BioError) {
    let words = invocation.arguments.words
    guard let (id, rest) = CommandTable.command(in: words) else {
      throw CommandTable.unknownCommand(words)
    }
    if let word = rest.first { throw .unexpectedWord(word) }
    topic = id
  }

  var answer: Answer {
    .data(topic == .home ? HelpText.overview : HelpText.about(topic))
  }
}
