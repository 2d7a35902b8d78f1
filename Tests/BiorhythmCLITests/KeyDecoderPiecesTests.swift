import Testing

@testable import BiorhythmCLI

/// A slow line hands a key over in pieces.
@Suite struct KeyDecoderPiecesTests {
  @Test(arguments: KeyDecoderTests.named)
  func knowsNamedKeysWhereverTheyAreSplit(text: String, key: Key) {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      #expect(KeyDecoder.keys(in: bytes, splitAt: index) == [key], "at \(index)")
    }
    #expect(KeyDecoder.keys(inSingle: bytes) == [key])
  }

  @Test(arguments: ["é", "ß", "€", "日", "😀", "aé€日😀z"])
  func readsCharactersWhereverTheyAreSplit(text: String) {
    let bytes = Array(text.utf8)
    let keys = text.map { Key.character($0) }
    for index in bytes.indices {
      #expect(KeyDecoder.keys(in: bytes, splitAt: index) == keys, "at \(index)")
    }
    #expect(KeyDecoder.keys(inSingle: bytes) == keys)
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1", "\u{1B}[1;5", "\u{1B}]0;ti", "\u{1B}[M !"])
  func dropsTheBeginningOfASequenceThatNeverEnds(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(text.utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == [])
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }

  @Test func dropsTheBeginningOfACharacterThatNeverEnds() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xE2, 0x82]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == [])
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }

  @Test func waitsForNothingBetweenKeys() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("j\u{1B}[A".utf8) == [.character("j"), .up])
    #expect(!decoder.isWaiting)
    #expect(decoder.finish() == [])
  }
}
