import BiorhythmCore

extension DateRange {
  /// The range in the shortest form in which it can be typed.
  var title: String {
    let (start, end) = (CivilMonth(containing: first), CivilMonth(containing: last))
    guard first == start.firstDay, last == end.lastDay else {
      return first == last ? first.description : "\(first)..\(last)"
    }
    if start == end { return start.description }
    let isYear = start.year == end.year && start.month == 1 && end.month == 12
    return isYear ? String(start.description.prefix(4)) : "\(start)..\(end)"
  }
}
