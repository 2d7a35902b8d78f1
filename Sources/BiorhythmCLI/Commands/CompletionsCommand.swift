/// `bio completions`: a completion script for a shell.
struct CompletionsCommand {
  private let script: CompletionScript

  /// Finds the shell.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when the shell is none that we know.
  init(_ invocation: Invocation) throws(BioError) {
    let name = invocation.arguments.words[0]
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      throw .invalidChoice(
        name, of: "SHELL", choices: CompletionScript.Shell.allCases.map { $0.rawValue })
    }
    script = CompletionScript(shell: shell)
  }

  var answer: Answer {
    .data(script.text)
  }
}
