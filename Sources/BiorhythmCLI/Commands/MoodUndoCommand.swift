/// `bio mood undo`: takes back the entry that was added last.
struct MoodUndoCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// Takes it back.
  ///
  /// - Throws: ``BioError`` when there is none or the journal cannot be saved.
  func answer() throws(BioError) -> Answer {
    let entry = try JournalStore(in: invocation.context).takeBackNewest()
    return .text(MoodListView(entries: [entry], looks: invocation.looks).text(after: "Taken back:"))
  }
}
