/// The reason why a date or a month cannot be made.
public enum CivilDateError: Error, Hashable, Sendable {
  /// The text does not have the form `YYYY-MM-DD`, or `YYYY-MM` for a month.
  case malformed

  /// The year does not lie in 1 through 9999.
  case yearOutOfRange

  /// The month does not lie in 1 through 12.
  case monthOutOfRange

  /// The month has no such day.
  case dayOutOfRange(CivilMonth)
}
