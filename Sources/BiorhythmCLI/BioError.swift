import BiorhythmCore

/// A problem that ends the program; ``message`` words it for the person at the keyboard.
enum BioError: Error, Equatable {
  // The command line.
  case alarmWithoutCalendar
  case contradiction(String, String)
  case dateNotInMonth(CivilDate, CivilMonth)
  case formatNotAvailable(OutputFormat, command: CommandID)
  case emptyRange(String)
  case futureBirthday(String)
  case futureMood(CivilDate)
  case invalidChoice(String, of: String, choices: [String])
  case invalidClock(String, option: OptionID)
  case invalidDate(String, option: OptionID?, reason: CivilDateError)
  case invalidMap(String)
  case invalidMonth(String, command: CommandID, reason: CivilDateError)
  case invalidMood(String)
  case invalidName(String)
  case invalidNumber(String, option: OptionID, ClosedRange<Int>)
  case invalidRange(String, reason: CivilDateError)
  case invalidYearOrMonth(String, reason: CivilDateError)
  case missingValue(OptionID, placeholder: String)
  case missingWord(WordSpec, command: CommandID)
  case noBirthday
  case optionOfOtherCommand(OptionID, command: CommandID)
  case unexpectedValue(OptionID)
  case unexpectedWord(String)
  case unknownCommand(String, suggestion: String?)
  case unknownName(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case unknownSetting(String, suggestion: String?)
  case wordNotUTF8(position: Int)

  // The world outside it.
  case beforeBirth(of: String, birthDate: CivilDate)
  case damagedPreferences(path: String, PreferencesDamage)
  case damagedLastLine(path: String, line: Int)
  case noHome(KeptFile)
  case notImportable(path: String)
  case nothingImported(path: String, faults: [ImportFault])
  case nothingToForget
  case newerEntry
  case noTerminal
  case nothingToUndo
  case pathNotUTF8(String)
  case terminalFailed(reason: String)
  case unreadable(path: String, reason: String)
  case unsavable(path: String, reason: String)
  case unwritable(reason: String)

  /// Whether to blame the command line or the world outside it.
  var exitStatus: ExitStatus {
    switch self {
    case .beforeBirth, .damagedPreferences, .damagedLastLine, .newerEntry, .noHome, .noTerminal,
      .notImportable,
      .nothingImported, .nothingToForget, .nothingToUndo, .pathNotUTF8, .terminalFailed,
      .unreadable, .unsavable,
      .unwritable:
      .failure
    case .alarmWithoutCalendar, .contradiction, .dateNotInMonth, .emptyRange, .formatNotAvailable,
      .futureBirthday,
      .futureMood, .invalidChoice, .invalidClock, .invalidDate, .invalidMap, .invalidMonth,
      .invalidMood, .invalidName, .invalidRange, .invalidNumber, .invalidYearOrMonth,
      .missingValue, .missingWord, .noBirthday, .optionOfOtherCommand, .unexpectedValue,
      .unexpectedWord, .unknownCommand, .unknownName, .unknownOption, .unknownSetting,
      .wordNotUTF8:
      .usage
    }
  }
}

/// A file that the program keeps.
enum KeptFile: Equatable {
  case preferences
  case journal
}
