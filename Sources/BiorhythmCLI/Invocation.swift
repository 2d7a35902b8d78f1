import BiorhythmCore

/// A command line with all it draws on: flag beats environment beats preferences beats default.
struct Invocation {
  let arguments: ParsedArguments
  let context: Context
  let format: OutputFormat

  /// What is saved; the defaults where the command does not depend on it, or cannot read it.
  let preferences: Preferences

  /// Why the preferences could not be read; to be said where the answer is right without them.
  let fault: BioError?

  /// The width, the characters and the colors of what is printed.
  let looks: Looks

  /// Reads the words, and the preferences where they can change the answer.
  ///
  /// - Parameters:
  ///   - words: The words after the program name.
  ///   - context: The world to run in.
  /// - Throws: ``BioError`` when the command line is wrong.
  init(_ words: TypedWords, in context: Context) throws(BioError) {
    let arguments = try CommandLineParser.parse(words)
    let format = try arguments.format
    var preferences = Preferences()
    var fault: BioError?
    if Self.dependsOnPreferences(arguments, format: format, in: context) {
      do throws(BioError) {
        preferences = try PreferencesStore(in: context).load()
      } catch {
        fault = error
      }
    }
    self.arguments = arguments
    self.context = context
    self.format = format
    self.preferences = preferences
    self.fault = fault
    looks = try Looks(arguments, context: context, preferences: preferences)
  }

  private static func dependsOnPreferences(
    _ arguments: ParsedArguments, format: OutputFormat, in context: Context
  ) -> Bool {
    // A name alone must be a saved one, whatever the command.
    if arguments.has(.who), !arguments.has(.birth) { return true }
    return CommandTable[arguments.command].preferences.contains { key in
      switch key {
      case .birthday: !arguments.has(.birth)
      case .color:
        format == .text && !arguments.has(.color) && context.environment["NO_COLOR"] == nil
      case .style: format == .text && !arguments.has(.style)
      case .weekStart: format != .json && !arguments.has(.weekStart)
      case .people: !arguments.namesTwoDates(today: context.today)
      }
    }
  }
}

extension Invocation {
  /// The way to draw a month.
  var style: GraphStyle {
    get throws(BioError) {
      try arguments.choice(.style, as: GraphStyle.init) ?? preferences.style ?? .letters
    }
  }

  /// The day with which weeks start.
  var weekStart: Weekday {
    get throws(BioError) {
      let typed = try arguments.choice(.weekStart, as: WeekStart.init)
      return (typed ?? preferences.weekStart ?? .monday).weekday
    }
  }

  /// What is saved, for a command that cannot do without it.
  ///
  /// - Throws: ``BioError`` when the preferences cannot be read.
  var savedPreferences: Preferences {
    get throws(BioError) {
      if let fault { throw fault }
      return preferences
    }
  }

  /// Makes sure that a name without a birth date is a saved one; only `birthday` makes names.
  ///
  /// - Throws: ``BioError/unknownName(_:suggestion:)``.
  func checkName() throws(BioError) {
    guard arguments.command != .birthday, !arguments.has(.birth), let name = try arguments.name
    else {
      return
    }
    _ = try savedPreferences.person(named: name)
  }

  /// The person that the readings are for.
  ///
  /// - Throws: ``BioError`` when no birth date is given or saved, or the name is not a saved one.
  var person: Person {
    get throws(BioError) {
      let name = try arguments.name
      // Whoever gives the birth date does not need the file.
      if let birthDate = try arguments.date(.birth, today: context.today) {
        return Person(name: name, birthDate: birthDate)
      }
      if let name { return try savedPreferences.person(named: name) }
      guard let birthDate = try savedPreferences.birthday else { throw .noBirthday }
      return Person(name: nil, birthDate: birthDate)
    }
  }
}
