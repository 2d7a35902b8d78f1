/// The `bio` program.
public enum BioTool {
  /// Runs the program on the arguments of this process, then exits.
  public static func main() -> Never {
    StandardStreams.prepare()
    StandardStreams.finish(output(of: ProcessArguments.words, in: .live()))
  }

  /// Works out what the program writes, without writing it.
  ///
  /// - Parameters:
  ///   - words: The words after the program name; `nil` for one that is not UTF-8.
  ///   - context: The world to run in.
  /// - Returns: The text for both streams, and the exit status.
  static func output(of words: [String?], in context: Context) -> Output {
    do throws(BioError) {
      let invocation = try Invocation(words, in: context)
      let answer = try answer(to: invocation)
      let text =
        switch answer {
        case .text(let styledText): invocation.looks.theme.encode(styledText)
        case .data(let data): data
        }
      return Output(
        standardOutput: text, standardError: invocation.warning?.report ?? "")
    } catch {
      return Output(error)
    }
  }

  private static func answer(to invocation: Invocation) throws(BioError) -> Answer {
    switch invocation.arguments.command {
    case .home: try HomeCommand(invocation).answer
    case .today: try DayCommand(invocation, date: invocation.context.today).answer
    case .day: try DayCommand(invocation).answer
    case .month: try MonthCommand(invocation).answer
    case .birthday: try BirthdayCommand(invocation).answer()
    case .config: try ConfigCommand(invocation).answer()
    case .help: try HelpCommand(invocation).answer
    case .version: .data("bio \(version)\n")
    }
  }

  /// The version of the program, by the rules of semantic versioning.
  static let version = "0.1.0"
}
