import BiorhythmCore

/// A problem that ends the program; ``message`` words it for the person at the keyboard.
enum BioError: Error, Equatable {
  // The command line.
  case contradiction(String, String)
  case dateNotInMonth(CivilDate, CivilMonth)
  case formatNotAvailable(OutputFormat, command: CommandID)
  case futureBirthday(CivilDate)
  case invalidChoice(String, of: String, choices: [String])
  case invalidDate(String, option: OptionID?, reason: CivilDateError)
  case invalidMonth(String, reason: CivilDateError)
  case invalidName(String)
  case invalidWidth(String)
  case missingValue(OptionID, placeholder: String)
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
  case noHome
  case nothingToForget(name: String?)
  case unreadable(path: String, reason: String)
  case unsavable(path: String, reason: String)
  case unwritable(reason: String)

  /// Whether to blame the command line or the world outside it.
  var exitStatus: ExitStatus {
    switch self {
    case .beforeBirth, .damagedPreferences, .noHome, .nothingToForget, .unreadable, .unsavable,
      .unwritable:
      .failure
    case .contradiction, .dateNotInMonth, .formatNotAvailable, .futureBirthday, .invalidChoice,
      .invalidDate, .invalidMonth, .invalidName, .invalidWidth, .missingValue, .noBirthday,
      .optionOfOtherCommand, .unexpectedValue, .unexpectedWord, .unknownCommand, .unknownName,
      .unknownOption, .unknownSetting, .wordNotUTF8:
      .usage
    }
  }
}
