/// A command line taken apart by the command table; what it means is not settled yet.
struct ParsedArguments: Equatable, Sendable {
  /// An option as it was typed.
  struct Option: Equatable, Sendable {
    var id: OptionID

    /// What followed it; empty for a switch.
    var value = ""
  }

  /// The command, or ``CommandID/home`` where none was typed.
  var command: CommandID

  /// The words after the command.
  var words: [String] = []

  /// The options in the order in which they were typed.
  var options: [Option] = []

  /// Whether an option was typed.
  func has(_ id: OptionID) -> Bool {
    options.contains { $0.id == id }
  }

  /// All values of an option that can be repeated, in the order in which they were typed.
  func values(of id: OptionID) -> [String] {
    options.filter { $0.id == id }.map(\.value)
  }

  /// The value of an option; the last one where it was typed again.
  func value(of id: OptionID) -> String? {
    options.last { $0.id == id }?.value
  }
}
