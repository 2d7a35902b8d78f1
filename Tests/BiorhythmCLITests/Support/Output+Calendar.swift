@testable import BiorhythmCLI

extension Output {
  /// The physical lines of a calendar, as bytes between the line ends.
  var calendarBytes: [[UInt8]] {
    let bytes = Array(standardOutput.utf8)
    var lines: [[UInt8]] = []
    var start = 0
    for index in bytes.indices.dropFirst()
    where bytes[index] == UInt8(ascii: "\n") && bytes[index - 1] == UInt8(ascii: "\r") {
      lines.append(Array(bytes[start..<index - 1]))
      start = index + 1
    }
    return lines
  }

  /// The lines of a calendar as they were before they were folded.
  var calendarLines: [String] {
    var lines: [[UInt8]] = []
    for line in calendarBytes {
      if line.first == UInt8(ascii: " "), let last = lines.popLast() {
        lines.append(last + line.dropFirst())
      } else {
        lines.append(line)
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
