import Foundation

/// A JSON document, for comparing values and not the way in which they are written.
enum JSONDocument: Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])
}

extension JSONDocument {
  /// Reads a document.
  ///
  /// - Throws: `DecodingError` when the bytes are no JSON.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(bytes))
  }

  /// Reads a document.
  ///
  /// - Throws: `DecodingError` when the text is no JSON.
  init(_ text: String) throws {
    try self.init(Array(text.utf8))
  }
}

extension JSONDocument: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let items = try? container.decode([JSONDocument].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSONDocument].self))
    }
  }
}
