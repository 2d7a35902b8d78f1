/// `bio config`: the settings that are kept.
struct ConfigCommand {
  private enum Action {
    case showAll
    case show(PreferenceKey)
    case save(PreferenceKey, String?)
  }

  private let action: Action
  private let invocation: Invocation

  /// Settles what is to be done.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when there is no such setting, or it has no such value.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    self.invocation = invocation
    if let name = arguments.value(of: .unset) {
      if let word = arguments.words.first { throw .unexpectedWord(word) }
      action = .save(try Self.key(named: name), nil)
      return
    }
    guard let name = arguments.words.first else {
      action = .showAll
      return
    }
    let key = try Self.key(named: name)
    guard arguments.words.count > 1 else {
      action = .show(key)
      return
    }
    let value = arguments.words[1]
    guard key.choices.contains(value) else {
      throw .invalidChoice(value, of: key.rawValue, choices: key.choices)
    }
    action = .save(key, value)
  }

  /// Does it.
  ///
  /// - Throws: ``BioError`` when the preferences cannot be read or saved.
  func answer() throws(BioError) -> Answer {
    let store = PreferencesStore(in: invocation.context)
    switch action {
    case .showAll:
      return show(PreferenceKey.configurable, of: try store.load())
    case .show(let key):
      let preferences = try store.load()
      if invocation.format == .json { return show([key], of: preferences) }
      return .line(preferences[key] ?? key.standard)
    case .save(let key, let value):
      try store.update { $0[key] = value }
      if invocation.format == .json {
        return .data(JSON.object([(key.rawValue, JSON(value))]).document)
      }
      return .line(value.map { "Saved: \(key.rawValue) is \($0)." } ?? "\(key.rawValue) is unset.")
    }
  }

  private func show(_ keys: [PreferenceKey], of preferences: Preferences) -> Answer {
    if invocation.format == .json {
      return .data(JSON.object(keys.map { ($0.rawValue, JSON(preferences[$0])) }).document)
    }
    return .text(
      StyledText(
        lines: keys.map { key in
          var line = StyledLine()
          line.append(" \(key.rawValue.padded(to: 10))  ", .heading)
          line.append(preferences[key] ?? key.standard)
          if preferences[key] == nil { line.append(" (default)", .axis) }
          return line
        }))
  }

  private static func key(named name: String) throws(BioError) -> PreferenceKey {
    guard let key = PreferenceKey.configurable.first(where: { $0.rawValue == name }) else {
      let names = PreferenceKey.configurable.map { $0.rawValue }
      throw .unknownSetting(name, suggestion: EditDistance.closest(to: name, among: names))
    }
    return key
  }
}
