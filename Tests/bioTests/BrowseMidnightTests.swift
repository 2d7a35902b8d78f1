import Foundation
import Testing

@Suite struct BrowseMidnightTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Nobody presses a key: the clock alone moves the selection, which was on today.
  @Test func theNewDayIsShownByItself() throws {
    let zone = Zone(secondsToMidnight: 2)
    let screen = try sandbox.browse("--birth \(zone.today)", adding: ["TZ": zone.name])
    try screen.wait(for: ": day 1\u{1B}[K")
    // Where the start took longer than that, the day before was never drawn.
    #expect(screen.count(of: ": day 0\u{1B}[K") <= 1)
    try screen.type("q")
    #expect(try screen.end(after: Screen.off) == .exit(0))
  }
}

/// A time zone in which midnight is near.
private struct Zone {
  /// The zone as the variable TZ has it.
  let name: String

  /// The civil day at this moment.
  let today: String

  init(secondsToMidnight: Int) {
    let now = Int(time(nil))
    let offset = (2 * 86_400 - secondsToMidnight - now % 86_400) % 86_400
    name = "XYZ-\(offset / 3600):\(offset / 60 % 60):\(offset % 60)"
    let local = Date(timeIntervalSince1970: TimeInterval(now + offset))
    today = local.formatted(.iso8601.year().month().day())
  }
}
