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
    var title = StyledLine()
    title.append(" Keys", .heading)
    return [title]
      + bindings.map { binding in
        var line = StyledLine()
        line.append(" " + binding.keys.padded(to: KeyBinding.keysWidth), .critical)
        line.append("  " + binding.summary)
        return line
      } + [StyledLine()]
  }

  /// The same in running text, for low screens.
  private func shortLines(_ bindings: [KeyBinding]) -> [StyledLine] {
    // The spaces within an item must not be broken.
    let items = bindings.map { binding in
      "\(binding.keys): \(binding.summary)".replacing(" ", with: "\u{A0}")
    }
    let text = items.joined(separator: ", ")
    return text.wrapped(to: size.columns - 2).prefix(size.rows - 1).map { text in
      var line = StyledLine()
      line.append(" " + text.replacing("\u{A0}", with: " "))
      return line
    }
  }

  private var closing: StyledLine {
    var line = StyledLine()
    line.append(" q, ? or Esc goes back", .axis)
    return line
  }
}
