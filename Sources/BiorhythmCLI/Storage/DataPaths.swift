/// Where the files are kept, by the rules of the XDG base directories.
struct DataPaths: Equatable {
  /// The preferences file; `nil` where the environment names no place for it.
  let preferences: String?

  /// The journal of moods; `nil` where the environment names no place for it.
  let journal: String?

  /// Works out the paths.
  ///
  /// A variable that is empty, and a base directory that is not an absolute path, count as unset.
  init(_ environment: Environment) {
    preferences =
      environment["BIO_PREFERENCES"]
      ?? Self.base("XDG_CONFIG_HOME", under: ".config", environment)
      .map { $0 + "/bio/preferences.json" }
    journal =
      environment["BIO_JOURNAL"]
      ?? Self.base("XDG_DATA_HOME", under: ".local/share", environment)
      .map { $0 + "/bio/moods.jsonl" }
  }

  private static func base(
    _ variable: String, under folder: String, _ environment: Environment
  ) -> String? {
    if let base = environment[variable], base.hasPrefix("/") { return base }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + folder
  }
}

extension String {
  /// The path, if the variables that it was made from are text.
  ///
  /// - Throws: ``BioError/pathNotUTF8(_:)``; another file must not take its place.
  var checked: String {
    get throws(BioError) {
      guard !contains("\u{FFFD}") else { throw .pathNotUTF8(self) }
      return self
    }
  }
}
