/// The diary of July 2015 that the pictures show.
enum SampleMoods {
  /// The levels of each day's entries.
  private static let levels: [(day: Int, levels: [Int])] = [
    (1, [3]), (2, [2, 3]), (3, [4, 4, 3]), (4, [4]), (6, [1]), (7, [1, 2]), (8, [2]), (9, [3, 3]),
    (10, [2, 1]), (11, [4, 4]), (12, [3]), (13, [2]), (14, [2, 2, 3]), (15, [1, 1]), (17, [3, 4]),
    (18, [4]), (19, [4, 4]), (20, [3]), (21, [2, 3, 3, 2]), (22, [1, 3]), (24, [3]),
    (25, [3, 4, 4]), (26, [4]), (27, [1]), (28, [2]), (29, [2, 3]), (30, [3, 3]),
  ]

  /// The file that keeps it.
  static let journal = levels.map { day, levels in
    zip(levels, day == 3 ? thirdOfJuly : Array(repeating: ("12:00", ""), count: 4))
      .map { level, entry in
        let date = day < 10 ? "2015-07-0\(day)" : "2015-07-\(day)"
        let note = entry.1.isEmpty ? "" : #","note":"\#(entry.1)""#
        return #"{"at":"\#(date)T\#(entry.0):00+02:00","level":\#(level)\#(note)}"# + "\n"
      }.joined()
  }.joined()

  private static let thirdOfJuly = [("08:10", "slept well"), ("13:30", ""), ("22:05", "long day")]
}
