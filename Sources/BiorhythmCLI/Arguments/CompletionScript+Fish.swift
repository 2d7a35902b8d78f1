extension CompletionScript {
  /// The script for fish.
  var fish: String {
    var text = """
      # Completes bio in fish: bio completions fish > ~/.config/fish/completions/bio.fish
      function __bio_words
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
          switch $words[1]
            case \(Self.valueSpellings.joined(separator: " "))
              set -e words[1]
            case '-*'
            case '*'
              echo $words[1]
          end
          set -e words[1]
        end
      end

      # Whether this is the command.
      function __bio_is
        set -l words (__bio_words)
        set -l command "$words[1]"
        if test "$command" = mood; and set -q words[2]
          set command "mood $words[2]"
        end
        test "$command" = "$argv[1]"
      end

      # Whether so many words are typed, the last one being this.
      function __bio_after
        set -l words (__bio_words)
        test (count $words) -eq $argv[1]; and test "$words[-1]" = "$argv[2]"
      end

      complete -c bio -f

      """
    for id in [CommandID.home] + Self.commands {
      let condition = "-n '__bio_is \"\(id.rawValue)\"'"
      for (word, next) in Self.followers(after: id) {
        text +=
          "complete -c bio -n '__bio_is \"\(id.rawValue)\"; and __bio_after 2 \(word)'"
          + " -a \(Self.fishQuoted(next.joined(separator: " ")))\n"
      }
      for word in Self.words(after: id) {
        // Words come right behind the command.
        let names = id.rawValue.split(separator: " ")
        let first = "__bio_after \(names.count) \(Self.quoted(String(names.last ?? "")))"
        text += "complete -c bio -n \(Self.fishQuoted(first)) -a \(Self.fishQuoted(word))"
        text += summary(of: word, after: id).map { " -d \(Self.fishQuoted($0))" } ?? ""
        text += "\n"
      }
      for option in Self.options(of: id) { text += fish(option, for: id, condition) }
      if id == .moodImport { text += "complete -c bio \(condition) -F\n" }
    }
    return text
  }

  private func fish(_ option: OptionSpec, for id: CommandID, _ condition: String) -> String {
    var line = "complete -c bio \(condition) -l \(option.id.rawValue)"
    if let short = option.id.short { line += " -s \(short)" }
    line += " -d \(Self.fishQuoted(option.summary))"
    guard option.placeholder != nil else { return line + "\n" }
    let choices = Self.choices(of: option, for: id)
    if option.id == .who {
      line += " -xa \(Self.fishQuoted("(\(Self.names))"))"
    } else if choices.isEmpty {
      line += " -x"
    } else {
      line += " -xa \(Self.fishQuoted(choices.joined(separator: " ")))"
    }
    return line + "\n"
  }

  private func summary(of word: String, after id: CommandID) -> String? {
    let name = id == .home ? word : "\(id.rawValue) \(word)"
    return CommandTable.command(named: name).map { CommandTable[$0].summary }
  }

  /// A text between apostrophes as fish reads it: a backslash before an apostrophe or a backslash.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
