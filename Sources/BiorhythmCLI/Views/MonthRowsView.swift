import BiorhythmCore

/// A month's curves from top to bottom, a line a day.
struct MonthRowsView {
  var table: MonthTable
  var name: String?
  var selectedDate: CivilDate?
  var width: Int
  var glyphs: Glyphs

  var styledText: StyledText {
    StyledText(lines: [titleLine, scaleLine] + table.rows.map(line))
  }

  private var titleLine: StyledLine {
    .title(
      "Biorhythm \(table.month.title)\(name.titleSuffix), born \(table.birthDate)", width: width,
      glyphs: glyphs)
  }

  private var scaleLine: StyledLine {
    var canvas = Canvas(width: width - 1, height: 1)
    for (label, value, back) in [
      ("-100", -1, 1), ("-50", -0.5, 1), ("0", 0, 0), ("+50", 0.5, 1), ("+100", 1, 2),
    ] {
      canvas.write(label, .axis, column: Self.plotStart + column(of: value) - back)
    }
    var line = StyledLine(canvas)
    for (index, cycle) in Cycle.allCases.enumerated() where hasPercentages {
      line.pad(to: percentageStart + 6 * index + 4)
      line.append(String(cycle.letter), Role(cycle))
    }
    line.pad(to: criticalStart)
    line.append("crit", .axis)
    return line
  }

  private func line(of row: MonthTable.Row) -> StyledLine {
    let isSelected = row.date == selectedDate
    var line = StyledLine(isSelected ? ">" : " ", .selected)
    line.append("\(row.date.weekday.name.prefix(3)) ", role(of: row.date))
    line.append(String(row.date.day).leftPadded(to: 2), role(of: row.date))
    line.append("   ")
    line.append(curves(of: row))
    guard let reading = row.reading else { return line }
    let cycles = reading.criticalCycles
    if hasPercentages {
      line.pad(to: percentageStart)
      for cycle in Cycle.allCases {
        line.append(signedPercent(reading[cycle].percent).leftPadded(to: 6), Role(cycle))
      }
    }
    guard !cycles.isEmpty else { return line }
    line.pad(to: criticalStart)
    for cycle in cycles { line.append(String(cycle.letter), Role(cycle)) }
    return line
  }

  private func curves(of row: MonthTable.Row) -> Canvas {
    var canvas = Canvas(width: plotWidth, height: 1)
    let isSelected = row.date == selectedDate
    for column in 0..<plotWidth where isSelected {
      canvas[0, column] = Canvas.Cell(character: glyphs.horizontal, role: .selected)
    }
    canvas[0, column(of: 0)] = Canvas.Cell(
      character: isSelected ? glyphs.crossing : glyphs.vertical, role: .axis)
    let readings = row.reading?.readings ?? []
    let columns = readings.map { column(of: $0.value) }
    for (reading, column) in zip(readings, columns) {
      let isShared = columns.count { $0 == column } > 1
      canvas[0, column] =
        isShared
        ? Canvas.Cell(character: "*", role: .meeting)
        : Canvas.Cell(character: reading.cycle.letter, role: Role(reading.cycle))
    }
    return canvas
  }

  /// The columns before the plot: a mark, the weekday, and the number of the day.
  private static let plotStart = 10

  private var plotWidth: Int {
    width < 76 ? 21 : 41
  }

  private var percentageStart: Int {
    Self.plotStart + plotWidth
  }

  private var criticalStart: Int {
    percentageStart + (hasPercentages ? 18 : 0) + 2
  }

  private var hasPercentages: Bool {
    width >= 56
  }

  private func column(of value: Double) -> Int {
    let middle = Double(plotWidth / 2)
    return nearest(middle + middle * value)
  }

  private func role(of date: CivilDate) -> Role {
    if date == selectedDate { return .selected }
    return date.weekday.isWeekend ? .weekend : .body
  }
}
