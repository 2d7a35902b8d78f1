/// The measures of a month's graph: which cell stands for which day and which value.
struct MonthPlot: Equatable {
  /// The columns before the plot: a label of four, a space, and the axis.
  static let axisWidth = 6

  let dayCount: Int
  let columnsPerDay: Int

  /// The number of rows: odd, so that there is a middle one, which stands for zero.
  let rowCount: Int

  /// Creates the plot of a month.
  ///
  /// - Parameters:
  ///   - dayCount: The number of days, from 28 through 31.
  ///   - width: The number of columns to fit in, axis and all.
  ///   - rowCount: The number of rows; by default 17, or 13 where there are few columns.
  init(dayCount: Int, width: Int, rowCount: Int? = nil) {
    self.dayCount = dayCount
    columnsPerDay = min(max((width - Self.axisWidth - 1) / dayCount, 1), 4)
    self.rowCount = rowCount ?? (width < 60 ? 13 : 17)
  }

  /// The number of columns without the axis.
  var width: Int {
    dayCount * columnsPerDay
  }

  /// The row of the value 0.
  var middle: Int {
    rowCount / 2
  }

  /// The row of a value from -1 through 1.
  func row(of value: Double) -> Int {
    nearest(Double(middle) - value * Double(middle))
  }

  /// The column of a day of the month, counted from the axis.
  func column(ofDay day: Int) -> Int {
    (day - 1) * columnsPerDay
  }

  /// What stands before the axis in a row; `nil` where there is no label.
  func label(ofRow row: Int) -> String? {
    switch 2 * row {
    case 0: "+100"
    case middle: " +50"
    case 2 * middle: "   0"
    case 3 * middle: " -50"
    case 4 * middle: "-100"
    default: nil
    }
  }
}
