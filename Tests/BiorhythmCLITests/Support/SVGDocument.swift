import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a drawing.
struct SVGElement: Equatable {
  var name: String
  var attributes: [String: String]

  /// The text within it, as a reader sees it.
  var text = ""
}

/// A drawing as another program reads it.
struct SVGDocument {
  /// The elements in the order in which they begin.
  let elements: [SVGElement]

  /// Reads a drawing.
  ///
  /// - Parameter text: The text of the document.
  /// - Throws: When it is not well-formed.
  init(_ text: String) throws {
    let reader = SVGReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
  }

  /// The elements of a name, and of a class if one is given.
  func all(_ name: String, class kind: String? = nil) -> [SVGElement] {
    elements.filter { element in
      element.name == name && (kind == nil || element.classes.contains(kind ?? ""))
    }
  }
}

extension SVGElement {
  var classes: [String] {
    (attributes["class"] ?? "").split(separator: " ").map(String.init)
  }

  /// The number that an attribute has; `nil` where there is none.
  func number(_ key: String) -> Double? {
    attributes[key].flatMap(Double.init)
  }

  /// The points of a curve.
  var points: [(x: Double, y: Double)] {
    (attributes["points"] ?? "").split(separator: " ").compactMap { point in
      let numbers = point.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }
}

/// The reader that collects the elements of a drawing.
private final class SVGReader: NSObject, XMLParserDelegate {
  var elements: [SVGElement] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(SVGElement(name: elementName, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
