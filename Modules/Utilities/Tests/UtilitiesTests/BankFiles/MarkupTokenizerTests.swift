import Testing

@testable import ModuloUtilities

@Suite struct MarkupTokenizerTests {
  @Test(
    arguments: [
      ("<A><B>x</B></A>", ["<A", "<B", "x", "/B", "/A"]), ("<A/><B />", ["<A", "/A", "<B", "/B"]),
      ("<A>x<B>y", ["<A", "x", "<B", "y"]), ("<INTU.BID>5<USER-ID>7", ["<INTU.BID", "5", "<USER-ID", "7"]),
      ("<n:A><ns2:B>x</ns2:B></n:A>", ["<A", "<B", "x", "/B", "/A"]), ("  plain\n", ["plain\n"]), (" \r\n\t", []),
      ("", []), ("<A b='>' c=\"</A>\">x", ["<A", "x"]), ("<A <B>x", ["<A", "<B", "x"]),
      ("<?xml version='1.0'?><A>", ["<A"]), ("<A>x<?pi ? > y ?>z", ["<A", "xz"]),
      ("<A>x<!-- <B> -- - ->-->y", ["<A", "xy"]), ("<A><!---->", ["<A"]), ("<A><!-- a --->b", ["<A", "b"]),
      ("<A><![CDATA[<B>&amp;]]]]>z</A>", ["<A", "<B>&amp;]]z", "/A"]), ("<A><![CDATA[]]></A>", ["<A", "/A"]),
    ] as [(String, [String])])
  func `tags and texts are told apart`(text: String, expected: [String]) {
    let found = MarkupTokens(text)
    #expect(found.tokens == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("a < b", "a < b"), ("a <", "a <"), ("a </ b", "a </ b"), ("1<2", "1<2"), ("a <!- b", "a <!- b"),
      ("a <! b", "a <! b"), ("<> a", "<> a"),
    ] as [(String, String)])
  func `a sign that begins no tag is text`(text: String, expected: String) {
    let found = MarkupTokens(text).tokens
    #expect(found == [expected])
  }

  @Test(
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("a&nbsp;b", "a\u{A0}b"), ("&#65;&#x42;&#X63;&#x1F600;", "ABc😀"),
      ("A & B", "A & B"), ("A&B;C", "A&B;C"), ("&unknown;", "&unknown;"), ("&;&#;&#x;", "&;&#;&#x;"),
      ("&#0;&#xD800;&#x110000;&#-5;&#+65;", "&#0;&#xD800;&#x110000;&#-5;&#+65;"), ("&amp", "&amp"), ("&&lt;", "&<"),
      ("&#x0010FFFF;", "\u{10FFFF}"),
      ("&#x00010FFFF;", "&#x00010FFFF;"), ("; &", "; &"), ("&#99999999999;", "&#99999999999;"),
    ] as [(String, String)])
  func `known entities are replaced and others stay`(text: String, expected: String) {
    let found = MarkupTokens("<A>\(text)").tokens
    #expect(found == ["<A", expected])
  }

  @Test(
    arguments: [
      ("&amp;lt;", "<", "&lt;"), ("&amp;gt;", ">", "&gt;"), ("&amp;amp;", "&", "&amp;"),
      ("&amp;amp;lt;", "&lt;", "&amp;lt;"),
      ("&amp;quot;", "&quot;", "&quot;"), ("&amp;#65;", "&#65;", "&#65;"), ("&amp; lt;", "& lt;", "& lt;"),
    ] as [(String, String, String)])
  func `only SGML unescapes a second time`(text: String, sgml: String, xml: String) {
    let found = [MarkupDialect.sgml, .xml].map { MarkupTokens("<A>\(text)", dialect: $0).tokens.last }
    #expect(found == [sgml, xml])
  }

  @Test func `names of SGML are in capitals`() {
    let found = MarkupTokens("<ofx><Memo>a b</ofx>", dialect: .sgml).tokens
    #expect(found == ["<OFX", "<MEMO", "a b", "/OFX"])
  }

  @Test func `places are lines and columns in scalars`() {
    let found = MarkupTokens("<A>\r\n  é😀<B>\rx\n\n</B>\n\r <C/>")
    #expect(found.tokens == ["<A", "é😀", "<B", "x\n\n", "/B", "<C", "/C"])
    #expect(found.places == [[1, 1], [2, 3], [2, 5], [3, 1], [5, 1], [7, 2], [7, 2]])
  }

  @Test(
    arguments: [
      ("<A", .truncated(line: 1)), ("<A>\n</A", .truncated(line: 2)), ("<A><!-- \n\n", .truncated(line: 3)),
      ("<?xml", .truncated(line: 1)), ("<![CDATA[ ]]", .truncated(line: 1)), ("<A b='", .truncated(line: 1)),
      ("\n<!DOCTYPE A>", .documentType(line: 2)), ("<!ENTITY a 'b'>", .documentType(line: 1)),
      ("<![INCLUDE[", .documentType(line: 1)), ("<A>é\0", .nul(line: 1, column: 5)), ("\0", .nul(line: 1, column: 1)),
      ("<A\n\0", .nul(line: 2, column: 1)), ("<!--\0-->", .nul(line: 1, column: 5)),
    ] as [(String, BankFileError)])
  func `what can't be read is refused with its place`(text: String, expected: BankFileError) {
    for pieceSize in [1, 100] {
      let found = MarkupTokens(text, pieceSize: pieceSize).error
      #expect(found == expected)
    }
  }

  @Test func `attributes are read by their names`() throws {
    let text = "<Amt a:Ccy = \"EUR\" b='1 &gt; 2' c d=x/>"
    var tokenizer = MarkupTokenizer(source: MemoryByteSource(text), encoding: .utf8, dialect: .xml)
    _ = try tokenizer.next()
    let found = try ["Ccy", "b", "c", "d", "e"].map { try tokenizer.attribute($0) }
    #expect(found == ["EUR", "1 > 2", "", "x/", nil])
  }
}

