extension CompletionScript {
  /// The script for fish.
  var fish: String {
    var text = """
      # Completes bio in fish: bio completions fish > ~/.config/fish/completions/bio.fish
      function __bio_command
        set -l words (commandline -opc)
        set -e words[1]
        set -l command
        while set -q words[1]
          switch $words[1]
            case \(Self.valueSpellings.joined(separator: " "))
              set -e words[1]
            case '-*'
            case '*'
              if test -z "$command"
                set command $words[1]
              else if test "$command" = mood
                set command "mood $words[1]"
              end
          end
          set -e words[1]
        end
        echo $command
      end

      function __bio_is
        test (__bio_command) = "$argv[1]"
      end

      function __bio_after
        set -l words (commandline -opc)
        test "$words[-1]" = "$argv[1]"
      end

      complete -c bio -f

      """
    for id in [CommandID.home] + Self.commands {
      let condition = "-n '__bio_is \"\(id.rawValue)\"'"
      for (word, next) in Self.followers(after: id) {
        text +=
          "complete -c bio -n '__bio_is \"\(id.rawValue)\"; and __bio_after \(word)'"
          + " -a \(Self.fishQuoted(next.joined(separator: " ")))\n"
      }
      for word in Self.words(after: id) {
        text += "complete -c bio \(condition) -a \(Self.fishQuoted(word))"
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
    if let short = option.short { line += " -s \(short)" }
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
