import BiorhythmCore

/// The number of rows and columns of a terminal.
struct ScreenSize: Equatable, Sendable {
  var rows: Int
  var columns: Int

  /// The smallest size in which the pictures can be read.
  static let smallest = ScreenSize(rows: 12, columns: 40)

  /// Whether the pictures fit.
  var isEnough: Bool {
    rows >= Self.smallest.rows && columns >= Self.smallest.columns
  }
}

/// One picture of the interactive screen, as many lines as the terminal has rows.
struct BrowseFrame {
  var screen: BrowseScreen
  var size: ScreenSize
  var looks: Looks

  var styledText: StyledText {
    guard size.isEnough else { return fitted([sizeLine]) }
    if screen.isHelpShown { return fitted(HelpFrame(size: size, glyphs: looks.glyphs).lines) }
    switch screen.view {
    case .graph where screen.style == .rows && size.rows >= GraphFrame.rowsHeight:
      return fitted(graph.rowsLines)
    case .graph: return fitted(graph.lines)
    case .calendar: return fitted(CalendarFrame(frame: self).lines)
    }
  }

  private var graph: GraphFrame {
    GraphFrame(frame: self)
  }

  private var sizeLine: StyledLine {
    let smallest = ScreenSize.smallest
    let times = looks.glyphs == .ascii ? "x" : "×"
    return StyledLine("window too small: \(smallest.columns)\(times)\(smallest.rows) needed")
  }

  /// Exactly as many lines as there are rows, none wider than the screen.
  private func fitted(_ lines: [StyledLine]) -> StyledText {
    let width = max(size.columns - 1, 0)
    let shown = lines.prefix(size.rows).map { $0.truncated(to: width, mark: "") }
    return StyledText(
      lines: shown + Array(repeating: StyledLine(), count: max(size.rows - shown.count, 0)))
  }

  /// A line across the screen.
  var rule: StyledLine {
    StyledLine(String(repeating: looks.glyphs.horizontal, count: size.columns - 1), .axis)
  }

  /// The prompt or the message, where there is one.
  var notice: StyledLine? {
    let room = size.columns - 2
    if let prompt = screen.prompt {
      let owner = screen.person.name.map { "\($0)'s birthday" } ?? "Your birthday"
      let label = " \(prompt.purpose == .goTo ? "Go to" : owner): "
      let problem = prompt.problem.map { "   " + $0 } ?? ""
      let text = prompt.text + "_"
      guard label.displayWidth + text.displayWidth + problem.displayWidth <= room else {
        // What does not fit beside it is said alone; the next key brings the text back.
        return problem.isEmpty
          ? StyledLine(" " + text.shortened(to: room, mark: looks.glyphs.ellipsis))
          : StyledLine(
            " " + problem.trimmed.shortened(to: room, mark: looks.glyphs.ellipsis), .critical)
      }
      var line = StyledLine(label, .heading)
      line.append(text)
      line.append(problem, .critical)
      return line
    }
    return screen.message.map {
      StyledLine(" " + $0.shortened(to: room, mark: looks.glyphs.ellipsis), .critical)
    }
  }

  /// The keys of a view, cut at whole items; the last two always stay.
  func keysLine(_ items: [String]) -> StyledLine {
    let last = items.suffix(2)
    var shown = items.dropLast(2)[...]
    func text() -> String { " " + (shown + last).joined(separator: "   ") }
    while text().count >= size.columns, !shown.isEmpty { shown.removeLast() }
    return StyledLine(text(), .axis)
  }
}
