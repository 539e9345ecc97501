import Foundation
import ModuloUtilities
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Foundation's parser has to find the same elements and texts in documents that are XML.
@Suite struct MarkupOracleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [201, 202, 203] as [UInt64])
  func `the tokenizer reads XML as Foundation does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let text = "<?xml version=\"1.0\"?>" + Self.element(depth: 4, using: &random)
      let file = folder.url.appendingPathComponent("\(number).xml")
      try Data(text.utf8).write(to: file)
      let expected = try #require(Delegate.tokens(in: file), "seed \(seed): \(text)")
      let found = MarkupTokens(text, pieceSize: Int.random(in: 1...20, using: &random)).tokens.map(\.trimmed)
      #expect(found == expected, "seed \(seed): \(text)")
    }
  }

  private static func element(depth: Int, using random: inout SeededGenerator) -> String {
    let name = ["A", "n", "Ntry", "x-y", "B.c"].randomElement(using: &random) ?? "A"
    let attribute = ["", " a='1 > 2'", " b=\"&amp;'\"", "\n c = 'd' "].randomElement(using: &random) ?? ""
    var text = "<\(name)\(attribute)>"
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      if depth > 0, Bool.random(using: &random) {
        text += element(depth: depth - 1, using: &random)
      } else {
        text += content.randomElement(using: &random) ?? ""
      }
    }
    return text + "</\(name)>"
  }

  private static let content = [
    "x", " two words ", "é😀", "&lt;a&gt;", "&amp;", "&quot;&apos;", "&#65;&#x20AC;", "<!-- c -->",
    "<![CDATA[<a> & ]]]>",
    "\n  ", "<?pi x?>", "a > b", "<e/>",
  ]
}

/// Gathers what the parser finds, a text up to the next tag as one.
private final class Delegate: NSObject, XMLParserDelegate {
  private var tokens: [String] = []
  private var text = ""

  static func tokens(in file: URL) -> [String]? {
    guard let parser = XMLParser(contentsOf: file) else { return nil }
    let delegate = Delegate()
    parser.delegate = delegate
    return parser.parse() ? delegate.tokens : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    endText()
    tokens.append("<" + name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    endText()
    tokens.append("/" + name)
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  private func endText() {
    if !text.isBlank { tokens.append(text.trimmed) }
    text = ""
  }
}
