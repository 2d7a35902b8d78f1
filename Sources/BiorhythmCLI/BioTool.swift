/// The `bio` program.
public enum BioTool {
  /// Runs the program on the arguments of this process, then exits.
  public static func main() -> Never {
    StandardStreams.prepare()
    switch response(to: ProcessArguments.words, in: .live()) {
    case .output(let output): StandardStreams.finish(output)
    case .stream(let chunks, let warnings):
      StandardStreams.finish(chunks, standardError: warnings)
    case .screen(let session): TerminalSession.run(session)
    }
  }

  /// Decides what the program does, without doing it on the terminal.
  ///
  /// - Parameters:
  ///   - words: The words after the program name.
  ///   - context: The world to run in.
  /// - Returns: The text for both streams with the exit status, or a screen.
  static func response(to words: TypedWords, in context: Context) -> Response {
    do throws(BioError) {
      let invocation = try Invocation(words, in: context)
      try invocation.checkName()
      let answer = try answer(to: invocation)
      let warnings = (invocation.fault?.report ?? "") + answer.warnings
      return switch answer.content {
      case .text(let text):
        .output(
          Output(standardOutput: invocation.looks.theme.encode(text), standardError: warnings))
      case .data(let text):
        .output(Output(standardOutput: text, standardError: warnings))
      case .rows(let rows):
        .stream(
          AnyIterator(rows.chunks(theme: invocation.looks.theme)), standardError: warnings)
      case .stream(let chunks): .stream(chunks, standardError: warnings)
      case .screen(let session): .screen(session)
      }
    } catch {
      return .output(Output(error))
    }
  }

  private static func answer(to invocation: Invocation) throws(BioError) -> Answer {
    switch invocation.arguments.command {
    case .home: try HomeCommand(invocation).answer
    case .today, .day: try DayCommand(invocation).answer
    case .month: try MonthCommand(invocation).answer
    case .browse: try BrowseCommand(invocation).answer
    case .calendar: try CalendarCommand(invocation).answer
    case .table: try TableCommand(invocation).answer
    case .events: try EventsCommand(invocation).answer
    case .match: try MatchCommand(invocation).answer
    case .completions: try CompletionsCommand(invocation).answer
    case .manual: .data(ManualPage.text)
    case .insight: try InsightCommand(invocation).answer()
    case .mood: .data(HelpText.about(.mood))
    case .moodAdd: try MoodAddCommand(invocation).answer()
    case .moodList: try MoodListCommand(invocation).answer()
    case .moodCalendar: try MoodCalendarCommand(invocation).answer()
    case .moodUndo: try MoodUndoCommand(invocation).answer()
    case .moodImport: try MoodImportCommand(invocation).answer()
    case .moodPath: .line(try JournalStore(in: invocation.context).requiredPath)
    case .birthday: try BirthdayCommand(invocation).answer()
    case .config: try ConfigCommand(invocation).answer()
    case .help: try HelpCommand(invocation).answer
    case .version: .data("bio \(version)\n")
    }
  }

  /// The version of the program, by the rules of semantic versioning.
  static let version = "0.1.0"

  /// The day of that version.
  static let versionDate = "2026-11-30"
}
