#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value of any kind, read without loss.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case largeInteger(UInt64)
  case decimal(Decimal)
  case double(Double)

  /// A number with more digits than can be kept; a document that has one is not written again.
  case longNumber
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// One member of a JSON object.
struct JSONMember: Equatable, Sendable {
  var key: String
  var value: JSONValue
}

extension JSONValue {
  /// Reads a document.
  ///
  /// - Parameter bytes: UTF-8 text; a byte order mark is passed over.
  /// - Throws: ``JSONProblem`` when the bytes are no such document.
  init(parsing bytes: [UInt8]) throws(JSONProblem) {
    guard !bytes.isEmpty else { throw .empty }
    // Text in UTF-16 has bytes that are zero.
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw .notUTF8
    }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw .notJSON
    }
  }

  /// The document in the shortest form, its keys sorted.
  var bytes: [UInt8] {
    get throws(JSONProblem) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return [UInt8](try encoder.encode(self))
      } catch let problem as JSONProblem {
        throw problem
      } catch {
        throw .notEncodable
      }
    }
  }
}

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

/// The reason why a document cannot be read or written.
enum JSONProblem: Error, Equatable {
  case empty
  case notUTF8
  case notJSON
  case numberTooLong
  case twins
  case notEncodable
}

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
