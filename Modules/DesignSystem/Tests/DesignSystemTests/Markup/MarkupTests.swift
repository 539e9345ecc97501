import Foundation
import ModuloDesignSystem
import Testing

/// Markup: untrusted text stays text.
@Suite struct MarkupTests {
  /// What has broken pages before, and what could.
  static let corpus = [
    "<script>alert(1)</script>", "</title><script>alert(1)</script>", "</style><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)", "' onload='alert(1)", "\"><svg/onload=alert(1)>",
    "<!--", "-->", "<![CDATA[", "]]>", "&lt;script&gt;", "&amp;", "&#60;", "a & b < c > d", "javascript:alert(1)",
    "{{constructor}}", "${alert(1)}", "`", "\u{0}<", "<\u{0}script>", "\u{202E}txet", "\u{2066}a\u{2069}",
    "\u{7F}\u{9F}", "\"\u{301} onload=alert(1)", "'\u{301}", "<\u{301}b>\u{301}&\u{301}", "\u{FFFE}\u{301}",
    "line\nbreak\r\n", "\u{FFFE}\u{FFFF}", "\u{2028}", "+ADw-script+AD4-", "日本 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ]

  @Test(arguments: corpus) func `text and values hold no markup`(_ hostile: String) throws {
    let source = Markup.element("p", ["title": hostile]) { hostile }.source
    // By scalars, as a browser reads: a mark may combine with a quote or a bracket.
    let element = /<p title="([^"]*)">([^<>]*)<\/p>/.matchingSemantics(.unicodeScalar)
    let inner = try #require(source.wholeMatch(of: element))
    // A value stands between quotes of either kind.
    #expect(!inner.1.unicodeScalars.contains("'"))
    for part in [inner.1, inner.2] {
      #expect(!part.unicodeScalars.contains("<") && !part.unicodeScalars.contains(">"))
      // Every ampersand begins one of our references.
      let rest = part.replacing(/&(?:amp|lt|gt|quot|#39);/.matchingSemantics(.unicodeScalar), with: "")
      #expect(!rest.unicodeScalars.contains("&"))
    }
  }

  @Test(arguments: corpus) func `a reader gets the text back, without what steers`(_ hostile: String) throws {
    let source = Markup.element("svg", ["xmlns": "http://www.w3.org/2000/svg", "id": hostile]) {
      Markup.element("text") { hostile }
    }.source
    let (attribute, text) = try parsed(source)
    #expect(attribute == text)
    let steering = text.unicodeScalars.filter {
      $0.value < 0x20 || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
        || $0.value == 0xFFFE || $0.value == 0xFFFF
    }
    #expect(steering.isEmpty)
    let letters = hostile.filter { $0.isLetter || $0.isEmoji }
    #expect(text.filter { $0.isLetter || $0.isEmoji } == letters)
  }

  @Test func `elements stand on lines of their own, beside text they don't`() {
    let lines = Markup.element("ul") {
      for name in ["a", "b"] { Markup.element("li") { name } }
    }
    #expect(lines.source == "<ul><li>a</li>\n<li>b</li></ul>")
    let sentence = Markup.element("p") {
      "to pay: "
      Markup.element("b") { "5" }
    }
    #expect(sentence.source == "<p>to pay: <b>5</b></p>")
  }

  @Test func `what isn't there leaves no trace`() {
    let isThere = false
    let markup = Markup.element("div") { if isThere { Markup.element("p") { "x" } } }
    #expect(markup.source == "<div></div>")
    let void = Markup.void("meta", ["charset": "utf-8"]).source + Markup.shape("rect", ["width": "1"]).source
    #expect(void == "<meta charset=\"utf-8\"><rect width=\"1\"/>")
  }

  @Test func `styles are made of literals, colours and numbers`() {
    let rule: StyleSheet = "p{color:\(HexColor(0xFF00A8));width:\(5)px}"
    let sheet: StyleSheet = "\(rule)b{}"
    #expect(Markup.style(sheet).source == "<style>p{color:#ff00a8;width:5px}b{}</style>")
  }

  /// The value of `id` and the text, as an XML parser reads them.
  private func parsed(_ source: String) throws -> (attribute: String, text: String) {
    let reader = XMLReader()
    try reader.read(source)
    return (reader.attributes["id"] ?? "", reader.text)
  }
}

extension Character {
  fileprivate var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation } }
}
