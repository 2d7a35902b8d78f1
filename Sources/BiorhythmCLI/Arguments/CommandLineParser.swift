/// The reader of the words that were typed.
///
/// `--opt value`, `--opt=value`, `-o value`, and `-ovalue` are the same. A value is the next word,
/// whatever it looks like, and `--` ends the options. A sign with a digit behind it is a word.
struct CommandLineParser {
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var options: [ParsedArguments.Option] = []

  /// The first fault; kept, because a later `--help` wins over it.
  private var fault: BioError?

  /// Takes a command line apart.
  ///
  /// - Parameter typed: The words after the program name.
  /// - Returns: The command with its words and options; the `help` command where help is asked for.
  /// - Throws: ``BioError`` when the command table does not allow the command line.
  static func parse(_ typed: TypedWords) throws(BioError) -> ParsedArguments {
    var parser = CommandLineParser(rest: typed.words[...])
    if let position = typed.brokenPosition { parser.record(.wordNotUTF8(position: position)) }
    while let word = parser.rest.popFirst() { parser.take(word) }
    return try parser.arguments
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private mutating func take(_ word: String) {
    if word == "--" {
      words += rest
      rest = []
    } else if word.hasPrefix("--") {
      takeLongOption(word)
    } else if word.hasPrefix("-"), word.count > 1, !word.isSignedNumber {
      takeShortOption(word)
    } else {
      words.append(word)
    }
  }

  private mutating func takeLongOption(_ word: String) {
    let name = word.prefix { $0 != "=" }
    let attached = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    if let id = CommandTable.option(named: name.dropFirst(2)) {
      takeOption(CommandTable[id], attached: attached)
    } else {
      record(.unknownOption(String(name), suggestion: EditDistance.option(like: String(name))))
    }
  }

  private mutating func takeShortOption(_ word: String) {
    let letter = word.dropFirst().first
    let attached = word.count > 2 ? String(word.dropFirst(2)) : nil
    let option = OptionID.allCases.first { $0.short == letter }.map { CommandTable[$0] }
    let isMistyped = CommandTable.option(named: word.dropFirst()) != nil
    guard let option, !isMistyped, attached == nil || option.placeholder != nil else {
      return record(.unknownOption(word, suggestion: EditDistance.option(like: "-" + word)))
    }
    takeOption(option, attached: attached)
  }

  private mutating func takeOption(_ option: OptionSpec, attached: String?) {
    guard let placeholder = option.placeholder else {
      if attached != nil { record(.unexpectedValue(option.id)) }
      return options.append(.init(id: option.id))
    }
    guard let value = attached ?? rest.popFirst() else {
      return record(.missingValue(option.id, placeholder: placeholder))
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      record(.invalidChoice(value, of: option.id.spelling, choices: option.choices))
    }
    options.append(.init(id: option.id, value: value))
  }

  private mutating func record(_ error: BioError) {
    fault = fault ?? error
  }
}

extension CommandLineParser {
  private var arguments: ParsedArguments {
    get throws(BioError) {
      let parsed = CommandTable.command(in: words)
      if options.contains(where: { $0.id == .help }) {
        return ParsedArguments(
          command: .help, words: (parsed?.id.rawValue ?? "").split(separator: " ").map(String.init))
      }
      if let fault { throw fault }
      if options.contains(where: { $0.id == .version }) { return .init(command: .version) }
      guard let parsed else { throw CommandTable.unknownCommand(words) }
      let spec = CommandTable[parsed.id]
      for option in options
      where !CommandTable.commonOptions.contains(option.id) && !spec.options.contains(option.id) {
        throw .optionOfOtherCommand(option.id, command: parsed.id)
      }
      if parsed.words.count > spec.words.count, spec.words.last?.repeats != true {
        throw .unexpectedWord(parsed.words[spec.words.count])
      }
      for (index, word) in spec.words.enumerated()
      where word.isRequired && index >= parsed.words.count {
        throw .missingWord(word, command: parsed.id)
      }
      return ParsedArguments(command: parsed.id, words: parsed.words, options: options)
    }
  }
}

extension String {
  /// Whether the text is a sign with a digit behind it, such as `-14`.
  var isSignedNumber: Bool {
    let bytes = utf8.prefix(2)
    guard let sign = bytes.first, let digit = bytes.dropFirst().first else { return false }
    return (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")) && isDigit(digit)
  }
}
