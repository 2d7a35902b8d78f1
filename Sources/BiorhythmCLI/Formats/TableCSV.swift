import BiorhythmCore

/// A table of days as comma-separated values, in chunks, at the speed of copying bytes.
///
/// The date and the number of days are counted up in place, digit by digit. What follows them
/// repeats after the common period of 21,252 days, so it is made once and then copied.
struct TableCSV: IteratorProtocol {
  private static let chunkSize = 65_536

  private let birthDate: CivilDate
  private let precision: Int
  private var dates: DateRange
  private var isFinished = false

  /// The row up to the number of days, without the tail.
  private var head: [UInt8] = []

  /// The tails of the rows since the first one with a reading, one behind the other.
  private var tails: [UInt8] = []

  /// Where each tail ends.
  private var tailEnds: [Int] = []

  /// The place of the next tail, from 0 through 21,251.
  private var tail = 0
  private var chunk = Array(CSV.dayHeader.utf8)

  init(_ range: DateRange, birthDate: CivilDate, precision: Int) {
    self.birthDate = birthDate
    self.precision = precision
    dates = range
  }

  mutating func next() -> [UInt8]? {
    guard !isFinished else { return nil }
    chunk.reserveCapacity(Self.chunkSize + 256)
    while chunk.count < Self.chunkSize, !isFinished { appendMonth() }
    defer { chunk = [] }
    return chunk
  }

  /// Appends the rows up to the end of the month.
  private mutating func appendMonth() {
    let first = dates.first
    let last = min(CivilMonth(containing: first).lastDay, dates.last)
    var day = first.day
    if first < birthDate {
      let end = birthDate.adding(days: -1).map { min($0, last) } ?? last
      for date in DateRange(first: first, last: end).map(Array.init) ?? [] {
        chunk += CSV.record(of: nil, date: date).utf8
      }
      day = end.day + 1
    }
    if day <= last.day, let start = first.adding(days: day - first.day) {
      appendRows(from: start, count: last.day - day + 1)
    }
    if let next = last.adding(days: 1), let rest = DateRange(first: next, last: dates.last) {
      dates = rest
    } else {
      isFinished = true
    }
  }

  private mutating func appendRows(from date: CivilDate, count: Int) {
    let days = date.days(since: birthDate)
    head = Array("\(date),\(days)".utf8)
    for offset in 0..<count {
      if offset > 0 {
        Self.countUp(&head, at: 9)
        // One digit more where all were nines.
        if Self.countUp(&head, at: head.count - 1) { head.insert(UInt8(ascii: "1"), at: 11) }
      }
      chunk += head
      appendTail(days: days + offset)
    }
  }

  private mutating func appendTail(days: Int) {
    if tail == tailEnds.count {
      let reading = birthDate.adding(days: days).flatMap {
        DayReading(date: $0, birthDate: birthDate)
      }
      tails += reading.map { CSV.values(of: $0, precision: precision).utf8 } ?? "\n".utf8
      tailEnds.append(tails.count)
    }
    chunk += tails[(tail == 0 ? 0 : tailEnds[tail - 1])..<tailEnds[tail]]
    tail = tail + 1 == Cycle.commonPeriod ? 0 : tail + 1
  }

  /// Adds one to the decimal number that ends at a place.
  ///
  /// - Returns: Whether all its digits were nines; they then are zeros.
  @discardableResult
  private static func countUp(_ text: inout [UInt8], at end: Int) -> Bool {
    var place = end
    while text[place] == UInt8(ascii: "9") {
      text[place] = UInt8(ascii: "0")
      place -= 1
    }
    guard (UInt8(ascii: "0")..<UInt8(ascii: "9")).contains(text[place]) else { return true }
    text[place] += 1
    return false
  }
}
