import TerminalKit
import Testing

@Suite struct TerminalTextTests {
  @Test func `neighbours of one style become one run`() {
    let text = TerminalText("a") + TerminalText("b") + TerminalText("c").bold() + TerminalText()
    let runs = text.runs.map(\.text)
    #expect(runs == ["ab", "c"])
  }

  @Test func `an inner style wins over an outer one`() throws {
    let text = TerminalText("a").foregroundStyle(.red).bold().foregroundStyle(.blue)
    let style = try #require(text.runs.first).style
    #expect(style == Style(foreground: .red, attributes: .bold))
  }

  @Test func `every modifier sets its attribute`() {
    let text: TerminalText = "a"
    let styled = [text.bold(), text.dim(), text.italic(), text.underline(), text.reversed(), text.background(.red)]
    let styles = styled.flatMap(\.runs).map(\.style)
    let attributes: [Style.Attributes] = [.bold, .dim, .italic, .underline, .reverse]
    let expected = attributes.map { Style(attributes: $0) } + [Style(background: .red)]
    #expect(styles == expected)
  }

  @Test func `interpolation keeps styles`() {
    let name = TerminalText("Japan").bold()
    let text: TerminalText = "\(name) has \(3) parts"
    let expected = name + TerminalText(" has 3 parts")
    #expect(text == expected)
  }

  @Test func `texts join with a separator`() {
    let joined = [TerminalText("a"), "b", "c"].joined(separator: ", ").plainText
    let none = [TerminalText]().joined(separator: ", ")
    #expect(joined == "a, b, c")
    #expect(none.isEmpty)
  }

  static let cuts: [(text: String, width: Int, expected: String)] = [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -3, ""), ("", 0, ""),
    ("日本旅行", 5, "日本…"), ("日本旅行", 4, "日…"), ("日本", 1, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("\(Samples.family)\(Samples.family)", 3, "\(Samples.family)…"), ("🇯🇵🇫🇷", 2, "…"),
  ]

  @Test(arguments: cuts)
  func `what is too long ends in an ellipsis between clusters`(text: String, width: Int, expected: String) {
    let cut = TerminalText(text).truncated(to: width).plainText
    #expect(cut == expected)
  }

  @Test func `a longer ellipsis takes its own room`() {
    let cuts = (0...5).map { TerminalText("abcdef").truncated(to: $0, ellipsis: "...").plainText }
    #expect(cuts == ["", ".", "..", "...", "a...", "ab..."])
  }

  @Test func `the ellipsis takes the style of what it follows`() {
    let text = TerminalText("ab").foregroundStyle(.red) + TerminalText("cdef")
    let cut = text.truncated(to: 3)
    let expected = TerminalText("ab…").foregroundStyle(.red)
    #expect(cut == expected)
  }

  @Test(arguments: [(HorizontalAlignment.leading, "日   "), (.center, " 日  "), (.trailing, "   日")])
  func `text is filled up to its width`(alignment: HorizontalAlignment, expected: String) {
    let padded = TerminalText("日").padded(to: 5, alignment: alignment).plainText
    #expect(padded == expected)
  }

  @Test func `wider text is not padded`() {
    let padded = TerminalText("hello").padded(to: 3).plainText
    #expect(padded == "hello")
  }

  static let wrappings: [(text: String, width: Int, lines: [String])] = [
    ("", 5, [""]), ("fits here", 9, ["fits here"]), ("breaks at spaces", 8, ["breaks", "at", "spaces"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]), ("an extraordinary day", 6, ["an", "extrao", "rdinar", "y day"]),
    ("日本旅行", 5, ["日本", "旅行"]), ("日a", 1, ["…", "a"]), ("   ", 2, [""]), ("a  b", 3, ["a b"]), ("ab", 0, ["a", "b"]),
  ]

  @Test(arguments: wrappings)
  func `a paragraph wraps`(text: String, width: Int, expected: [String]) {
    let lines = TerminalText(text).wrapped(to: width).map(\.plainText)
    #expect(lines == expected)
  }

  @Test(arguments: [
    ("un nombre : voyez", 9, ["un", "nombre :", "voyez"]),
    ("dites « oui » !", 9, ["dites", "« oui » !"]), ("a ; b ? c", 3, ["a ;", "b ?", "c"]), (": a", 2, [":", "a"]),
    ("a :b", 2, ["a", ":b"]),
  ])
  func `a mark apart from its word stays on its line`(_ text: String, _ width: Int, _ expected: [String]) {
    let lines = TerminalText(text).wrapped(to: width).map(\.plainText)
    #expect(lines == expected)
  }

  @Test func `wrapping keeps styles across lines`() {
    let text = TerminalText("one two").underline()
    let lines = text.wrapped(to: 3)
    #expect(lines == [TerminalText("one").underline(), TerminalText("two").underline()])
  }

  @Test func `wrapping loses nothing but spaces`() {
    var generator = SeededGenerator(seed: 3)
    for width in 2...40 {
      let text = TerminalText(Samples.random(&generator))
      let letters = text.plainText.filter { $0 != " " }
      let wrapped = text.wrapped(to: width).map(\.plainText).joined().filter { $0 != " " }
      #expect(Array(wrapped.unicodeScalars) == Array(letters.unicodeScalars))
    }
  }

  @Test func `a word without end wraps in linear time`() {
    let lines = TerminalText(String(repeating: "é", count: 40_000)).wrapped(to: 2)
    let count = lines.count
    #expect(count == 20_000)
  }
}
