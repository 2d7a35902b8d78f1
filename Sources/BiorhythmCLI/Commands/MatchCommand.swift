import BiorhythmCore

/// `bio match`: the rhythms of two people.
struct MatchCommand {
  private let people: [Person]
  private let invocation: Invocation

  /// Finds both people.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when somebody is not known.
  init(_ invocation: Invocation) throws(BioError) {
    let arguments = invocation.arguments
    for option in [OptionID.birth, .who] where arguments.words.count > 1 && arguments.has(option) {
      throw .contradiction(option.spelling, "WHO WHO")
    }
    var people: [Person] = []
    for word in arguments.words { people.append(try Self.person(word, invocation)) }
    if people.count < 2 { people.insert(try invocation.person, at: 0) }
    self.people = people
    self.invocation = invocation
  }

  var answer: Answer {
    let match = Match(people[0].birthDate, people[1].birthDate)
    if invocation.format == .json { return .data(JSON(match, people: people).document) }
    let looks = invocation.looks
    let titles = people.enumerated().map { index, person in
      let isUser = index == 0 && person.name == nil && invocation.arguments.words.count == 1
      return person.name ?? (isUser ? "you" : person.birthDate.description)
    }
    return .text(
      MatchView(match: match, titles: titles, width: looks.width, glyphs: looks.glyphs).styledText)
  }

  private static func person(
    _ word: String, _ invocation: Invocation
  ) throws(BioError) -> Person {
    do throws(CivilDateError) {
      return Person(
        name: nil, birthDate: try CivilDate(typed: word, today: invocation.context.today))
    } catch {
      // What begins like a date was meant to be one.
      guard error != .malformed || word.first?.isNumber == true else {
        return try invocation.savedPreferences.person(named: word)
      }
      throw .invalidDate(word, option: nil, reason: error)
    }
  }
}
