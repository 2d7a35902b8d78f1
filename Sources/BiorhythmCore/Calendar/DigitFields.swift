/// The numbers of a text such as `2015-07-03`: groups of ASCII digits with hyphens between them.
struct DigitFields {
  /// A group of digits.
  private struct Field {
    var number = 0
    var digits = 0
  }

  private var yearField = Field()
  private var monthField = Field()
  private var dayField = Field()
  private var isSigned = false

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - count: How many groups of digits there must be, 2 or 3.
  /// - Throws: ``CivilDateError/malformed`` when the text has any other shape.
  init(_ text: String, count: Int) throws(CivilDateError) {
    var index = 0
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "+") where offset == 0, UInt8(ascii: "-") where offset == 0:
        isSigned = true
      case UInt8(ascii: "-"):
        index += 1
        guard index < count else { throw .malformed }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        switch index {
        case 0: Self.append(digit, to: &yearField)
        case 1: Self.append(digit, to: &monthField)
        default: Self.append(digit, to: &dayField)
        }
      default:
        throw .malformed
      }
    }
    guard index + 1 == count, yearField.digits > 0, monthField.digits > 0,
      count < 3 || dayField.digits > 0
    else { throw .malformed }
  }

  private static func append(_ digit: Int, to field: inout Field) {
    // A number too long for its field is refused by its length, so its value may wrap.
    field.number = field.number &* 10 &+ digit
    field.digits += 1
  }

  /// The year, of four digits.
  var year: Int {
    get throws(CivilDateError) {
      guard !isSigned else { throw .yearOutOfRange }
      return try Self.number(of: yearField, digits: 4, ifLonger: .yearOutOfRange)
    }
  }

  /// The month, of two digits.
  var month: Int {
    get throws(CivilDateError) {
      try Self.number(of: monthField, digits: 2, ifLonger: .monthOutOfRange)
    }
  }

  /// The day, of two digits.
  var day: Int {
    get throws(CivilDateError) {
      try Self.number(of: dayField, digits: 2, ifLonger: .malformed)
    }
  }

  private static func number(
    of field: Field, digits: Int, ifLonger error: CivilDateError
  ) throws(CivilDateError) -> Int {
    guard field.digits >= digits else { throw .malformed }
    guard field.digits == digits else { throw error }
    return field.number
  }
}
