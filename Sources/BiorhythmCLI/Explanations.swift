import BiorhythmCore

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
  var explanation: String {
    switch self {
    case .unreadable(.empty): "the preferences file is empty"
    case .unreadable(.notUTF8): "not UTF-8 text"
    case .unreadable(.notJSON): "not a JSON document"
    case .unreadable(.twins): "two members have the same name"
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
