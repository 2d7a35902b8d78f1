import BiorhythmCore
import Testing

@testable import BiorhythmCLI

/// The table of keys.
@Suite struct KeyBindingTests {
  @Test func hasNoKeyTwice() {
    let keys = KeyBinding.table.flatMap { $0.actions.map(\.key) }
    #expect(keys.filter { key in keys.filter { $0 == key }.count > 1 } == [])
  }

  @Test(
    arguments: [
      ("h", .moveDays(-1)), ("l", .moveDays(1)), ("<", .moveDays(-1)), (">", .moveDays(1)),
      ("k", .moveDays(-7)), ("j", .moveDays(7)), ("[", .moveMonths(-1)), ("]", .moveMonths(1)),
      ("Y", .moveMonths(-12)), ("y", .moveMonths(12)), ("0", .weekStart), ("$", .weekEnd),
      ("t", .today), ("g", .goTo), ("i", .birthday), ("w", .nextPerson), ("1", .log(.bad)),
      ("2", .log(.average)), ("3", .log(.good)), ("4", .log(.awesome)), ("u", .takeBack),
      ("s", .switchStyle), ("?", .help), ("q", .quit),
    ] as [(Character, BrowseAction)])
  func knowsTheCharacters(character: Character, action: BrowseAction) {
    #expect(KeyBinding.action(of: .character(character)) == action)
  }

  @Test(
    arguments: [
      (.left, .moveDays(-1)), (.right, .moveDays(1)), (.up, .moveDays(-7)), (.down, .moveDays(7)),
      (.pageUp, .moveMonths(-1)), (.pageDown, .moveMonths(1)), (.home, .monthStart),
      (.end, .monthEnd), (.tab, .switchView), (.control("l"), .redraw), (.control("z"), .suspend),
      (.control("c"), .interrupt),
    ] as [(Key, BrowseAction)])
  func knowsTheOtherKeys(key: Key, action: BrowseAction) {
    #expect(KeyBinding.action(of: key) == action)
  }

  @Test(
    arguments: [
      .enter, .escape, .backspace, .control("a"), .character("x"), .character("5"),
      .character("H"), .character("é"), .paste("q"),
    ] as [Key])
  func hasNoOtherKey(key: Key) {
    #expect(KeyBinding.action(of: key) == nil)
  }

  @Test func eachRowSaysWhatItsKeysDo() {
    for binding in KeyBinding.table {
      #expect(!binding.actions.isEmpty)
      #expect(!binding.summary.isEmpty)
      // What is typed as a character is shown as that character.
      for case .character(let character) in binding.actions.map(\.key) {
        #expect(binding.keys.contains(character), "\(binding.keys)")
      }
    }
  }

  @Test func showsEachRowOnTheScreenOnce() {
    let summaries = KeyBinding.table.map(\.summary)
    #expect(Set(summaries).count == summaries.count)
    #expect(KeyBinding.table.suffix(4).first?.graphItem == "?")
    #expect(KeyBinding.table.last?.graphItem == "q")
    #expect(KeyBinding.table.last?.calendarItem == "q")
  }
}
