extension CompletionScript {
  /// The script for zsh, for a folder of `$fpath`.
  var zsh: String {
    var text = """
      #compdef bio
      # Completes bio in zsh: bio completions zsh > a folder of $fpath, as _bio

      _bio_names() {
        local -a names
        names=("${(@f)$(\(Self.names))}")
        compadd -a names
      }

      _bio() {
        local command="" word
        local -a rest
        rest=(${words[2,CURRENT-1]})
        while (( $#rest )); do
          word=$rest[1]
          shift rest
          case $word in
            \(Self.valueSpellings.joined(separator: "|"))) (( $#rest )) && shift rest ;;
            -*) ;;
            *) if [[ -z $command ]]; then command=$word
               elif [[ $command == mood ]]; then command="mood $word"; fi ;;
          esac
        done
        case $command in

      """
    for id in [CommandID.home] + Self.commands {
      text += "    \(Self.quoted(id.rawValue)))\n      _arguments -S"
      for option in Self.options(of: id) { text += " \\\n        " + zsh(option, for: id) }
      let words = Self.words(after: id)
      let action = id == .moodImport ? "_files" : "(" + words.joined(separator: " ") + ")"
      // The second word may be any that follows one of the first.
      let next = Self.followers(after: id).flatMap { $0.next }.joined(separator: " ")
      let specs = next.isEmpty ? ["*:word:\(action)"] : ["1:word:\(action)", "2:word:(\(next))"]
      text += specs.map { " \\\n        " + Self.quoted($0) }.joined() + " ;;\n"
    }
    return text + """
        esac
      }

      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _bio "$@"; else compdef _bio bio; fi

      """
  }

  private func zsh(_ option: OptionSpec, for id: CommandID) -> String {
    let summary = Self.escaped(option.summary)
    var value = ""
    if let placeholder = option.placeholder {
      let choices = Self.choices(of: option, for: id)
      let action =
        option.id == .who
        ? "_bio_names" : choices.isEmpty ? " " : "(" + choices.joined(separator: " ") + ")"
      value =
        (option.id.short == nil ? "=" : "")
        + "[\(summary)]:\(Self.escaped(placeholder.lowercased())):\(action)"
    } else {
      value = "[\(summary)]"
    }
    guard let short = option.id.short else { return Self.quoted(option.id.spelling + value) }
    return Self.quoted("(\(option.spellings.joined(separator: " ")))")
      + "{-\(short),\(option.id.spelling)}" + Self.quoted(value)
  }

  /// A text in which nothing parts the pieces of a specification.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
