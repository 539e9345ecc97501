import Foundation
import Testing

@testable import TerminalKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FrameSVGTests {
  @Test func `a frame is one picture, whose text is as it is written`() {
    var frame = Frame(
      [
        TerminalText("Japan <1>").bold() + "  " + TerminalText("a&b").foregroundStyle(.red),
        TerminalText("日本 ██░").dim(), TerminalText(" Bike ").reversed(),
        TerminalText("a b").underline().background(.palette(17)),
      ], width: 16, height: 4)
    frame.cursor = Frame.Position(row: 3, column: 2)
    let source = frame.svg(title: "Goals & more")
    #expect(source == Self.golden, "\(source)")
    #expect(source == frame.svg(title: "Goals & more"))
  }

  @Test func `whatever is shown, the document can be read, and shows all of it at its columns`() throws {
    var generator = SeededGenerator(seed: 5)
    let random = (0..<40).map { _ in Samples.random(&generator) + "</text>\u{FFFE}]]>\u{FFFF}&#0;\"'" }
    for text in Samples.hostile + random {
      let frame = Frame([TerminalText(text), TerminalText(text).underline()], width: 40, height: 2)
      let document = try SVGReader(frame.svg(title: text, description: text))
      let unstyled = document.texts.filter { $0.y < SVGRun.y(1) }
      let shown = unstyled.reduce(into: Frame(width: 40, height: 1)) {
        $0.draw([TerminalText($1.text)], column: $1.column)
      }
      let expected = Frame(frame.plainLines.prefix(1).map { TerminalText($0.readable) }, width: 40, height: 1)
      #expect(shown.plainLines == expected.plainLines, "\(text.debugDescription)")
    }
  }

  @Test func `every colour can be read on both pages`() {
    let colors: [Color?] = [nil] + (0...255).map { .palette($0) } + Color.Name.allCases.map { .named($0) }
    let backgrounds: [Color?] = [nil, .red, .palette(244), .rgb(118, 118, 118), .white]
    for page in [SVGPage.light, .dark] {
      for (color, background) in colors.flatMap({ color in backgrounds.map { (color, $0) } }) {
        let faint = [[], .dim, .reverse, [.dim, .reverse]].filter { (attributes: Style.Attributes) in
          let shown = page.colors(of: Style(foreground: color, background: background, attributes: attributes))
          return shown.text.contrast(to: shown.background) < 4.5
        }
        #expect(faint.isEmpty, "\(String(describing: color)) on \(String(describing: background))")
      }
    }
  }

  private static let golden = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 88" width="152" height="88" role="img" \
    aria-labelledby="title description">
    <title id="title">Goals &amp; more</title>
    <desc id="description">Japan &lt;1&gt;  a&amp;b
    日本 ██░
     Bike
    a b</desc>
    <style>
    text{font:13.33px ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace}
    .wide{text-anchor:middle}
    .t0{font-weight:700}
    .t4{text-decoration:underline}
    .page{fill:#ffffff;stroke:#d3d8de}
    .cursor{fill:#1f2429}
    .t0{fill:#1f2429}
    .t1{fill:#b8323e}
    .t2{fill:#737679}
    .t3{fill:#ffffff}.b3{fill:#1f2429}
    .t4{fill:#818386}.b4{fill:#00005f}
    @media (prefers-color-scheme:dark){
    .page{fill:#12161b;stroke:#363d45}
    .cursor{fill:#e4e8ec}
    .t0{fill:#e4e8ec}
    .t1{fill:#c9656e}
    .t2{fill:#95999d}
    .t3{fill:#12161b}.b3{fill:#e4e8ec}
    .t4{fill:#e4e8ec}.b4{fill:#00005f}
    }
    </style>
    <rect class="page" x="0.5" y="0.5" width="151" height="87" rx="6"/>
    <g shape-rendering="crispEdges">
    <rect class="b3" x="12" y="44" width="8" height="16"/>
    <rect class="b3" x="20" y="44" width="40" height="16"/>
    <rect class="b4" x="12" y="60" width="24" height="16"/>
    </g>
    <g xml:space="preserve">
    <text class="t0" x="12" y="24" textLength="40" lengthAdjust="spacingAndGlyphs">Japan</text>
    <text class="t0" x="60" y="24" textLength="24" lengthAdjust="spacingAndGlyphs">&lt;1&gt;</text>
    <text class="t1" x="100" y="24" textLength="24" lengthAdjust="spacingAndGlyphs">a&amp;b</text>
    <text class="t2 wide" x="20" y="40">日</text>
    <text class="t2 wide" x="36" y="40">本</text>
    <text class="t2" x="52" y="40" textLength="24" lengthAdjust="spacingAndGlyphs">██░</text>
    <text class="t3" x="20" y="56" textLength="32" lengthAdjust="spacingAndGlyphs">Bike</text>
    <text class="t4" x="12" y="72" textLength="24" lengthAdjust="spacingAndGlyphs">a b</text>
    </g>
    <rect class="cursor" x="28" y="60" width="2" height="16"/>
    </svg>

    """
}

extension String {
  /// As a document of XML can have it.
  fileprivate var readable: String {
    replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
  }
}

/// What a document shows, as a reader of XML finds it.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var texts: [(text: String, column: Int, y: Int)] = []
  private var isText = false

  init(_ source: String) throws {
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isText = name == "text"
    guard isText, let x = attributes["x"].flatMap(Int.init), let y = attributes["y"].flatMap(Int.init) else { return }
    // A wide cluster is placed by its middle.
    let left = attributes["textLength"] == nil ? x - SVGRun.cellWidth : x
    texts.append(("", (left - SVGRun.margin) / SVGRun.cellWidth, y))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { texts[texts.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isText = false
  }
}
