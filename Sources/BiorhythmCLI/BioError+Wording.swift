import BiorhythmCore

extension BioError {
  /// The lines for standard error: what went wrong, and one hint where there is a clear next step.
  var report: String {
    let hint = hint.map { "hint: \($0.withoutControls)\n" } ?? ""
    // What was typed may hold anything; a report is one line a sentence.
    return "bio: \(message.withoutControls)\n" + hint
  }

  /// What went wrong, quoting what the user typed.
  var message: String {
    switch self {
    case .contradiction(let one, let other):
      "\(one) and \(other) contradict each other"
    case .dateNotInMonth(let date, let month):
      "--on \(date) is not in the month \(month)"
    case .formatNotAvailable(let format, let command):
      "'\(command.invocation)' has no format '\(format.rawValue)': expected "
        + alternatives(CommandTable[command].formats.map { $0.rawValue })
    case .futureBirthday(let date):
      "'\(date)' is not saved as a birthday: it is in the future"
    case .invalidChoice(let text, let subject, let choices):
      "'\(text)' is not a value for \(subject): expected \(alternatives(choices))"
    case .invalidDate(let text, nil, let reason):
      "'\(text)' is not a date: "
        + (reason.explanation ?? "expected YYYY-MM-DD, today, yesterday, tomorrow, +N, or -N")
    case .invalidDate(let text, let option?, let reason):
      "'\(text)' is not a date for \(option.spelling): "
        + (reason.explanation ?? "expected YYYY-MM-DD")
    case .invalidMonth(let text, let reason):
      "'\(text)' is not a month: "
        + (reason.explanation ?? "expected YYYY-MM, this, next, last, +N, or -N")
    case .invalidName(let text):
      "'\(text)' is not a name: expected 1 to 64 characters, no control characters"
    case .invalidWidth(let text):
      "'\(text)' is not a width: expected a whole number from \(Looks.widths.lowerBound) "
        + "through \(Looks.widths.upperBound)"
    case .missingValue(let option, let placeholder):
      "\(option.spelling) needs a value: \(option.spelling) \(placeholder)"
    case .noBirthday:
      "no birthday yet"
    case .optionOfOtherCommand(let option, let command):
      "'\(command.invocation)' has no option '\(option.spelling)'"
    case .unexpectedValue(let option):
      "\(option.spelling) takes no value"
    case .unexpectedWord(let word):
      "unexpected '\(word)'"
    case .unknownCommand(let name, _):
      "unknown command '\(name)'"
    case .unknownName(let name, _):
      "nobody is saved as '\(name)'"
    case .unknownOption(let name, _):
      "unknown option '\(name)'"
    case .unknownSetting(let name, _):
      "unknown setting '\(name)': expected "
        + alternatives(PreferenceKey.configurable.map { $0.rawValue })
    case .wordNotUTF8(let position):
      "word \(position) of the command line is not UTF-8 text"
    case .beforeBirth(let time, let birthDate):
      "no reading for \(time): it is before the birth, \(birthDate)"
    case .damagedPreferences(let path, let damage):
      "\(path): \(damage.explanation)"
    case .noHome:
      "nowhere to save: HOME is not set"
    case .nothingToForget(nil):
      "no birthday is saved"
    case .nothingToForget(let name?):
      "nobody is saved as '\(name)'"
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason)"
    case .unsavable(let path, let reason):
      "cannot save \(path): \(reason)"
    case .unwritable(let reason):
      "cannot write the output: \(reason)"
    }
  }

  /// What the user can do next, if there is one clear step.
  var hint: String? {
    switch self {
    case .invalidMonth(let text, _):
      if (try? CivilDate(iso8601: text)) != nil {
        "mark a day with 'bio month --on \(text)'"
      } else {
        nil
      }
    case .noBirthday:
      "save it once with 'bio birthday 1980-03-12', or add --birth DATE"
    case .noHome:
      "set HOME or XDG_CONFIG_HOME, or name a file in BIO_PREFERENCES"
    case .damagedPreferences:
      "nothing was changed; mend the file or move it away"
    case .optionOfOtherCommand(_, let command):
      "'\(command.invocation) --help' shows those it has"
    case .unknownCommand(_, nil):
      "'bio help' lists the commands"
    case .unknownCommand(_, let suggestion?), .unknownName(_, let suggestion?),
      .unknownOption(_, let suggestion?), .unknownSetting(_, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .unknownName(_, nil):
      "'bio birthday --list' shows who is saved"
    default:
      nil
    }
  }
}

extension CivilDateError {
  /// Why there is no such day; `nil` when the form is wrong, which is told by the form expected.
  var explanation: String? {
    switch self {
    case .malformed: nil
    case .yearOutOfRange: "years run from 0001 through 9999"
    case .monthOutOfRange: "months run from 01 through 12"
    case .dayOutOfRange(let month): "\(month.title) has \(month.dayCount) days"
    }
  }
}

extension PreferencesDamage {
  /// What is wrong with the file.
  fileprivate var explanation: String {
    switch self {
    case .unreadable(.empty): "the preferences file is empty"
    case .unreadable(.notUTF8): "not UTF-8 text"
    case .unreadable(.notJSON): "not a JSON document"
    case .unreadable(.numberTooLong): "a number in it is too long to keep"
    case .unreadable(.notEncodable): "nested too deeply to be saved again"
    case .notObject: "not a JSON object"
    case .wrongValue(let key, let expected): "'\(key)' has a wrong value: expected \(expected)"
    case .wrongDate(let key, let text, let reason):
      "'\(key)' has a wrong value: '\(text)' is not a date: "
        + (reason.explanation ?? "expected YYYY-MM-DD")
    }
  }
}

/// Lists words in a sentence, such as `text, json, or csv`.
private func alternatives(_ words: [String]) -> String {
  guard words.count > 2, let last = words.last else { return words.joined(separator: " or ") }
  return words.dropLast().joined(separator: ", ") + ", or " + last
}
