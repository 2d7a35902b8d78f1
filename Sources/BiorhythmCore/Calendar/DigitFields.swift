/// The numbers of a text such as `2015-07-03`: groups of ASCII digits with hyphens between them.
struct DigitFields {
  private var fields: [(number: Int, digits: Int)] = [(0, 0)]
  private var isSigned = false

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - count: How many groups of digits there must be.
  /// - Throws: ``CivilDateError/malformed`` when the text has any other shape.
  init(_ text: String, count: Int) throws(CivilDateError) {
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "+") where index == 0, UInt8(ascii: "-") where index == 0:
        isSigned = true
      case UInt8(ascii: "-"):
        fields.append((0, 0))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = fields.count - 1
        // A number too long for its field is refused by its length, so its value may wrap.
        fields[last].number = fields[last].number &* 10 &+ Int(byte - UInt8(ascii: "0"))
        fields[last].digits += 1
      default:
        throw .malformed
      }
    }
    guard fields.count == count, fields.allSatisfy({ $0.digits > 0 }) else { throw .malformed }
  }

  /// The year, of four digits.
  var year: Int {
    get throws(CivilDateError) {
      guard !isSigned else { throw .yearOutOfRange }
      return try number(at: 0, digits: 4, ifLonger: .yearOutOfRange)
    }
  }

  /// The month, of two digits.
  var month: Int {
    get throws(CivilDateError) {
      try number(at: 1, digits: 2, ifLonger: .monthOutOfRange)
    }
  }

  /// The number of one field.
  ///
  /// - Parameters:
  ///   - index: The place of the field, counted from 0.
  ///   - digits: How many digits it must have.
  ///   - error: What a longer field means.
  /// - Returns: The number.
  /// - Throws: ``CivilDateError`` when the field is longer or shorter.
  func number(
    at index: Int, digits: Int, ifLonger error: CivilDateError = .malformed
  ) throws(CivilDateError) -> Int {
    let field = fields[index]
    guard field.digits >= digits else { throw .malformed }
    guard field.digits == digits else { throw error }
    return field.number
  }
}
