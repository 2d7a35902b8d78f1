/// The words that the process was started with.
enum ProcessArguments {
  /// The words after the program name.
  ///
  /// `CommandLine.arguments` would repair a word that is not UTF-8 without telling.
  static var words: TypedWords {
    var words = TypedWords()
    for index in 1..<max(Int(CommandLine.argc), 1) {
      words.append(CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) })
    }
    return words
  }
}
