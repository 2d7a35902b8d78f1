extension CompletionScript {
  /// The script for bash, which needs no other package.
  var bash: String {
    var text = """
      # Completes bio in bash: source <(bio completions bash)
      _bio() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        # Bash takes --style=rows for three words.
        if [[ $current == = ]]; then
          current=""
        elif [[ $previous == = ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        local command="" word index values="" options=""
        for ((index = 1; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          case "$word" in
            \(Self.valueSpellings.joined(separator: "|")))
              if [[ ${COMP_WORDS[index+1]} == = ]]; then ((index += 2)); else ((index++)); fi ;;
            -*) ;;
            *) if [[ -z $command ]]; then command="$word"
               elif [[ $command == mood ]]; then command="mood $word"; fi ;;
          esac
        done
        COMPREPLY=()
        case "$previous" in
          --who|-w)
            # As for names of files, bash puts in what spaces and quotes need.
            compopt -o filenames 2>/dev/null
            case "$current" in
              [\\'\\"]*) current="${current:1}" ;;
              *) current="${current//\\\\/}" ;;
            esac
            while IFS= read -r word; do
              [[ $word == "$current"* ]] && COMPREPLY+=("$word")
            done < <(\(Self.names))
            return ;;
        esac
        case "$command" in

      """
    for id in [CommandID.home] + Self.commands {
      let options = Self.options(of: id).flatMap { $0.spellings }
      text += "    \(Self.quoted(id.rawValue)))\n"
      text += "      values=\(Self.quoted(Self.words(after: id).joined(separator: " ")))\n"
      text += "      options=\(Self.quoted(options.joined(separator: " ")))\n"
      let cases = Self.options(of: id).filter { !Self.choices(of: $0, for: id).isEmpty }
      text += "      case \"$previous\" in\n"
      for option in cases {
        let choices = Self.quoted(Self.choices(of: option, for: id).joined(separator: " "))
        text += "        \(option.spellings.joined(separator: "|"))) values=\(choices) ;;\n"
      }
      for (word, next) in Self.followers(after: id) {
        text += "        \(word)) values=\(Self.quoted(next.joined(separator: " "))) ;;\n"
      }
      text += "      esac ;;\n"
    }
    return text + """
        esac
        case "$previous" in
          \(Self.freeSpellings.joined(separator: "|"))) return ;;
        esac
        [[ $current == -* ]] && values="$options"
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$values" -- "$current")
        if [[ $command == 'mood import' && $current != -* ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        fi
      }
      complete -F _bio bio

      """
  }
}
