@testable import BiorhythmCLI

extension KeyDecoder {
  /// The keys in bytes after which nothing more comes.
  static func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes) + decoder.finish()
  }

  /// The keys in what a terminal sends, after which nothing more comes.
  static func keys(in text: String) -> [Key] {
    keys(in: text.utf8)
  }

  /// The keys in bytes that come in two pieces.
  static func keys(in bytes: [UInt8], splitAt index: Int) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes[..<index]) + decoder.feed(bytes[index...]) + decoder.finish()
  }

  /// The keys in bytes that come one by one.
  static func keys(inSingle bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.flatMap { decoder.feed([$0]) } + decoder.finish()
  }
}
