import BiorhythmCore

/// `bio browse`: the interactive screen.
struct BrowseCommand {
  private let screen: BrowseScreen
  private let invocation: Invocation

  /// Fills in what the command line leaves out.
  ///
  /// - Parameter invocation: The command line and all it draws on.
  /// - Throws: ``BioError`` when there is no terminal, or a date is wrong, unknown, or before the
  ///   birth.
  init(_ invocation: Invocation) throws(BioError) {
    let context = invocation.context
    let type = context.environment["TERM"] ?? "dumb"
    guard context.terminal?.hasKeyboard == true, type != "dumb" else { throw .noTerminal }
    let date = try invocation.arguments.date(at: 0, today: context.today) ?? context.today
    let person = try invocation.person
    guard date >= person.birthDate else {
      throw .beforeBirth(of: date.description, birthDate: person.birthDate)
    }
    screen = BrowseScreen(
      person: person, date: date, today: context.today, style: try invocation.style,
      weekStart: try invocation.weekStart)
    self.invocation = invocation
  }

  var answer: Answer {
    var session = BrowseSession(
      screen: screen, context: invocation.context, looks: invocation.looks)
    if let fault = invocation.fault { session.show(fault) }
    return Answer(content: .screen(session))
  }
}
