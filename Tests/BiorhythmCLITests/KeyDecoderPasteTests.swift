import Testing

@testable import BiorhythmCLI

@Suite struct KeyDecoderPasteTests {
  @Test(arguments: [
    "", "2015-07-03", "2015-07-03\n", "été 日本 😀", "q\u{3}\u{1A}\r\t\u{1B}[A\u{1B}", "\u{1B}[200~",
    "\u{1B}[201", "~\u{1B}[20", "a\u{0}b",
  ])
  func isOneKeyWhateverItHolds(text: String) {
    let pasted = "\u{1B}[200~\(text)\u{1B}[201~"
    #expect(KeyDecoder.keys(in: pasted) == [.paste(text)])
    #expect(
      KeyDecoder.keys(in: "j\(pasted)\u{1B}[A\(pasted)q")
        == [.character("j"), .paste(text), .up, .paste(text), .character("q")])
  }

  @Test func isOneKeyWhereverItIsSplit() {
    let bytes = Array("\u{1B}[200~é\u{1B}[A日\u{3}\u{1B}[201~q".utf8)
    let keys: [Key] = [.paste("é\u{1B}[A日\u{3}"), .character("q")]
    for index in bytes.indices {
      #expect(KeyDecoder.keys(in: bytes, splitAt: index) == keys, "at \(index)")
    }
    #expect(KeyDecoder.keys(inSingle: bytes) == keys)
  }

  @Test func isNotCutOffByWaiting() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~2015-".utf8) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.finish() == [])
    #expect(decoder.feed("07-03\u{1B}".utf8) == [])
    #expect(decoder.finish() == [])
    #expect(decoder.feed("[201~".utf8) == [.paste("2015-07-03")])
  }

  @Test func thatIsNoTextIsDropped() {
    let start = Array("\u{1B}[200~20".utf8)
    let end = Array("15\u{1B}[201~q".utf8)
    #expect(KeyDecoder.keys(in: start + [0xFF] + end) == [.character("q")])
    #expect(KeyDecoder.keys(in: start + [0xE2, 0x82] + end) == [.character("q")])
  }

  @Test func anEndWithoutAStartMeansNothing() {
    #expect(KeyDecoder.keys(in: "\u{1B}[201~q") == [.character("q")])
  }
}
