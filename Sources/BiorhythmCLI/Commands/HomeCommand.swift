/// `bio` alone: today's panel, or a short help before a birthday is known.
struct HomeCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  var answer: Answer {
    get throws(BioError) {
      do throws(BioError) {
        return try DayCommand(invocation).answer
      } catch .noBirthday where invocation.format == .text {
        return .data(HelpText.short)
      }
    }
  }
}
