#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Computes the sine of a part of a full turn.
///
/// The angle is folded into the first quarter in whole numbers, so values that are equal, opposite,
/// zero, or one by the symmetry of the sine are exactly so; `sin(π)` in floating point is not.
///
/// - Parameters:
///   - part: How far the angle goes round; a whole turn is `whole`.
///   - whole: The number of parts in a full turn, 1 or more.
/// - Returns: A value from -1 through 1, never -0.
func sine(ofTurn part: Int, of whole: Int) -> Double {
  let turn = part % whole
  // Measured in quarters of a part, so that a quarter turn is a whole number.
  let angle = 4 * (turn < 0 ? turn + whole : turn)
  let sign: Double = angle < 2 * whole ? 1 : -1
  let halfTurn = angle % (2 * whole)
  let quarterTurn = min(halfTurn, 2 * whole - halfTurn)
  if quarterTurn == 0 { return 0 }
  if quarterTurn == whole { return sign }
  return sign * sin(.pi / 2 * (Double(quarterTurn) / Double(whole)))
}
