/// The words that the process was started with.
enum ProcessArguments {
  /// The words after the program name; `nil` for one that is not UTF-8.
  ///
  /// `CommandLine.arguments` would repair such a word without telling.
  static var words: [String?] {
    (1..<max(Int(CommandLine.argc), 1)).map { index in
      CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) }
    }
  }
}
