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

/// The reason why a document cannot be read or written.
enum JSONProblem: Error, Equatable {
  case empty
  case notUTF8
  case notJSON
  case numberTooLong
  case twins
  case notEncodable
}
