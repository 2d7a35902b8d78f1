import BiorhythmCore

/// The readings of one day, each with a bar that starts in the middle.
struct DayPanelView {
  var reading: DayReading
  var name: String?
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    StyledText(lines: titleLines + [scaleLine] + barLines)
  }

  /// The bars alone, a line for each cycle.
  var barLines: [StyledLine] {
    Cycle.allCases.map { cycle in
      let reading = reading[cycle]
      var line = StyledLine()
      line.append(" \(cycle.letter) \(cycle.name.padded(to: 12)) ", Role(cycle))
      line.append(bar(of: reading.value))
      line.append(" " + signedPercent(reading.percent).leftPadded(to: 5))
      line.append(" \(glyphs.arrow(of: reading.trend))")
      guard isWide else { return line }
      line.append(
        " " + note(on: reading).leftPadded(to: 11), reading.phase == nil ? .body : .critical)
      return line
    }
  }

  private var titleLines: [StyledLine] {
    let count = "day \(grouped(reading.days)) of \(name.possessive) life"
    var title = StyledLine(" ")
    title.append(reading.date.title, .heading)
    var countLine = StyledLine(" ")
    guard isWide else {
      countLine.append(count.truncated(to: width - 2, mark: glyphs.ellipsis))
      return [title, countLine]
    }
    title.append("    ")
    title.append(count.truncated(to: width - 1 - title.width, mark: glyphs.ellipsis))
    return [title]
  }

  private var scaleLine: StyledLine {
    var canvas = Canvas(width: width - 1, height: 1)
    canvas.write("-100", .axis, column: Self.barStart)
    canvas.write("0", .axis, column: Self.barStart + cellsPerSide)
    canvas.write("+100", .axis, column: Self.barStart + 2 * cellsPerSide - 3)
    return StyledLine(canvas)
  }

  private func bar(of value: Double) -> Canvas {
    var canvas = Canvas(width: 2 * cellsPerSide + 1, height: 1)
    canvas.fill(glyphs.dot, .axis)
    canvas.write(String(glyphs.vertical), .axis, column: cellsPerSide)
    canvas.drawBar(
      value, cells: cellsPerSide, from: cellsPerSide + (value < 0 ? -1 : 1),
      role: value < 0 ? .negative : .positive, glyphs: glyphs)
    return canvas
  }

  private func note(on reading: Reading) -> String {
    switch reading.phase {
    case .critical: "crit today"
    case .peak: "peak today"
    case .low: "low today"
    case nil: "crit in \(reading.daysToNextCritical)d"
    }
  }

  /// The columns before the bars: the letter and the name of the cycle.
  private static let barStart = 16

  private var isWide: Bool {
    width >= 78
  }

  private var cellsPerSide: Int {
    isWide ? 20 : min(20, (width - 26) / 2)
  }
}
