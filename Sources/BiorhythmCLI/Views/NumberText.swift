/// A whole number with its thousands parted, such as `12,896`.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return text
}

/// A percentage with its sign, such as `+89%`; zero has none.
func signedPercent(_ percent: Int) -> String {
  percent > 0 ? "+\(percent)%" : "\(percent)%"
}

/// A number with a fixed number of decimals, rounded half away from zero; never -0.
///
/// - Parameters:
///   - number: The number.
///   - decimals: The number of digits behind the point, from 0 through 6.
/// - Returns: The number in decimal notation with a point.
func fixed(_ number: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1) { scale, _ in 10 * scale }
  let units = Int((number * Double(scale)).rounded())
  let whole = "\(units < 0 ? "-" : "")\(abs(units) / scale)"
  guard decimals > 0 else { return whole }
  // The leading 1 keeps the zeros behind the point.
  return whole + "." + String(scale + abs(units) % scale).dropFirst()
}

/// The nearest whole number, half a step always going up, as rows and columns of graphs do.
func nearest(_ number: Double) -> Int {
  Int((number + 0.5).rounded(.down))
}
