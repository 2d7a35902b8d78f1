import BiorhythmCore

extension BioError {
  /// What the user can do next, if there is one clear step.
  var hint: String? {
    switch self {
    case .invalidMonth(let text, .month, _) where (try? CivilDate(iso8601: text)) != nil:
      "mark a day with 'bio month --on \(text)'"
    case .invalidMonth(let text, .month, _) where (try? DateRange(year: text)) != nil:
      "a whole year is shown by 'bio calendar \(text)'"
    case .invalidRange(let text, _) where (try? CivilDate(iso8601: text)) != nil:
      "for one day use '\(text)..\(text)'"
    case .invalidChoice(let text, _, let choices):
      EditDistance.closest(to: text, among: choices).map { "did you mean '\($0)'?" }
    case .unknownSetting("birthday", _):
      "'bio birthday' shows and saves it"
    case .unknownCommand(let text, _) where (try? CivilDate(iso8601: text)) != nil:
      "for a day use 'bio day \(text)'"
    case .unknownCommand(let text, _) where (try? CivilMonth(iso8601: text)) != nil:
      "for a month use 'bio month \(text)'"
    case .noBirthday:
      "save it once with 'bio birthday 1980-03-12', or add --birth DATE"
    case .noHome(.preferences):
      "set HOME or XDG_CONFIG_HOME, or name a file in BIO_PREFERENCES"
    case .noHome(.journal):
      "set HOME or XDG_DATA_HOME, or name a file in BIO_JOURNAL"
    case .damagedLastLine:
      "nothing was changed; mend the line or take it out"
    case .nothingImported(_, let faults):
      (faults.unknownMoods.first.map { "--map '\($0)=3' gives a mood its level, " } ?? "")
        + "--skip-unknown leaves such rows out"
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
