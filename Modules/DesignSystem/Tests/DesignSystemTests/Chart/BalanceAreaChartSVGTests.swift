import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The area chart of balances in SVG.
@Suite struct BalanceAreaChartSVGTests {
  @Test func `an SVG document has all its values as text`() throws {
    let reader = XMLReader()
    try reader.read(document(Wealth.savings))
    #expect(reader.elements.prefix(3) == ["svg", "title", "desc"])
    #expect(reader.attributes["role"] == "img")
    #expect(reader.attributes["aria-labelledby"] == "c-title c-desc")
    #expect(reader.texts.contains("Marcus, 12 Jan 2026 – 10 Apr 2026"))
    #expect(reader.texts.contains("12 Jan 2026 £100.00; 12 Mar 2026 £120.00; 10 Apr 2026 £150.00"))
  }

  @Test func `it asks for nothing, runs nothing, and is light or dark`() {
    let source = document(Wealth.savings)
    for forbidden in ["<script", "href", "url(", "@import", "<image", "<use", "foreignObject", " on"] {
      #expect(!source.replacing("translate", with: "").contains(forbidden), "\(forbidden)")
    }
    #expect(source.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test func `the same balances make the same bytes`() {
    let (first, second) = (document(Wealth.card), document(Wealth.card))
    #expect(first == second)
  }

  @Test func `W33 area baseline and years (chart)`() {
    let asset = document(Wealth.savings)
    let debt = document(Wealth.card)
    #expect(asset.contains("class=\"area accent\" d=\"M0 142H295V100H440V38H440V142H0Z\""))
    #expect(debt.contains("class=\"area debt\" d=\"M0 135H440V45H440V45H0Z\""))
  }

  @Test func `a flat zero is labelled once`() throws {
    let reader = XMLReader()
    try reader.read(document(Wealth.account(.cash, number: 1, provider: "n", [20_260_112: 0, 20_260_410: 0])))
    let zeros = reader.texts.filter { $0 == "£0" }
    #expect(zeros.count == 1)
  }

  @Test func `a line holds until the next balance`() {
    let source = document(Wealth.savings)
    #expect(source.contains("class=\"line accent\" d=\"M0 142H295V100H440V38H440\""))
    let dots = source.matches(of: /<circle\ /).count
    #expect(dots == 3)
  }

  @Test func `many balances make no more places than there are`() {
    let days = (0..<2_000).compactMap { Samples.today.adding(days: $0 - 2_000) }
    let points = days.enumerated().map { BalancePoint(date: $1, amount: .gbp(Decimal($0))) }
    let chart = BalanceChart(points, on: Samples.today).toUIModel(format("en_GB"), Samples.currency("GBP"))
    let source = BalanceAreaChartSVG(chart, title: "n", id: "c").document(empty: "")
    #expect(source.utf8.count < 20_000)
  }

  @Test(arguments: MarkupTests.corpus) func `a hostile title stays text`(_ title: String) throws {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    let (hostile, plain) = (XMLReader(), XMLReader())
    try hostile.read(BalanceAreaChartSVG(chart, title: title, id: "c").document(empty: ""))
    try plain.read(BalanceAreaChartSVG(chart, title: "Marcus", id: "c").document(empty: ""))
    #expect(hostile.elements == plain.elements)
  }

  @Test func `without balances it says so`() throws {
    let chart = Wealth.details(Wealth.accounts[2], format("en_GB")).chart
    let reader = XMLReader()
    try reader.read(BalanceAreaChartSVG(chart, title: "n", id: "c").document(empty: "Nothing yet"))
    #expect(reader.texts.contains("Nothing yet"))
  }

  private func document(_ account: FinancialAccountDetailedDomain) -> String {
    let chart = Wealth.details(account, format("en_GB")).chart
    return BalanceAreaChartSVG(chart, title: account.account.title, id: "c").document(empty: "")
  }
}
