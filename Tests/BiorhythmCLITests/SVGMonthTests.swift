import Foundation
import Testing

@testable import BiorhythmCLI

/// `bio month --format svg`: curves that are where they belong.
@Suite struct SVGMonthTests {
  private static let cycles = [("physical", 23), ("intellectual", 33), ("emotional", 28)]

  private func drawing(_ line: String, today: String = "2026-11-30") throws -> SVGDocument {
    let output = try bio("month \(line) --format svg", today: today)
    try #require(output.exitStatus == .success)
    #expect(output.standardError.isEmpty)
    return try SVGDocument(output.standardOutput)
  }

  /// The rows of 100, 50, 0, -50, and -100 percent.
  private func rows(of drawing: SVGDocument) -> [Double] {
    drawing.all("line").filter { !Set($0.classes).isDisjoint(with: ["grid", "zero"]) }
      .compactMap { $0.number("y1") }
  }

  @Test(arguments: cycles.map(\.0))
  func hasAPointADay(cycle: String) throws {
    for (month, count) in [("1972-07", 31), ("1973-02", 28), ("1976-02", 29), ("1972-06", 30)] {
      let drawing = try drawing("\(month) --birth 1943-03-09")
      let curves = drawing.all("polyline", class: cycle)
      #expect(curves.count == 1)
      let points = curves.flatMap(\.points)
      #expect(points.count == count)
      let numbers = drawing.all("text", class: "middle").filter { Int($0.text) != nil }
      #expect(numbers.map(\.text) == (1...count).map(String.init))
      #expect(points.map(\.x) == numbers.compactMap { $0.number("x") })
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
    }
  }

  /// The emotional cycle of somebody born on 9 March 1943 was at its extremes in July 1972.
  @Test func drawsTheExtremesExactly() throws {
    let drawing = try drawing("1972-07 --birth 1943-03-09")
    let rows = rows(of: drawing)
    try #require(rows.count == 5)
    #expect(drawing.all("line", class: "zero").compactMap { $0.number("y1") } == [rows[2]])
    let points = drawing.all("polyline", class: "emotional").flatMap(\.points)
    try #require(points.count == 31)
    #expect([4, 11, 18, 25].map { points[$0 - 1].y } == [rows[2], rows[4], rows[2], rows[0]])
    #expect(points.map(\.y).min() == rows[0])
    #expect(points.map(\.y).max() == rows[4])
  }

  @Test(arguments: cycles)
  func followsTheSine(cycle: String, period: Int) throws {
    let drawing = try drawing("2015-07 --birth 1980-03-12")
    let rows = rows(of: drawing)
    try #require(rows.count == 5)
    #expect(rows == rows.sorted())
    #expect(rows[0] + rows[4] == 2 * rows[2])
    let points = drawing.all("polyline", class: cycle).flatMap(\.points)
    try #require(points.count == 31)
    let mismatches = points.enumerated().filter { index, point in
      // The first of July was day 12,894.
      let value = sin(2 * .pi * Double((12_894 + index) % period) / Double(period))
      return abs(point.y - (rows[2] - value * (rows[2] - rows[0]))) > 0.0051
    }
    #expect(mismatches.map(\.offset) == [])
  }

  @Test func marksCriticalDaysWithADotAndALetter() throws {
    let drawing = try drawing("2015-07 --birth 1980-03-12")
    let days = ["physical": [10, 22], "intellectual": [10, 27], "emotional": [1, 15, 29]]
    for (cycle, days) in days {
      let points = drawing.all("polyline", class: cycle).flatMap(\.points)
      try #require(points.count == 31)
      let dots = drawing.all("circle", class: "\(cycle)-fill")
      #expect(dots.map { $0.number("cx") } == days.map { points[$0 - 1].x })
      #expect(dots.map { $0.number("cy") } == days.map { points[$0 - 1].y })
      let letters = drawing.all("text", class: "\(cycle)-fill").map(\.text)
      #expect(letters == days.map { _ in cycle.prefix(1).uppercased() })
    }
    // Two letters of one day stand side by side.
    let places = ["physical", "intellectual"].compactMap {
      drawing.all("text", class: "\($0)-fill").first?.number("x")
    }
    try #require(places.count == 2)
    #expect(places[0] < places[1])
  }

  @Test(arguments: [("1980-03-12", 20), ("1980-03-31", 1), ("1980-03-01", 31)])
  func beginsWithTheBirth(birth: String, count: Int) throws {
    let drawing = try drawing("1980-03 --birth \(birth)")
    let day = String(Int(birth.suffix(2)) ?? 0)
    let number = try #require(drawing.all("text", class: "middle").first { $0.text == day })
    let zero = try #require(drawing.all("line", class: "zero").first)
    for (cycle, _) in Self.cycles {
      let points = drawing.all("polyline", class: cycle).flatMap(\.points)
      #expect(points.count == count)
      #expect(points.first?.x == number.number("x"))
      #expect(points.first?.y == zero.number("y1"))
    }
  }

  @Test func selectsTodayOrTheDayThatIsAskedFor() throws {
    for drawing in [
      try drawing("2015-07 --birth 1980-03-12 --on 2015-07-03"),
      try drawing("--birth 1980-03-12", today: "2015-07-03"),
    ] {
      let number = try #require(drawing.all("text", class: "middle").first { $0.text == "3" })
      let line = drawing.all("line", class: "selected")
      #expect(line.map { $0.number("x1") } == [number.number("x")])
      #expect(line.map { $0.number("x2") } == [number.number("x")])
      let texts = drawing.all("text").map(\.text)
      #expect(texts.contains("born 1980-03-12, 2015-07-03: day 12,896"))
      #expect(texts.contains("P Physical -94%"))
      #expect(texts.contains("I Intellectual -97%"))
      #expect(texts.contains("E Emotional -43%"))
    }
    #expect(try drawing("2015-07 --birth 1980-03-12").all("line", class: "selected").isEmpty)
  }
}
