import BiorhythmCore

/// The name of a preference, as the file has it.
enum PreferenceKey: String, CaseIterable, Sendable {
  case birthday
  case people
  case color
  case style
  case weekStart = "week_start"

  /// The preferences that `bio config` shows and changes.
  static let configurable: [PreferenceKey] = [.color, .style, .weekStart]

  /// The values that the preference can have; empty where they are dates.
  var choices: [String] {
    switch self {
    case .birthday, .people: []
    case .color: ColorMode.allCases.map { $0.rawValue }
    case .style: GraphStyle.allCases.map { $0.rawValue }
    case .weekStart: WeekStart.allCases.map { $0.rawValue }
    }
  }

  /// What holds where nothing is saved.
  var standard: String {
    choices.first ?? ""
  }
}

/// The days with which weeks can start.
enum WeekStart: String, CaseIterable, Sendable {
  case monday
  case sunday
  case saturday

  /// The first day of the week.
  var weekday: Weekday {
    switch self {
    case .monday: .monday
    case .sunday: .sunday
    case .saturday: .saturday
    }
  }
}
