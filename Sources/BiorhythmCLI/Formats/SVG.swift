/// A drawing in SVG 1.1, built element by element.
struct SVG {
  private(set) var body = ""
  let width: Int
  let height: Int

  /// A name for the drawing.
  let title: String

  /// What the drawing shows, for those who cannot see it.
  let description: String

  init(width: Int, height: Int, title: String, description: String) {
    self.width = width
    self.height = height
    self.title = title
    self.description = description
  }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: The attributes in order; their values are escaped.
  ///   - text: What stands within it, escaped; `nil` for nothing.
  mutating func add(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String? = nil
  ) {
    body += "<" + name
    for (key, value) in attributes { body += " \(key)=\"\(Self.escaped(value))\"" }
    body += text.map { ">\(Self.escaped($0))</\(name)>\n" } ?? "/>\n"
  }

  /// The whole document.
  var document: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)" role="img" aria-labelledby="title description">
    <title id="title">\(Self.escaped(title))</title>
    <desc id="description">\(Self.escaped(description))</desc>
    <style>\(Self.style)</style>
    <rect class="paper" width="\(width)" height="\(height)"/>
    \(body)</svg>

    """
  }

  /// A coordinate with two decimals at the most, in pixels.
  static func number(_ value: Double) -> String {
    var text = fixed(value, decimals: 2)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The colors by class, for light and for dark pages.
  private static let style = """

    .paper { fill: #ffffff }
    text { font: 12px sans-serif; fill: #24292f }
    .title { font-size: 18px; font-weight: bold }
    .quiet { fill: #6e7781 }
    .end { text-anchor: end } .middle { text-anchor: middle }
    .grid { stroke: #d0d7de; stroke-width: 1 } .zero { stroke: #6e7781; stroke-width: 1 }
    .weekend { fill: #f6f8fa } .empty { fill: #ebedf0 }
    .selected { stroke: #bf8700; stroke-width: 2; stroke-dasharray: 4 3; fill: none }
    .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
    .physical { stroke: #cf222e } .intellectual { stroke: #1a7f37 } .emotional { stroke: #0969da }
    .physical-fill { fill: #cf222e } .intellectual-fill { fill: #1a7f37 }
    .emotional-fill { fill: #0969da }
    .bad { fill: #cf222e } .average { fill: #d4a72c } .good { fill: #1b7c83 }
    .awesome { fill: #2da44e }
    @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } text { fill: #e6edf3 } .quiet { fill: #8b949e }
    .grid { stroke: #30363d } .zero { stroke: #8b949e }
    .weekend { fill: #161b22 } .empty { fill: #21262d } .selected { stroke: #d29922 }
    .physical { stroke: #ff7b72 } .intellectual { stroke: #56d364 } .emotional { stroke: #79c0ff }
    .physical-fill { fill: #ff7b72 } .intellectual-fill { fill: #56d364 }
    .emotional-fill { fill: #79c0ff }
    .bad { fill: #f85149 } .average { fill: #e3b341 } .good { fill: #39c5cf }
    .awesome { fill: #3fb950 }
    }

    """

  /// The text as XML has it; characters that XML 1.0 forbids are left out.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
