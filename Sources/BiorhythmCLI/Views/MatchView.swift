import BiorhythmCore

/// How well two people go together, a bar for each cycle.
struct MatchView {
  var match: Match

  /// What the two people are called.
  var titles: [String]
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    StyledText(lines: [titleLine, scaleLine] + match.cycles.map(line) + [overallLine])
  }

  private var titleLine: StyledLine {
    .title(titles.joined(separator: " and "), width: width, glyphs: glyphs)
  }

  private var scaleLine: StyledLine {
    var line = StyledLine()
    line.pad(to: 16)
    line.append("0" + "100".leftPadded(to: cells + 1), .axis)
    return line
  }

  private func line(of cycle: Match.CycleMatch) -> StyledLine {
    var line = StyledLine()
    line.append(" \(cycle.cycle.letter) \(cycle.cycle.name.padded(to: 12)) ", Role(cycle.cycle))
    line.append(bar(of: cycle.harmony, role: Role(cycle.cycle)))
    line.append(" " + "\(cycle.percent)%".leftPadded(to: 5))
    let distance = "  \(cycle.distance) \(cycle.distance == 1 ? "day" : "days") apart"
    if line.width + distance.count < width { line.append(distance) }
    return line
  }

  private var overallLine: StyledLine {
    var line = StyledLine("   Overall      ", .heading)
    line.append(bar(of: match.overall, role: .heading))
    line.append(" " + "\(match.overallPercent)%".leftPadded(to: 5), .heading)
    return line
  }

  /// The number of cells of a bar.
  private var cells: Int {
    min(20, width - 24)
  }

  private func bar(of value: Double, role: Role) -> Canvas {
    var canvas = Canvas(width: cells, height: 1)
    canvas.fill(glyphs.dot, .axis)
    canvas.drawBar(value, cells: cells, from: 0, role: role, glyphs: glyphs)
    return canvas
  }
}
