/// The help of the interactive screen: the table of keys.
struct HelpFrame {
  var size: ScreenSize
  var glyphs: Glyphs

  var lines: [StyledLine] {
    let bindings = KeyBinding.table
    let isLong = bindings.count + 3 <= size.rows
    return (isLong ? longLines(bindings) : shortLines(bindings)) + [closing]
  }

  private func longLines(_ bindings: [KeyBinding]) -> [StyledLine] {
    let title = StyledLine(" Keys", .heading)
    return [title]
      + bindings.map { binding in
        var line = StyledLine(" " + binding.keys.padded(to: KeyBinding.keysWidth), .critical)
        line.append("  " + binding.summary)
        return line
      } + [StyledLine()]
  }

  /// The same in running text, for low screens; how to get out comes first.
  private func shortLines(_ bindings: [KeyBinding]) -> [StyledLine] {
    let items = bindings.reversed().map { "\($0.keys): \($0.summary)" }
    return items.joined(separator: "; ").wrapped(to: size.columns - 2).prefix(size.rows - 1).map {
      StyledLine(" " + $0)
    }
  }

  private var closing: StyledLine {
    StyledLine(" q, ? or Esc goes back", .axis)
  }
}
