import Foundation
import Testing

@testable import BiorhythmCLI

/// The writer of JSON, character for character.
@Suite struct JSONTests {
  private static let numbers: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.1, "-0.1"), (100, "100"),
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (2.5, "2.5"),
  ]

  @Test(arguments: numbers)
  func writesTheShortestNumber(number: Double, text: String) throws {
    #expect(JSON.number(number).document == "\(text)\n")
    #expect(Double(text) == number)
  }

  @Test(arguments: [
    ("", #""""#),
    ("plain text", #""plain text""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"back\slash / slash"#, #""back\\slash / slash""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\r\n", #""\r\n""#),
    ("\0\u{1}\u{8}\u{F}\u{10}\u{1B}\u{1F}", #""\u0000\u0001\u0008\u000f\u0010\u001b\u001f""#),
    ("é 日本語 👨‍👩‍👧", #""é 日本語 👨‍👩‍👧""#),
    ("\"\u{301}", "\"\\\"\u{301}\""),
    ("\\\u{301}", "\"\\\\\u{301}\""),
  ])
  func writesTextThatReadsBackTheSame(text: String, written: String) throws {
    let document = JSON.string(text).document
    #expect(document == written + "\n")
    let data = Data(document.utf8)
    let object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    #expect((object as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func sortsTheKeysOfEveryObject() {
    let inner = JSON.object([("b", .null), ("a", .array([.bool(true), .bool(false)]))])
    let outer = JSON.object([
      ("z", .integer(-7)), ("B", .array([])), ("a b", inner), ("", .object([])),
    ])
    #expect(
      outer.document == #"{"":{},"B":[],"a b":{"a":[true,false],"b":null},"z":-7}"# + "\n")
  }

  @Test func aTextThatIsMissingIsNull() {
    #expect(JSON(nil).document == "null\n")
    #expect(JSON("").document == "\"\"\n")
    #expect(JSON("null").document == "\"null\"\n")
  }
}
