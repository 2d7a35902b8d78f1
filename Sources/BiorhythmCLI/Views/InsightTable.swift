import BiorhythmCore

/// What each cycle has to do with the mood.
struct InsightTable {
  var cycles: [BirthdayTest.CycleResult]
  var width: Int

  var lines: [StyledLine] {
    var header = StyledLine()
    header.pad(to: 19)
    header.append("r    rank", .axis)
    if hasMeans { header.append("      mood above 0   below 0", .axis) }
    return [header] + cycles.map(line)
  }

  private var hasMeans: Bool {
    width > 56
  }

  private func line(of result: BirthdayTest.CycleResult) -> StyledLine {
    let cycle = result.cycle
    let number = fixed(result.correlation, decimals: 2)
    let sign = result.correlation > 0 && number != "0.00" ? "+" : ""
    var line = StyledLine()
    line.append(" \(cycle.letter) \(cycle.name.padded(to: 12)) ", Role(cycle))
    line.append((sign + number).leftPadded(to: 5))
    line.append("\(result.rank)".leftPadded(to: 25 - line.width) + " of \(cycle.period)")
    guard hasMeans else { return line }
    line.append(text(of: result.above).leftPadded(to: 46 - line.width))
    line.append(text(of: result.below).leftPadded(to: 56 - line.width))
    return line
  }

  private func text(of side: BirthdayTest.Side) -> String {
    side.mean.map { fixed($0, decimals: 2) } ?? "-"
  }
}
