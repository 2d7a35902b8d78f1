import Testing

@testable import BiorhythmCLI

/// What means no key that we know must not leave letters behind that do.
@Suite struct KeyDecoderSequencesTests {
  private static let unknown: [(name: String, text: String)] = [
    ("Insert", "\u{1B}[2~"), ("Delete", "\u{1B}[3~"), ("F5", "\u{1B}[15~"), ("F12", "\u{1B}[24~"),
    ("F1", "\u{1B}OP"), ("F4", "\u{1B}OS"), ("keypad Enter", "\u{1B}OM"), ("keypad 1", "\u{1B}Oq"),
    ("Shift-Tab", "\u{1B}[Z"), ("Ctrl-Right", "\u{1B}[1;5C"), ("Shift-Page-Up", "\u{1B}[5;2~"),
    ("rxvt Ctrl-Home", "\u{1B}[7^"), ("rxvt Shift-Up", "\u{1B}[a"),
    ("xterm Ctrl-C", "\u{1B}[27;5;99~"), ("kitty Ctrl-C", "\u{1B}[99;5u"),
    ("focus in", "\u{1B}[I"), ("focus out", "\u{1B}[O"),
    ("cursor position", "\u{1B}[24;80R"), ("attributes", "\u{1B}[?64;1;2;6c"),
    ("version", "\u{1B}[>41;370;0c"), ("mode report", "\u{1B}[?2026;2$y"),
    ("click", "\u{1B}[<0;10;5M"), ("release", "\u{1B}[<0;10;5m"),
    ("urxvt click", "\u{1B}[32;10;5M"), ("oldest click", "\u{1B}[M jq"),
    ("console F1", "\u{1B}[[A"), ("console F5", "\u{1B}[[E"),
    ("title", "\u{1B}]0;quit\u{7}"), ("color", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\"),
    ("setting", "\u{1B}P1$r0m\u{1B}\\"), ("name", "\u{1B}P>|xterm(370)\u{1B}\\"),
    ("application string", "\u{1B}_Gi=31;OK\u{1B}\\"), ("private string", "\u{1B}^quit\u{1B}\\"),
    ("plain string", "\u{1B}Xquit\u{1B}\\"),
    ("Alt-h", "\u{1B}h"), ("Alt-Q", "\u{1B}Q"), ("Alt-1", "\u{1B}1"), ("Alt-<", "\u{1B}<"),
    ("Alt-é", "\u{1B}é"), ("Alt-日", "\u{1B}日"), ("Alt-😀", "\u{1B}😀"),
  ]

  @Test(arguments: unknown)
  func passesOverAsAWhole(name: String, text: String) {
    #expect(KeyDecoder.keys(in: text) == [])
    #expect(KeyDecoder.keys(in: "\(text)q") == [.character("q")])
    #expect(KeyDecoder.keys(in: "\(text)\u{1B}[A") == [.up])
  }

  @Test(arguments: unknown)
  func passesOverWhereverItIsSplit(name: String, text: String) {
    let bytes = Array("\(text)q".utf8)
    for index in bytes.indices {
      #expect(KeyDecoder.keys(in: bytes, splitAt: index) == [.character("q")], "at \(index)")
    }
    #expect(KeyDecoder.keys(inSingle: bytes) == [.character("q")])
  }

  @Test func clicksFarOutHaveBytesThatAreNoText() {
    let click: [UInt8] = [0x1B, UInt8(ascii: "["), UInt8(ascii: "M"), 0x20, 0xFF, 0xE2]
    #expect(KeyDecoder.keys(in: click + [UInt8(ascii: "q")]) == [.character("q")])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}[["])
  func aKeyAfterABrokenSequenceArrives(beginning: String) {
    #expect(KeyDecoder.keys(in: "\(beginning)\u{1B}[A") == [.up])
    #expect(KeyDecoder.keys(in: "\(beginning)\u{3}") == [.control("c")])
  }
}
