#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reading and writing by kinds, none of them taken for another.
extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    // The kind is told by the container, so that a wrong member is an error and not another kind.
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      var object: [String: JSONValue] = [:]
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var items = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !items.isAtEnd { array.append(try items.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      self = try JSONValue(decoder.singleValueContainer())
    }
  }

  private init(_ container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Decimal.self) {
      // A decimal number holds 38 digits and drops the rest without a word.
      self = value.magnitude.significand < Self.longestSignificand ? .decimal(value) : .longNumber
    } else {
      self = .double(try container.decode(Double.self))
    }
  }

  private static let longestSignificand = Decimal(sign: .plus, exponent: 37, significand: 1)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in members { try container.encode(value, forKey: AnyKey(key)) }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(in: &container)
    }
  }

  private func encodeScalar(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .largeInteger(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .longNumber: throw JSONProblem.numberTooLong
    case .null, .array, .object: try container.encodeNil()
    }
  }

  /// A key that may be any text.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
