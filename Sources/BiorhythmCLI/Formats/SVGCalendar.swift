import BiorhythmCore

/// Graded days as a drawing: a month in large cells, a year in small ones.
struct SVGCalendar {
  /// A month, or a year.
  var range: DateRange

  /// What the days are graded by, such as `Rhythm`.
  var subject: String

  /// The person whose days they are; `nil` for the user.
  var name: String?

  /// What is written under the drawing.
  var facts: String
  var weekStart: Weekday
  var selectedDate: CivilDate?

  /// What a day shows; the detail is for large cells alone.
  var cell: (CivilDate) -> (mood: Mood?, detail: String)

  /// The size of a cell with the space around it, in pixels.
  private var step: Int { isMonth ? 48 : 14 }
  private var isMonth: Bool { range.count <= 31 }

  private static let left = 52
  private static let top = 66

  var document: String {
    let period = isMonth ? month.title : String(month.year)
    let columns = isMonth ? 7 : place(of: range.last).week + 1
    let rows = isMonth ? place(of: range.last).week + 1 : 7
    let title = "\(subject) \(period)\(name.titleSuffix)"
    var svg = SVG(
      // As wide as the cells, the legend, and the title need.
      width: max(Self.left + columns * step + 20, 420, Self.left + 12 * title.displayWidth + 20),
      height: Self.top + rows * step + 70, title: title, description: "\(range.title): \(facts).")
    svg.add(
      "text", ["class": "title", "x": "\(Self.left)", "y": "30"],
      text: svg.title)
    drawWeekdays(in: &svg)
    for date in range { draw(date, in: &svg) }
    drawLegend(in: &svg, y: Self.top + rows * step + 24)
    return svg.document
  }

  private var month: CivilMonth {
    CivilMonth(containing: range.first)
  }

  private func drawWeekdays(in svg: inout SVG) {
    for (index, weekday) in Weekday.allCases(from: weekStart).enumerated() {
      let (x, y) =
        isMonth
        ? (Self.left + index * step + step / 2, Self.top - 8)
        : (Self.left - 26, Self.top + index * step + 10)
      svg.add(
        "text", ["class": "quiet middle", "x": "\(x)", "y": "\(y)"],
        text: String(weekday.name.prefix(isMonth ? 2 : 3)))
    }
  }

  private func draw(_ date: CivilDate, in svg: inout SVG) {
    let (week, day) = place(of: date)
    let (x, y) = (
      Self.left + step * (isMonth ? day : week), Self.top + step * (isMonth ? week : day)
    )
    let size = step - 2
    svg.add("rect", square(x, y, size, size, "empty"))
    if day == 0, date.day <= 7, !isMonth {
      svg.add(
        "text", ["class": "quiet", "x": "\(x)", "y": "\(Self.top - 8)"],
        text: String(CivilMonth(containing: date).name.prefix(3)))
    }
    let (mood, detail) = cell(date)
    if let mood {
      // The better the day, the fuller the cell: color is not needed.
      // In a large cell the number stays above it.
      let height = (isMonth ? size - 20 : size) * mood.rawValue / 4
      svg.add("rect", square(x, y + size - height, size, height, mood.name))
      if isMonth {
        svg.add(
          "text", ["class": "end", "x": "\(x + size - 4)", "y": "\(y + 16)"],
          text: detail)
      }
    }
    guard isMonth else { return }
    svg.add("text", ["x": "\(x + 5)", "y": "\(y + 16)"], text: String(date.day))
    if date == selectedDate { svg.add("rect", square(x, y, size, size, "selected")) }
  }

  private func square(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ kind: String
  ) -> KeyValuePairs<String, String> {
    [
      "class": kind, "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)",
    ]
  }

  private func drawLegend(in svg: inout SVG, y: Int) {
    for (index, mood) in Mood.allCases.enumerated() {
      let x = Self.left + 90 * index
      let height = 12 * mood.rawValue / 4
      svg.add("rect", square(x, y - 10, 12, 12, "empty"))
      svg.add("rect", square(x, y + 2 - height, 12, height, mood.name))
      svg.add("text", ["x": "\(x + 18)", "y": "\(y)"], text: mood.name)
    }
    svg.add(
      "text", ["class": "quiet", "x": "\(Self.left)", "y": "\(y + 24)"],
      text: facts)
  }

  private func place(of date: CivilDate) -> (week: Int, day: Int) {
    range.place(of: date, weekStart: weekStart)
  }
}
