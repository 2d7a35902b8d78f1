import BiorhythmCore

/// Styled text for many days, a few lines each, that is too long to be held as a whole.
struct StyledRows {
  var dates: AnySequence<CivilDate>

  /// The lines before the first day.
  var header: [StyledLine] = []

  /// Makes the lines of a day; none for a day with nothing to say.
  var lines: (CivilDate) -> [StyledLine]

  /// The characters to print, in chunks.
  func chunks(theme: Theme) -> RowStream {
    RowStream(dates, start: theme.encode(StyledText(lines: header))) { date in
      theme.encode(StyledText(lines: lines(date)))
    }
  }
}
