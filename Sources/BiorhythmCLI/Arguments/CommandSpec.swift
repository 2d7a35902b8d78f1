/// A command, described as data.
struct CommandSpec: Sendable {
  let id: CommandID

  /// The words that may follow the command.
  var words: [WordSpec] = []

  /// The options that the command takes besides the common ones.
  var options: [OptionID] = []

  /// The formats in which the answer can be had, the default first.
  var formats: [OutputFormat] = [.text]

  /// The preferences that can change the answer.
  var preferences: [PreferenceKey] = [.color]

  /// What the command does, in one line.
  let summary: String

  /// What else is to be known, each a line or more.
  var notes: [String] = []

  /// Command lines to try.
  var examples: [String] = []

  /// The command line with its words, such as `bio day [DATE]`.
  var usage: String {
    words.reduce(into: id.invocation) { usage, word in
      usage += word.isRequired ? " \(word.placeholder)" : " [\(word.placeholder)]"
    }
  }
}

/// A word that follows a command, described as data.
struct WordSpec: Equatable, Sendable {
  /// The name of the word in help text, such as `DATE`.
  let placeholder: String
  var isRequired = false

  /// Whether more words of the kind may follow.
  var repeats = false

  /// What the word says, and what holds where it is left out.
  let summary: String
}
