import Testing

@testable import BiorhythmCLI

/// Whatever comes down the line, the keys after it work.
@Suite struct KeyDecoderNoiseTests {
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x9B], [0x1B, 0x80], [0x1B, 0xC3], [0x1B, 0xFF],
    ] as [[UInt8]])
  func bytesThatAreNoTextAreDropped(bytes: [UInt8]) {
    #expect(KeyDecoder.keys(in: bytes) == [])
    #expect(KeyDecoder.keys(in: bytes + Array("q".utf8)) == [.character("q")])
    #expect(KeyDecoder.keys(in: bytes + Array("\u{1B}[A".utf8)) == [.up])
  }

  @Test(arguments: 1...8)
  func everyKeyAfterAPauseArrives(seed: UInt64) {
    var random = Randomness(seed: seed)
    var decoder = KeyDecoder()
    var lost: [[UInt8]] = []
    for _ in 0..<2000 {
      let bytes = random.noise()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...7, using: &random)
        _ = decoder.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      _ = decoder.finish()
      let keys = decoder.feed("q\u{1B}[A\u{3}é".utf8)
      if keys != [.character("q"), .up, .control("c"), .character("é")] { lost.append(bytes) }
    }
    #expect(lost == [])
  }
}

extension Randomness {
  private static let pieces: [[UInt8]] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{7}", "\u{1B}[M", "[", "1",
    ";", "5", "~", "A", "$", "<", "é", "日", "😀", "\u{1B}[200~2015\u{1B}[201~",
  ].map { Array($0.utf8) }

  /// Bytes of any kind, many of which build sequences.
  fileprivate mutating func noise() -> [UInt8] {
    (0..<Int.random(in: 0..<12, using: &self)).flatMap { _ in
      Bool.random(using: &self)
        ? Self.pieces.randomElement(using: &self) ?? [] : [UInt8.random(in: 0...255, using: &self)]
    }
  }
}
