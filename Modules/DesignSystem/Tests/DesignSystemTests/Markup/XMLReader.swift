import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document as any XML parser would: its elements, the attributes of the outermost one, its text.
final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [String: String] = [:]
  /// Each element's own text, in order; texts of styles are not among them.
  private(set) var texts: [String] = []
  private var open: [String] = []
  private var pending = ""

  var text: String { texts.joined() }

  /// Fails the test when the document is not well-formed.
  func read(_ source: String) throws {
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(String(describing: parser.parserError)) in \(source)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if elements.isEmpty { self.attributes = attributes }
    flush()
    elements.append(name)
    open.append(name)
  }

  /// A parser may hand out one text in several pieces.
  private func flush() {
    if !pending.isEmpty { texts.append(pending) }
    pending = ""
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    flush()
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if open.last != "style" { pending += string }
  }
}
