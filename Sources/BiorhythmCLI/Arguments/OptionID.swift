/// The name of an option.
enum OptionID: String, CaseIterable, Sendable {
  case on
  case style
  case forget
  case list
  case unset
  case precision
  case only
  case cycle
  case together
  case next
  case alarm
  case at
  case note
  case compact
  case weekStart = "week-start"
  case map
  case skipUnknown = "skip-unknown"
  case birth
  case who
  case format
  case json
  case csv
  case color
  case ascii
  case unicode
  case width
  case help
  case version

  /// The option as it is typed, such as `--birth`.
  var spelling: String {
    "--" + rawValue
  }

  /// The letter of the short spelling, if there is one.
  var short: Character? {
    switch self {
    case .birth: "b"
    case .who: "w"
    case .format: "f"
    case .help: "h"
    default: nil
    }
  }
}
