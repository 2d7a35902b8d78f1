import Testing

@testable import BiorhythmCLI

@Suite struct KeyDecoderTests {
  /// Every named key with all that terminals send for it.
  static let named: [(text: String, key: Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}OA", .up),
    ("\u{1B}[B", .down), ("\u{1B}OB", .down),
    ("\u{1B}[C", .right), ("\u{1B}OC", .right),
    ("\u{1B}[D", .left), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{1B}", .escape),
  ]

  @Test(arguments: named)
  func knowsNamedKeys(text: String, key: Key) {
    #expect(KeyDecoder.keys(in: text) == [key])
  }

  @Test func everyPrintableASCIIByteIsACharacter() {
    let text =
      ##" !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghij"##
      + "klmnopqrstuvwxyz{|}~"
    #expect(text.count == 95)
    #expect(KeyDecoder.keys(in: text) == text.map { .character($0) })
  }

  @Test func lettersWithCtrlAreInLowerCase() {
    let bytes: [UInt8] = [0x01, 0x03, 0x0C, 0x15, 0x1A]
    let keys = "acluz".map { Key.control($0) }
    #expect(KeyDecoder.keys(in: bytes) == keys)
  }

  @Test(arguments: [0x00, 0x1C, 0x1D, 0x1E, 0x1F] as [UInt8])
  func otherControlsMeanNothing(byte: UInt8) {
    #expect(KeyDecoder.keys(in: [byte, UInt8(ascii: "q")]) == [.character("q")])
  }

  @Test func keysThatComeTogetherStayApart() {
    #expect(
      KeyDecoder.keys(in: "j\u{1B}[Aé\u{1B}OH\u{3}\t\u{1B}[6~q")
        == [
          .character("j"), .up, .character("é"), .home, .control("c"), .tab, .pageDown,
          .character("q"),
        ])
  }

  @Test func escIsAKeyOnlyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.finish() == [])
  }

  @Test func escTwiceIsTwoKeys() {
    #expect(KeyDecoder.keys(in: "\u{1B}\u{1B}") == [.escape, .escape])
    #expect(KeyDecoder.keys(in: "\u{1B}\u{1B}[A") == [.escape, .up])
  }
}
