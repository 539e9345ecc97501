import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// Balances as a filled line in a terminal.
@Suite struct BalanceAreaChartTests {
  @Test func `an asset stands on its lowest balance`() {
    let lines = columns(Wealth.savings, width: 40)
    #expect(
      lines == [
        "12 Jan 2026 – 10 Apr 2026",
        "     │",
        "     │                                 ⢸",
        "£140 ┤                                 ⢸",
        "     │                                 ⢸",
        "£120 ┤                      ⢠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠼",
        "     │                      ⢸⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅",
        "£100 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅",
        "     │",
        "      12 Jan 26                10 Apr 26",
        "10 Apr 2026  £150.00",
      ])
  }

  @Test func `a debt hangs from what is owed least`() {
    let lines = columns(Wealth.card, width: 40)
    #expect(
      lines == [
        "1 Feb 2026 – 5 Apr 2026",
        "     │",
        "-£50 ┤⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⢴",
        "     │⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "     │⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "-£55 ┤⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "     │⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "-£60 ┤⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠥⠽",
        "     │",
        "      1 Feb 26                  5 Apr 26",
        "5 Apr 2026  -£50.00",
      ])
  }

  @Test func `in ASCII other letters draw the same`() {
    let lines = columns(Wealth.savings, width: 40, .ascii)
    #expect(
      lines == [
        "12 Jan 2026 - 10 Apr 2026",
        "       |",
        "       |                               :",
        "GBP140 +                               :",
        "       |                               :",
        "GBP120 +                     ..........:",
        "       |                     :::::::::::",
        "GBP100 +.....................:::::::::::",
        "       |",
        "        12 Jan 26              10 Apr 26",
        "10 Apr 2026  GBP150.00",
      ])
  }

  @Test func `with sixteen colours it is drawn in blocks`() {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    let lines = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 40, colorDepth: .ansi16))
    #expect(
      lines == [
        "12 Jan 2026 – 10 Apr 2026",
        "     │",
        "     │                                 ▐",
        "£140 ┤                                 ▐",
        "     │                                 ▐",
        "£120 ┤                      ▗▄▄▄▄▄▄▄▄▄▄▟",
        "     │                      ▐███████████",
        "£100 ┤▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▟███████████",
        "     │",
        "      12 Jan 26                10 Apr 26",
        "10 Apr 2026  £150.00",
      ])
  }

  @Test func `a net worth may cross zero`() {
    let crossing = Wealth.account(.cash, number: 1, provider: "n", [20_260_112: -50, 20_260_301: 100])
    let lines = columns(crossing, width: 40)
    #expect(
      lines == [
        "12 Jan 2026 – 1 Mar 2026",
        "£100 ┤                                 ⢀",
        "     │                                 ⢸",
        " £50 ┤                                 ⢸",
        "     │                                 ⢸",
        "     │                                 ⢸",
        "  £0 ┤⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "     │⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅⢽",
        "-£50 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉",
        "      12 Jan 26                 1 Mar 26",
        "1 Mar 2026  £100.00",
      ])
  }

  @Test func `a point that is read has a gap, a pointer and its amount`() {
    let chart = Wealth.savings.chart(range: .max, on: Samples.today)
      .toUIModel(format("en_GB"), Samples.currency("GBP"), reading: Samples.day(20_260_312))
    let lines = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 40))
    #expect(
      lines == [
        "12 Jan 2026 – 10 Apr 2026",
        "     │                      ⠨",
        "     │                      ⠨          ⢸",
        "£140 ┤                      ⠨          ⢸",
        "     │                      ⠨          ⢸",
        "£120 ┤                      ⢨⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠼",
        "     │                      ⢸ ⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅",
        "£100 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸ ⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅",
        "     │                      ⠨",
        "      12 Jan 26             ▲  10 Apr 26",
        "▲ 12 Mar 2026  £120.00",
      ])
  }

  @Test func `a net worth below zero hangs from its highest, and the SVG too`() {
    let points = [(20_260_112, Decimal(-215_000)), (20_260_301, -143_000)]
      .map { BalancePoint(date: Samples.day($0), amount: .gbp($1)) }
    let chart = BalanceChart(points, on: Samples.today).toUIModel(format("en_GB"), Samples.currency("GBP"))
    let lines = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 40))
    let figures = lines.filter { $0.contains("┤") }.map { String($0.prefix(8)) }
    #expect(figures == ["-£150K ┤", "-£200K ┤"])
    let svg = BalanceAreaChartSVG(chart, title: "n", id: "c").document(empty: "")
    #expect(svg.contains(">-£222K<"))
    #expect(svg.contains("V33H0Z\""))
  }

  @Test(arguments: [5, 8, 20, 55]) func `it is as high as there is room, with more figures then`(_ height: Int) {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    var environment = EnvironmentValues(width: 80)
    environment.height = height
    let lines = BalanceArea(chart).plainLines(environment)
    let figures = lines.count { $0.contains("┤") }
    #expect(lines.count == height)
    #expect(figures == (height < 8 ? 2 : height < 20 ? 3 : 6))
  }

  @Test func `labels are thinned evenly`() {
    let points = [BalancePoint(date: Samples.day(20_250_101), amount: .gbp(1))]
    let chart = BalanceChart(points, range: .year, on: Samples.today)
      .toUIModel(format("en_GB"), Samples.currency("GBP"))
    let ticks = chart.ticks.map(\.label)
    #expect(ticks == ["Apr 25", "Jun 25", "Aug 25", "Oct 25", "Dec 25", "Feb 26", "Apr 26"])
    let columns = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 50))
    let shown = columns.first { $0.contains("Apr 25") } ?? ""
    #expect(shown.split(separator: " ").joined(separator: " ") == "Apr 25 Aug 25 Dec 25 Apr 26")
    let svg = BalanceAreaChartSVG(chart, title: "n", id: "c").document(empty: "")
    let labels = ticks.filter { svg.contains(">\($0)<") }
    #expect(labels == ["Apr 25", "Aug 25", "Dec 25", "Apr 26"])
  }

  @Test(arguments: [(80, 80), (200, 200), (nil, 66)])
  func `it is as wide as there is room`(_ width: Int?, _ expected: Int) {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    let widest = BalanceAreaChart(chart).lines(in: EnvironmentValues(width: width)).map(\.width).max()
    #expect(widest == expected)
  }

  @Test func `where nothing is drawn it is a table`() {
    let chart = Wealth.details(Wealth.savings, format("en_GB")).chart
    let narrow = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 24))
    let accessible = BalanceAreaChart(chart).plainLines(EnvironmentValues(width: 80, isAccessible: true))
    #expect(
      accessible == [
        "12 Jan 2026 – 10 Apr 2026", "12 Jan 2026  £100.00", "12 Mar 2026  £120.00", "10 Apr 2026  £150.00",
      ])
    #expect(narrow.suffix(3) == accessible.suffix(3))
  }

  @Test func `without balances there is nothing`() {
    let lines = columns(Wealth.account(.cash, number: 1, provider: "n", [:]), width: 80)
    #expect(lines.isEmpty)
  }

  @Test func `a balance that never moved is drawn`() {
    let lines = columns(Wealth.account(.cash, number: 1, provider: "n", [20_260_112: 0]), width: 40)
    #expect(lines.contains { $0.contains("⠉⠉⠉") })
  }

  @Test(arguments: ChartRange.allCases) func `no line is wider than asked`(_ range: ChartRange) {
    for accounts in [Wealth.savings, Wealth.card] {
      let chart = Wealth.details(accounts, format("fr_FR"), range: range).chart
      for width in Array(1...30) + [40, 60, 80, 100] {
        for characterSet in CharacterRepertoire.allCases {
          let environment = EnvironmentValues(width: width, characterSet: characterSet)
          let widest = BalanceAreaChart(chart).lines(in: environment).map(\.width).max() ?? 0
          #expect(widest <= width, "\(range)")
        }
      }
    }
  }

  private func columns(
    _ account: FinancialAccountDetailedDomain, width: Int, _ characterSet: CharacterRepertoire = .unicode
  ) -> [String] {
    let chart = Wealth.details(account, format("en_GB")).chart
    return BalanceAreaChart(chart).plainLines(EnvironmentValues(width: width, characterSet: characterSet))
  }
}
