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
  /// - Parameter words: The words after the program name; `nil` for one that is not UTF-8.
  /// - Returns: The command with its words and options; the `help` command where help is asked for.
  /// - Throws: ``BioError`` when the command table does not allow the command line.
  static func parse(_ words: [String?]) throws(BioError) -> ParsedArguments {
    if let index = words.firstIndex(of: nil) { throw .wordNotUTF8(position: index + 1) }
    var parser = CommandLineParser(rest: words.compactMap { $0 }[...])
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
    if let id = OptionID(rawValue: String(name.dropFirst(2))) {
      takeOption(CommandTable[id], attached: attached)
    } else {
      record(.unknownOption(String(name), suggestion: EditDistance.option(like: String(name))))
    }
  }

  private mutating func takeShortOption(_ word: String) {
    let letter = word.dropFirst().first
    let attached = word.count > 2 ? String(word.dropFirst(2)) : nil
    let option = OptionID.allCases.lazy.map { CommandTable[$0] }.first { $0.short == letter }
    guard let option, attached == nil || option.placeholder != nil else {
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
      let parsed = commandAndWords
      if options.contains(where: { $0.id == .help }) {
        return ParsedArguments(command: .help, words: [parsed?.command.rawValue ?? ""])
      }
      if let fault { throw fault }
      if options.contains(where: { $0.id == .version }) { return .init(command: .version) }
      guard let parsed else {
        let isMember = CommandTable.command(named: words[0]) != nil
        let name = words.prefix(isMember ? 2 : 1).joined(separator: " ")
        throw .unknownCommand(name, suggestion: EditDistance.command(like: name))
      }
      let spec = CommandTable[parsed.command]
      for option in options
      where !CommandTable.commonOptions.contains(option.id) && !spec.options.contains(option.id) {
        throw .optionOfOtherCommand(option.id, command: parsed.command)
      }
      if parsed.words.count > spec.words.count, spec.words.last?.repeats != true {
        throw .unexpectedWord(parsed.words[spec.words.count])
      }
      for (index, word) in spec.words.enumerated()
      where word.isRequired && index >= parsed.words.count {
        throw .missingWord(word.placeholder, command: parsed.command)
      }
      return ParsedArguments(command: parsed.command, words: parsed.words, options: options)
    }
  }

  /// The command and the words behind it; `nil` when there is no such command.
  private var commandAndWords: (command: CommandID, words: [String])? {
    guard let name = words.first else { return (.home, []) }
    guard let command = CommandTable.command(named: name) else { return nil }
    let members = words.count > 1 ? command.members : []
    guard !members.isEmpty else { return (command, Array(words.dropFirst())) }
    guard let member = members.first(where: { $0.rawValue == "\(name) \(words[1])" }) else {
      return nil
    }
    return (member, Array(words.dropFirst(2)))
  }
}

extension String {
  /// Whether the text is a sign with a digit behind it, such as `-14`.
  var isSignedNumber: Bool {
    let bytes = utf8.prefix(2)
    guard let sign = bytes.first, let digit = bytes.dropFirst().first else { return false }
    return (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"))
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
  }
}