@Suite struct MarkupLimitTests {
  private static let limit = 1_000_000

  @Test(arguments: [(0, nil), (1, .tooLarge(.text(1_000_000), line: 2))] as [(Int, BankFileError?)])
  func `a text may be as long as the limit and no longer`(more: Int, expected: BankFileError?) {
    let long = String(repeating: "x", count: Self.limit - 5 + more)
    let found = [MarkupTokens("\n<A>abcd;\(long)</A>"), MarkupTokens("\n<A><![CDATA[abcd;\(long)]]></A>")].map(\.error)
    #expect(found == [expected, expected])
  }

  @Test(arguments: [(0, nil), (1, .tooLarge(.attribute(65_536), line: 1))] as [(Int, BankFileError?)])
  func `an attribute may be as long as the limit and no longer`(more: Int, expected: BankFileError?) {
    let long = String(repeating: "x", count: 65_536 - 5 + more)
    let found = MarkupTokens("<A b='1' c='\(long)'>").error
    #expect(found == expected)
  }

  @Test func `the name of a tag and its attributes together have limits`() {
    let name = MarkupTokens("<" + String(repeating: "n", count: 65_537)).error
    #expect(name == .tooLarge(.attribute(65_536), line: 1))
    let attributes = MarkupTokens("<A" + String(repeating: " b='1'", count: 170_000)).error
    #expect(attributes == .tooLarge(.text(1_000_000), line: 1))
  }

  @Test(arguments: ["x", "<A b='", "&", "<!-- x --", "<a", ";"])
  func `a line without an end is refused or skipped in bounded memory`(beginning: String) {
    let source = RepeatedSource(beginning, count: 32)
    let found = MarkupTokens(source: source).error
    #expect(found != nil)
  }

  @Test func `white space and comments may be as long as they like`() {
    let blank = MarkupTokens(source: RepeatedSource(" ", count: 32))
    #expect(blank.tokens == [])
    #expect(blank.error == nil)
    let comment = MarkupTokens("<!--" + String(repeating: "- ", count: 600_000) + "--><A>").tokens
    #expect(comment == ["<A"])
  }
}

/// A text that is repeated for so many pieces of 64 KiB.
private struct RepeatedSource: ByteSource {
  private let piece: [UInt8]
  private var count: Int

  init(_ text: String, count: Int) {
    piece = Array(repeatElement(Array(text.utf8), count: 65_536 / text.utf8.count).joined())
    self.count = count
  }

  mutating func next() -> [UInt8]? {
    count -= 1
    return count < 0 ? nil : piece
  }
}
