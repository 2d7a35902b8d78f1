extension StyledLine {
  /// The first line of a picture, cut off where it does not fit.
  static func title(_ text: String, width: Int, glyphs: Glyphs) -> StyledLine {
    var line = StyledLine(" ")
    line.append(text.truncated(to: width - 2, mark: glyphs.ellipsis), .heading)
    return line
  }
}

/// Names in titles; `nil` stands for the user.
extension String? {
  /// The name behind a comma, or nothing.
  var titleSuffix: String {
    map { ", \($0)" } ?? ""
  }

  /// The name as the owner of something, such as `Ada's`, or `your`.
  var possessive: String {
    map { "\($0)'s" } ?? "your"
  }
}
