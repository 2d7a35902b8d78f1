/// The file that keeps the preferences.
struct PreferencesStore {
  private let files: any FileAccess
  private let path: String?

  init(in context: Context) {
    files = context.files
    path = DataPaths(context.environment).preferences
  }

  /// Reads what is saved.
  ///
  /// - Returns: The preferences; the defaults when nothing was ever saved.
  /// - Throws: ``BioError`` when the file cannot be read or is damaged.
  func load() throws(BioError) -> Preferences {
    guard let path = try path?.checked, let bytes = try files.read(path) else {
      return Preferences()
    }
    return try preferences(bytes, path: path)
  }

  /// Changes what is saved, and nothing else in the file.
  ///
  /// - Parameter change: Changes the preferences as they are at that moment.
  /// - Throws: ``BioError`` when the file is damaged or cannot be saved, or what `change` throws;
  ///   the file then is what it was.
  func update(_ change: (inout Preferences) throws(BioError) -> Void) throws(BioError) {
    guard let path = try path?.checked else { throw .noHome(.preferences) }
    // What is refused, or changes nothing, leaves no trace.
    let saved = try load()
    var wanted = saved
    try change(&wanted)
    guard wanted != saved else { return }
    try files.replace(path) { (bytes) throws(BioError) in
      var preferences = Preferences()
      if let bytes { preferences = try self.preferences(bytes, path: path) }
      try change(&preferences)
      do throws(PreferencesDamage) {
        return try preferences.json
      } catch {
        throw .damagedPreferences(path: path, error)
      }
    }
  }

  private func preferences(_ bytes: [UInt8], path: String) throws(BioError) -> Preferences {
    do throws(PreferencesDamage) {
      return try Preferences(json: bytes)
    } catch {
      throw .damagedPreferences(path: path, error)
    }
  }
}
