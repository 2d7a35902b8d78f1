import BiorhythmCore

/// `bio mood list`: the entries of the diary.
struct MoodListCommand {
  private let range: DateRange?
  private let invocation: Invocation

  /// Settles which days are shown.
  ///
  /// - Parameter invocation: The command line.
  /// - Throws: ``BioError`` when the range is wrong.
  init(_ invocation: Invocation) throws(BioError) {
    range = try invocation.arguments.range(at: 0, today: invocation.context.today)
    self.invocation = invocation
  }

  /// Reads the journal and shows it.
  ///
  /// - Throws: ``BioError`` when the journal cannot be read.
  func answer() throws(BioError) -> Answer {
    let (entries, report) = try JournalStore(in: invocation.context).entries(in: range)
    return switch invocation.format {
    case .csv: .data(CSV.moods(entries), warnings: report.text)
    case .json: .data(JSON(entries).document, warnings: report.text)
    default:
      .text(
        MoodListView(entries: entries, looks: invocation.looks).styledText, warnings: report.text)
    }
  }
}
