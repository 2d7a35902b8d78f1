import BiorhythmCore

/// What the letters stand for, with the values of the selected day.
struct CycleLegend {
  var reading: DayReading?
  var width: Int
  var glyphs: Glyphs

  /// One line, or one for each cycle where that does not fit.
  var lines: [StyledLine] {
    let items = Cycle.allCases.map { cycle in
      var item = StyledLine("\(cycle.letter) \(cycle.name)", Role(cycle))
      if let reading {
        item.append(" " + signedPercent(reading[cycle].percent))
        item.append(" \(glyphs.arrow(of: reading[cycle].trend))")
      }
      return item
    }
    let line = joined(items)
    return line.width < width ? [line] : items.map { joined([$0]) }
  }

  private func joined(_ items: [StyledLine]) -> StyledLine {
    var line = StyledLine()
    for (index, item) in items.enumerated() {
      line.append(index == 0 ? " " : "   ")
      line.append(item)
    }
    return line
  }
}

extension Glyphs {
  /// The arrow that shows where a cycle goes.
  func arrow(of trend: Trend) -> Character {
    switch trend {
    case .rising: rising
    case .falling: falling
    }
  }
}
