import Foundation
import ModuloDesignSystem
import ModuloModels
import Testing

/// The column chart of months in SVG.
@Suite struct MonthColumnChartSVGTests {
  @Test func `an SVG document has all its values as text`() throws {
    let source = document([200, -50, 0])
    let reader = XMLReader()
    try reader.read(source)
    #expect(reader.elements.prefix(3) == ["svg", "title", "desc"])
    #expect(reader.attributes["role"] == "img")
    #expect(reader.attributes["aria-labelledby"] == "c-title c-desc")
    #expect(reader.texts.contains("Japan trip, Jan 2026 – Mar 2026"))
    #expect(reader.texts.contains("Jan 2026 +$200; Feb 2026 -$50; Mar 2026 +$0"))
    for text in ["Jan", "Feb", "Mar", "+$200", "-$50", "+$0"] { #expect(reader.texts.contains(text)) }
  }

  @Test func `it asks for nothing, runs nothing, and is light or dark`() {
    let source = document([200, -50])
    for forbidden in ["<script", "href", "url(", "@import", "<image", "<use", "foreignObject", " on"] {
      #expect(!source.replacing("translate", with: "").contains(forbidden), "\(forbidden)")
    }
    let addresses = source.matches(of: /https?:[^"]*/).map { String($0.0) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    #expect(source.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test func `the same months make the same bytes`() {
    let (first, second) = (document([1, 2, 3.5, -4]), document([1, 2, 3.5, -4]))
    #expect(first == second)
  }

  @Test func `bars stand on zero or hang from it, in proportion`() {
    let bars = rectangles(in: document([400, -200, 0, 100]))
    let lines = Set([bars[0].bottom, bars[1].top, bars[2].bottom])
    #expect(lines.count == 1)
    #expect(bars.count == 3)
    let heights = bars.map(\.height)
    #expect(abs(heights[0] - 2 * heights[1]) <= 1)
    #expect(abs(heights[0] - 4 * heights[2]) <= 2)
  }

  @Test func `a month that moved shows, however little`() {
    let heights = rectangles(in: document([1_000_000, 1, -1])).map(\.height)
    #expect(heights.count == 3)
    #expect(heights.min() == 2)
  }

  @Test func `where amounts have no room the ends of the scale are told`() {
    let narrow = document([Decimal(123_456_789) / 100, Decimal(-765_432_112) / 100, 1, 2, 3, 4])
    #expect(!narrow.contains("+$1,234,567.89</text>"))
    #expect(narrow.contains(">$1,234,567.89</text>"))
    #expect(narrow.contains(">-$7,654,321.12</text>"))
  }

  @Test(arguments: MarkupTests.corpus) func `a hostile title stays text`(_ title: String) throws {
    let source = MonthColumnChartSVG(chart([1], "en_US"), title: title, id: "c").document(empty: "")
    let reader = XMLReader()
    try reader.read(source)
    #expect(
      reader.elements == ["svg", "title", "desc", "style", "rect", "text", "text", "g", "line", "rect", "text", "text"])
  }

  @Test func `a forecast is outlined with dots, and described`() throws {
    let source = MonthColumnChartSVG(chart([200], "en_US", forecast: 100), title: "Car", id: "c").document(empty: "")
    let reader = XMLReader()
    try reader.read(source)
    #expect(reader.texts.contains("Jan 2026 +$200; Forecast: $100 a month until Dec 2026"))
    #expect(reader.texts.contains("Dec 26"))
    #expect(source.contains(#"<rect class="forecast""#))
    #expect(source.contains("stroke-dasharray"))
    let plain = document([200])
    #expect(!plain.contains("forecast"))
  }

  @Test func `without months it says so`() throws {
    let source = MonthColumnChartSVG(chart([], "en_US"), title: "Car", id: "c").document(empty: "Nothing yet")
    let reader = XMLReader()
    try reader.read(source)
    #expect(reader.texts.contains("Nothing yet"))
  }

  private func document(_ nets: [Decimal]) -> String {
    MonthColumnChartSVG(chart(nets, "en_US"), title: "Japan trip", id: "c").document(empty: "")
  }

  /// The bars: where each begins and ends, from the top.
  private func rectangles(in source: String) -> [(top: Int, height: Int, bottom: Int)] {
    source.matches(of: /<rect class="(?:positive|negative)" x="-?\d+" y="(\d+)" width="\d+" height="(\d+)"/).map {
      let (top, height) = (Int($0.1) ?? -1, Int($0.2) ?? -1)
      return (top, height, top + height)
    }
  }
}
