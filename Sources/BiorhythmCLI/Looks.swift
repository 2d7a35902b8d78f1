/// How text for people looks: how wide, in which characters, and in which colors.
struct Looks: Equatable, Sendable {
  /// The number of columns; the last one is never written.
  var width: Int
  var glyphs: Glyphs
  var theme: Theme
}

extension Looks {
  /// The widths that can be asked for.
  static let widths = 40...1000

  /// Settles the looks once and for all.
  ///
  /// - Parameters:
  ///   - arguments: The command line, which wins over everything else.
  ///   - context: The environment and the terminal.
  ///   - preferences: The saved settings, which win over the defaults.
  /// - Throws: ``BioError`` when an option has a wrong value.
  init(
    _ arguments: ParsedArguments, context: Context, preferences: Preferences
  ) throws(BioError) {
    width = try arguments.number(.width, in: Self.widths) ?? Self.width(of: context)
    if arguments.has(.ascii) {
      guard !arguments.has(.unicode) else { throw .contradiction("--ascii", "--unicode") }
      glyphs = .ascii
    } else if arguments.has(.unicode) {
      glyphs = .unicode
    } else {
      glyphs = context.terminal != nil && context.environment.isUTF8 ? .unicode : .ascii
    }
    let mode = try arguments.choice(.color, as: ColorMode.init)
    theme = Self.isColored(mode, context: context, preferences: preferences) ? .color : .plain
  }

  private static func width(of context: Context) -> Int {
    let variable = context.environment["COLUMNS"].flatMap(wholeNumber) ?? 0
    let wish = variable > 0 ? variable : context.terminal?.columns ?? 0
    return wish > 0 ? min(max(wish, widths.lowerBound), widths.upperBound) : 80
  }

  private static func isColored(
    _ mode: ColorMode?, context: Context, preferences: Preferences
  ) -> Bool {
    let environment = context.environment
    if mode == nil, environment["NO_COLOR"] != nil { return false }
    switch mode ?? preferences.color ?? .auto {
    case .always: return true
    case .never: return false
    case .auto:
      guard context.terminal != nil, let type = environment["TERM"] else { return false }
      return type != "dumb"
    }
  }
}

/// When to use colors.
enum ColorMode: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

extension Environment {
  /// Whether the locale's character set is UTF-8.
  var isUTF8: Bool {
    let locale = (self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "").lowercased()
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
