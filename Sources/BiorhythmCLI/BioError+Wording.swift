import BiorhythmCore

extension BioError {
  /// The lines for standard error: what went wrong, and one hint where there is a clear next step.
  var report: String {
    var faults = ""
    if case .nothingImported(let path, let list) = self { faults = list.report(path: path) }
    let hint = hint.map { "hint: \($0.withoutControls)\n" } ?? ""
    return faults + Self.line(message) + hint
  }

  /// A line for standard error; what was typed may hold anything, a sentence is one line.
  static func line(_ message: String) -> String {
    "bio: \(message.withoutControls)\n"
  }

  /// What went wrong, quoting what the user typed.
  var message: String {
    switch self {
    case .alarmWithoutCalendar:
      "--alarm goes with --format ics alone"
    case .contradiction(let one, let other):
      "\(one) and \(other) contradict each other"
    case .dateNotInMonth(let date, let month):
      "--on \(date) is not in the month \(month)"
    case .formatNotAvailable(let format, let command):
      "'\(command.invocation)' has no format '\(format.rawValue)': expected "
        + alternatives(CommandTable[command].formats.map { $0.rawValue })
    case .futureBirthday(let text):
      "'\(text)' is not saved as a birthday: it is in the future"
    case .invalidChoice(let text, let subject, let choices):
      "'\(text)' is not a value for \(subject): expected \(alternatives(choices))"
    case .invalidDate(let text, let option, let reason):
      "'\(text)' is not a date\(option.map { " for \($0.spelling)" } ?? ""): "
        + (reason.explanation
          // For a birth date the form that people use is enough.
          ?? "expected \(option == .birth ? "YYYY-MM-DD" : DateForms.date)")
    case .invalidMonth(let text, _, let reason):
      "'\(text)' is not a month: "
        + (reason.explanation ?? "expected \(DateForms.month)")
    case .emptyRange(let text):
      "'\(text)' is not a range: it ends before it begins"
    case .futureMood(let date):
      "no mood can be logged for \(date): it is in the future"
    case .invalidClock(let text, let option):
      "'\(text)' is not a time for \(option.spelling): expected HH:MM"
    case .invalidMap(let text):
      "'\(text)' is not a value for --map: expected NAME=LEVEL, LEVEL from 1 through 4"
    case .invalidMood(let text):
      "'\(text)' is not a mood: expected 1, 2, 3, or 4, or bad, average, good, or awesome"
    case .invalidRange(let text, let reason):
      "'\(text)' is not a range: "
        + (reason.explanation ?? "expected \(DateForms.range)")
    case .invalidYearOrMonth(let text, let reason):
      "'\(text)' is not a month or a year: "
        + (reason.explanation ?? "expected \(DateForms.monthOrYear)")
    case .invalidName(let text):
      "'\(text)' is not a name: expected 1 to 64 characters, no control characters"
    case .invalidNumber(let text, let option, let range):
      "'\(text)' is not a value for \(option.spelling): expected a whole number from "
        + "\(range.lowerBound) through \(range.upperBound)"
    case .missingValue(let option, let placeholder):
      "\(option.spelling) needs a value: \(option.spelling) \(placeholder)"
    case .missingWord(let word, let command):
      "'\(command.invocation)' needs a word: \(word.placeholder), \(word.summary)"
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
    case .damagedLastLine(let path, let line):
      "\(path):\(line): the last line is not a mood entry"
    case .noHome:
      "nowhere to save: HOME is not set to an absolute path"
    case .notImportable(let path):
      "\(path): not a Daylio export, and not what 'bio mood list' writes"
    case .nothingImported(let path, let faults):
      "\(path): nothing was imported: \(grouped(faults.count)) "
        + (faults.count == 1 ? "row cannot be read" : "rows cannot be read")
    case .newerEntry:
      "another entry was added since"
    case .noTerminal:
      "browse needs a terminal"
    case .nothingToUndo:
      "there is no entry to take back"
    case .nothingToForget:
      "no birthday is saved"
    case .pathNotUTF8(let path):
      "the path '\(path)' is not UTF-8 text"
    case .unreadable(let path, let reason):
      "cannot read \(path.isEmpty ? "''" : path): \(reason)"
    case .unsavable(let path, let reason):
      "cannot save \(path): \(reason)"
    case .terminalFailed(let reason):
      "cannot use the terminal: \(reason)"
    case .unwritable(let reason):
      "cannot write the output: \(reason)"
    }
  }
}

/// Lists words in a sentence, such as `text, json, or csv`.
private func alternatives(_ words: [String]) -> String {
  guard words.count > 2, let last = words.last else { return words.joined(separator: " or ") }
  return words.dropLast().joined(separator: ", ") + ", or " + last
}
