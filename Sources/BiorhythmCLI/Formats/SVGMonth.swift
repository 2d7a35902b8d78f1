import BiorhythmCore

/// A month's curves as a drawing.
struct SVGMonth {
  var table: MonthTable
  var name: String?
  var selectedDate: CivilDate?

  private static let width = 800
  private static let height = 420
  private static let left = 52.0
  private static let right = 780.0
  private static let top = 56.0
  private static let bottom = 320.0

  var document: String {
    var svg = SVG(
      width: Self.width, height: Self.height,
      title: "Biorhythm \(table.month.title)\(name.titleSuffix)", description: description)
    drawDays(in: &svg)
    drawScale(in: &svg)
    for cycle in Cycle.allCases { drawCurve(of: cycle, in: &svg) }
    for cycle in Cycle.allCases { drawCriticalDays(of: cycle, in: &svg) }
    drawTitle(in: &svg)
    drawLegend(in: &svg)
    return svg.document
  }

  private var description: String {
    let days = Cycle.allCases.map { cycle in
      let days = table.rows.filter { $0.reading?[cycle].phase == .critical }
      return "\(cycle.name) \(days.map { String($0.date.day) }.joined(separator: ", "))"
    }
    return "The physical, intellectual and emotional curves from \(table.month.firstDay) to "
      + "\(table.month.lastDay) for a birth on \(table.birthDate). Critical days: "
      + days.joined(separator: "; ") + "."
  }

  private func drawTitle(in svg: inout SVG) {
    svg.add(
      "text", ["class": "title", "x": SVG.number(Self.left), "y": "30"],
      // A long name would run into what stands at the right; the drawing's own title has it whole.
      text: svg.title.truncated(to: 44, mark: "…"))
    let selected = selectedReading.map { ", \($0.date): day \(grouped($0.days))" } ?? ""
    svg.add(
      "text", ["class": "quiet end", "x": SVG.number(Self.right), "y": "30"],
      text: "born \(table.birthDate)\(selected)")
  }

  /// The weekends, the numbers of the days, and the selected day.
  private func drawDays(in svg: inout SVG) {
    let step = x(2) - x(1)
    for row in table.rows {
      let date = row.date
      if date.weekday.isWeekend {
        svg.add(
          "rect",
          [
            "class": "weekend", "x": SVG.number(x(date.day) - step / 2),
            "y": SVG.number(Self.top), "width": SVG.number(step),
            "height": SVG.number(Self.bottom - Self.top),
          ])
      }
      svg.add(
        "text",
        [
          "class": date == selectedDate ? "middle" : "quiet middle", "x": SVG.number(x(date.day)),
          "y": SVG.number(Self.bottom + 20),
        ], text: String(date.day))
    }
    guard let selectedReading else { return }
    let place = SVG.number(x(selectedReading.date.day))
    svg.add(
      "line",
      [
        "class": "selected", "x1": place, "y1": SVG.number(Self.top), "x2": place,
        "y2": SVG.number(Self.bottom),
      ])
  }

  private func drawScale(in svg: inout SVG) {
    for percent in [100, 50, 0, -50, -100] {
      let place = SVG.number(y(Double(percent) / 100))
      svg.add(
        "line",
        [
          "class": percent == 0 ? "zero" : "grid", "x1": SVG.number(Self.left), "y1": place,
          "x2": SVG.number(Self.right), "y2": place,
        ])
      svg.add(
        "text",
        [
          "class": "quiet end", "x": SVG.number(Self.left - 8),
          "y": SVG.number(y(Double(percent) / 100) + 4),
        ], text: signedPercent(percent))
    }
  }

  private func drawCurve(of cycle: Cycle, in svg: inout SVG) {
    let points = table.rows.compactMap { row in
      row.reading.map { "\(SVG.number(x(row.date.day))),\(SVG.number(y($0[cycle].value)))" }
    }
    svg.add(
      "polyline", ["class": "curve \(cycle.rawValue)", "points": points.joined(separator: " ")])
  }

  /// A dot on the curve and a letter under the number, so that color is not needed.
  private func drawCriticalDays(of cycle: Cycle, in svg: inout SVG) {
    for row in table.rows {
      guard let reading = row.reading, reading[cycle].phase == .critical else { continue }
      svg.add(
        "circle",
        [
          "class": "\(cycle.rawValue)-fill", "cx": SVG.number(x(row.date.day)),
          "cy": SVG.number(y(reading[cycle].value)), "r": "4.5",
        ])
      let cycles = reading.criticalCycles
      // Letters of one day stand side by side under its number.
      let place = Double(cycles.firstIndex(of: cycle) ?? 0) - Double(cycles.count - 1) / 2
      svg.add(
        "text",
        [
          "class": "\(cycle.rawValue)-fill middle", "x": SVG.number(x(row.date.day) + 8 * place),
          "y": SVG.number(Self.bottom + 38),
        ], text: String(cycle.letter))
    }
  }

  private func drawLegend(in svg: inout SVG) {
    for (index, cycle) in Cycle.allCases.enumerated() {
      let start = Self.left + 210 * Double(index)
      svg.add(
        "line",
        [
          "class": "curve \(cycle.rawValue)", "x1": SVG.number(start), "y1": "390",
          "x2": SVG.number(start + 24), "y2": "390",
        ])
      let value = selectedReading.map { " \(signedPercent($0[cycle].percent))" } ?? ""
      svg.add(
        "text", ["x": SVG.number(start + 32), "y": "394"],
        text: "\(cycle.letter) \(cycle.name)\(value)")
    }
    svg.add(
      "text", ["class": "quiet end", "x": SVG.number(Self.right), "y": "394"],
      text: "dot, letter: critical")
  }

  private var selectedReading: DayReading? {
    table.rows.first { $0.date == selectedDate }?.reading
  }

  private func x(_ day: Int) -> Double {
    Self.left + 12 + (Self.right - Self.left - 24) * Double(day - 1) / Double(table.rows.count - 1)
  }

  private func y(_ value: Double) -> Double {
    (Self.top + Self.bottom) / 2 - value * ((Self.bottom - Self.top) / 2 - 16)
  }
}
