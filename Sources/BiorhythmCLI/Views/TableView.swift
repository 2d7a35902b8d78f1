import BiorhythmCore

/// A table of days, a line each; columns that do not fit are left out.
struct TableView {
  var person: Person

  /// The number of decimals of the percentages.
  var precision: Int
  var width: Int
  var glyphs: Glyphs

  /// The title and the names of the columns.
  var headerLines: [StyledLine] {
    let owner = person.name.map { "\($0), " } ?? ""
    let title = StyledLine.title(
      "Biorhythm, \(owner)born \(person.birthDate)", width: width, glyphs: glyphs)
    var header = StyledLine(" " + "Date".padded(to: hasWeekday ? 14 : 10), .axis)
    if hasDays { header.append("Day".leftPadded(to: 11), .axis) }
    for cycle in Cycle.allCases {
      header.append(String(cycle.letter).leftPadded(to: valueWidth - 1), Role(cycle))
      header.append(" ")
    }
    if hasMean { header.append("Mean".leftPadded(to: valueWidth), .axis) }
    header.append("  crit", .axis)
    return [title, header]
  }

  /// The line of a day; before the birth it has the date alone.
  func line(of date: CivilDate) -> StyledLine {
    let isWeekend = date.weekday.isWeekend
    var line = StyledLine()
    line.append(
      hasWeekday ? " \(date.weekday.name.prefix(3)) \(date)" : " \(date)",
      isWeekend ? .weekend : .body)
    guard let reading = DayReading(date: date, birthDate: person.birthDate) else { return line }
    if hasDays { line.append(grouped(reading.days).leftPadded(to: 11)) }
    for cycle in Cycle.allCases { line.append(text(of: reading[cycle].value), Role(cycle)) }
    if hasMean { line.append(text(of: reading.average)) }
    let cycles = reading.criticalCycles
    if !cycles.isEmpty { line.append("  ") }
    for cycle in cycles { line.append(String(cycle.letter), Role(cycle)) }
    return line
  }

  private func text(of value: Double) -> String {
    let number = fixed(value * 100, decimals: decimals)
    let sign = value > 0 && number.contains(where: { "1"..."9" ~= $0 }) ? "+" : ""
    return (sign + number + "%").leftPadded(to: valueWidth)
  }

  private var valueWidth: Int {
    Self.valueWidth(decimals)
  }

  /// The decimals that are wanted, or as many as there is room for.
  private var decimals: Int {
    (0...precision).last { 11 + 3 * Self.valueWidth($0) + 6 < width } ?? 0
  }

  private static func valueWidth(_ decimals: Int) -> Int {
    decimals == 0 ? 6 : 7 + decimals
  }

  // What goes first where there is little room: the weekday, the mean, the number of the day.
  private var hasWeekday: Bool { width > 11 + 4 + 11 + 4 * valueWidth + 6 }
  private var hasMean: Bool { width > 11 + 11 + 4 * valueWidth + 6 }
  private var hasDays: Bool { width > 11 + 11 + 3 * valueWidth + 6 }
}
