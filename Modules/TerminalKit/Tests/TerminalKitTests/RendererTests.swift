import TerminalKit
import Testing

@Suite struct RendererTests {
  private func rendered(_ text: TerminalText, _ depth: ColorDepth) -> String {
    Renderer(EnvironmentValues(colorDepth: depth)).render(text).replacing("\u{1B}[", with: "<")
  }

  @Test func `plain text has no escape sequence at any depth`() {
    let texts = Set(ColorDepth.allCases.map { rendered("plain", $0) })
    #expect(texts == ["plain"])
  }

  @Test func `without colours there is no escape sequence at all`() {
    let styled = TerminalText("a").bold().foregroundStyle(.rgb(1, 2, 3)).background(.red).underline()
    let text = rendered(styled, .none)
    #expect(text == "a")
  }

  static let colors: [(color: Color, codes: [String])] = [
    (.red, ["31", "31", "31"]), (.gray, ["90", "90", "90"]), (.named(.brightWhite), ["97", "97", "97"]),
    (.palette(196), ["91", "38;5;196", "38;5;196"]), (.palette(244), ["90", "38;5;244", "38;5;244"]),
    (.rgb(255, 0, 0), ["91", "38;5;196", "38;2;255;0;0"]),
    (.rgb(130, 130, 130), ["90", "38;5;244", "38;2;130;130;130"]),
    (.rgb(0, 0, 0), ["30", "38;5;16", "38;2;0;0;0"]), (.rgb(0, 95, 135), ["36", "38;5;24", "38;2;0;95;135"]),
    (.graded(.blue, 63, red: 0, green: 113, blue: 233), ["34", "38;5;63", "38;2;0;113;233"]),
  ]

  @Test(arguments: colors)
  func `a colour is the nearest the depth has`(color: Color, codes: [String]) {
    let text = TerminalText("x").foregroundStyle(color)
    let written = [ColorDepth.ansi16, .ansi256, .truecolor].map { rendered(text, $0) }
    let expected = codes.map { "<\($0)mx<0m" }
    #expect(written == expected)
  }

  @Test func `backgrounds lie ten above, attributes come first`() {
    let text = TerminalText("x").bold().reversed().foregroundStyle(.green).background(.named(.brightBlue))
    let written = rendered(text, .ansi16)
    #expect(written == "<1;7;32;104mx<0m")
  }

  @Test func `each line ends with a line feed and styles end with their run`() {
    let lines: [TerminalText] = [TerminalText("a").dim() + "b", ""]
    let text = Renderer(EnvironmentValues(colorDepth: .ansi16)).render(lines)
    let none = Renderer(EnvironmentValues()).render([])
    #expect(text == "\u{1B}[2ma\u{1B}[0mb\n\n")
    #expect(none.isEmpty)
  }

  @Test func `ASCII is written to a terminal that has no more`() {
    let text = Renderer(EnvironmentValues(characterSet: .ascii)).render(TerminalText("5 €"))
    #expect(text == "5 EUR")
  }

  @Test func `nothing hostile reaches the output`() {
    let renderer = Renderer(EnvironmentValues(width: 20))
    let output = Samples.hostile.map { renderer.render(Text(verbatim: $0)) }.joined()
    let controls = output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(controls.isEmpty)
  }
}
