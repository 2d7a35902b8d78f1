extension JSONValue {
  /// The number of members of all objects.
  private var memberCount: Int {
    switch self {
    case .object(let members): members.values.reduce(members.count) { $0 + $1.memberCount }
    case .array(let items): items.reduce(0) { $0 + $1.memberCount }
    default: 0
    }
  }

  /// Whether the document has two members with one name, of which this value has lost one.
  ///
  /// - Parameter bytes: The document that this value was read from.
  /// - Returns: Whether the document has more members than this value.
  func hasLostTwins(of bytes: [UInt8]) -> Bool {
    var (colons, isString, isEscaped) = (0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isString.toggle()
      } else if !isString, byte == UInt8(ascii: ":") {
        colons += 1
      }
    }
    return colons > memberCount
  }
}
