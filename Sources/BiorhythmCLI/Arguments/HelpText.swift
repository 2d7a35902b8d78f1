/// The help, made from the command table.
enum HelpText {
  /// A few lines for someone who typed `bio` alone.
  static var short: String {
    """
    bio shows the biorhythm of a day or a month.

    Start with your birthday:

      bio birthday 1980-03-12    save it
      bio today                  today's readings
      bio month                  this month's curves

    Or without saving anything:

      bio month 2015-07 --birth 1980-03-12

    'bio help' shows everything.

    """
  }

  /// All commands, and what they have in common.
  static var overview: String {
    let commands = CommandID.allCases.map { CommandTable[$0] }
    return section("Usage:", [("bio [COMMAND] [OPTIONS]", "")])
      + section("Commands:", commands.map { ($0.usage, $0.summary) })
      + section("Options of every command:", CommandTable.commonOptions.map(row))
      + section(
        "Dates:",
        [
          ("DATE", DateForms.date + " (days from today)"),
          ("MONTH", DateForms.month + " (months from this one)"),
          ("RANGE", DateForms.range + " (both ends included)"),
        ])
      + "'bio help COMMAND' shows more about a command.\n"
  }

  /// All about one command.
  static func about(_ id: CommandID) -> String {
    let command = CommandTable[id]
    var text = command.summary + "\n\n"
    let group = id.members.isEmpty ? "" : " COMMAND"
    text += section("Usage:", [(command.usage + group + " [OPTIONS]", "")])
    text += section(
      "Commands:", id.members.map { (CommandTable[$0].usage, CommandTable[$0].summary) })
    text += section("Words:", command.words.map { ($0.placeholder, $0.summary) })
    text += section("Options:", command.options.map(row))
    text += section("Options of every command:", CommandTable.commonOptions.map(row))
    if id == .browse { text += section("Keys:", KeyBinding.table.map { ($0.keys, $0.summary) }) }
    if command.formats.count > 1 {
      text += "Formats: " + command.formats.map { $0.rawValue }.joined(separator: ", ") + ".\n\n"
    }
    if command.formats.contains(.csv) { text += "Lines of CSV end in a line feed alone.\n\n" }
    text += command.notes.map { paragraph($0) }.joined() + (command.notes.isEmpty ? "" : "\n")
    text += section("Examples:", command.examples.map { ($0, "") })
    return String(text.dropLast())
  }

  /// A headed list in two columns, followed by an empty line; nothing for an empty list.
  private static func section(_ heading: String, _ rows: [(left: String, right: String)]) -> String
  {
    guard !rows.isEmpty else { return "" }
    let width = rows.map { $0.left.count }.max() ?? 0
    let lines = rows.map { left, right in
      right.isEmpty ? "  \(left)\n" : "  \(left.padded(to: width))  \(right)\n"
    }
    return heading + "\n" + lines.joined() + "\n"
  }

  /// A text in lines that fit.
  private static func paragraph(_ text: String) -> String {
    text.wrapped(to: 79).map { $0 + "\n" }.joined()
  }

  private static func row(of id: OptionID) -> (left: String, right: String) {
    let option = CommandTable[id]
    let short = option.id.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " \($0)" } ?? ""
    return (short + id.spelling + value, option.explanation)
  }
}
