import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// A page of months as columns.
@Suite struct MonthColumnChartTests {
  @Test func `columns stand on the ground`() {
    let lines = columns([200, 200, 150, 50], "en_US")
    #expect(
      lines == [
        "Jan 2026 – Apr 2026",
        "$200 ┤ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "$100 ┤ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣀⣀⣀⣀⣀",
        "     │ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿",
        "  $0 ┤⣀⣿⣿⣿⣿⣿⣀⣿⣿⣿⣿⣿⣀⣿⣿⣿⣿⣿⣀⣿⣿⣿⣿⣿",
        "        Jan   Feb   Mar   Apr",
        "       +$200 +$200 +$150 +$50",
      ])
  }

  @Test func `a month below zero hangs from a line`() {
    let lines = columns([400, 300, -100, 0, 12, 1_000], "fr_FR", select: 202_603)
    #expect(
      lines == [
        "janv. 2026 – juin 2026",
        " 1K $US ┤                                                        ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "        │                                                        ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "        │                                                        ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "500 $US ┤                                                        ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "        │ ⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶                                             ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "        │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿                                  ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "        │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿                       ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "  0 $US ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉",
        "            janv.      févr.       mars       avr.       mai        juin",
        "           +400 $US   +300 $US   -100 $US    +0 $US    +12 $US   +1 000 $US",
        "                                    ▲",
        "▲ mars 2026 : -100 $US",
      ])
  }

  @Test func `the same in ASCII`() {
    let lines = columns([400, -100, 0], "fr_FR", EnvironmentValues(characterSet: .ascii), select: 202_602)
    #expect(
      lines == [
        "janv. 2026 - mars 2026",
        "400 $US + ::::::::",
        "        | ::::::::",
        "        | ::::::::",
        "200 $US + ::::::::",
        "        | ::::::::",
        "        | ::::::::",
        "  0 $US +''''''''''::::::::'''''''''",
        "        |          ::::::::",
        "           janv.    fevr.     mars",
        "          +400 $US -100 $US  +0 $US",
        "                      ^",
        "^ fevr. 2026 : -100 $US",
      ])
  }

  @Test func `in a window columns are higher and wider, with more figures`() {
    var environment = EnvironmentValues(width: 120)
    environment.height = 30
    let lines = columns([200, 200, 150, 50], "en_US", environment)
    let figures = lines.count { $0.contains("┤") }
    #expect(lines.count == 30)
    #expect(figures == 5)
    #expect(lines[10].contains(String(repeating: "⣿", count: 16) + " "))
  }

  @Test func `where columns have no room the page is a table`() {
    let lines = columns([200, -50, 0], "en_US", EnvironmentValues(width: 20), select: 202_601)
    #expect(
      lines == ["Jan 2026 – Mar 2026", "Jan 2026  +$200", "Feb 2026   -$50", "Mar 2026    +$0", "▲ Jan 2026: +$200"])
  }

  @Test func `where nothing is drawn the page is a table`() {
    let lines = columns([200, -50], "en_US", EnvironmentValues(width: 80, isAccessible: true), select: 202_602)
    #expect(lines == ["Jan 2026 – Feb 2026", "Jan 2026  +$200", "Feb 2026   -$50", "Feb 2026: -$50"])
  }

  @Test func `a forecast is a dotted column, and a line of text`() {
    let lines = MonthColumnChart(chart([200, 50], "en_US", forecast: 100)).plainLines(EnvironmentValues())
    #expect(
      lines == [
        "Jan 2026 – Feb 2026",
        "$200 ┤ ⣿⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿⣿",
        "     │ ⣿⣿⣿⣿⣿⣿",
        "$100 ┤ ⣿⣿⣿⣿⣿⣿        ⢕⢕⢕⢕⢕⢕",
        "     │ ⣿⣿⣿⣿⣿⣿ ⣀⣀⣀⣀⣀⣀ ⢕⢕⢕⢕⢕⢕",
        "     │ ⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿ ⢕⢕⢕⢕⢕⢕",
        "  $0 ┤⣀⣿⣿⣿⣿⣿⣿⣀⣿⣿⣿⣿⣿⣿⣀⣕⣕⣕⣕⣕⣕",
        "        Jan    Feb   Dec 26",
        "       +$200   +$50  +$100",
        "Forecast: $100 a month until Dec 2026",
      ])
  }

  @Test func `the same in ASCII, and higher than every month`() {
    let environment = EnvironmentValues(characterSet: .ascii)
    let lines = MonthColumnChart(chart([50], "fr_FR", forecast: 100)).plainLines(environment)
    #expect(lines[1].hasPrefix("100 $US +"))
    #expect(lines[1].hasSuffix(".'.'."))
    #expect(lines.last == "Prevision : 100 $US par mois jusqu'en dec. 2026")
  }

  @Test(arguments: [(30, true), (26, false), (15, false)])
  func `a forecast without room is a line of text`(_ width: Int, _ isDrawn: Bool) {
    let lines = MonthColumnChart(chart([200, 50], "en_US", forecast: 100)).plainLines(EnvironmentValues(width: width))
    let hasColumn = lines.contains { $0.contains("⢕") || $0.contains("⡪") || $0.contains("⡢") }
    #expect(hasColumn == isDrawn)
    let text = lines.joined(separator: " ")
    #expect(text.hasSuffix("Forecast: $100 a month until Dec 2026"))
  }

  @Test func `a table says the forecast`() {
    let lines = MonthTable(chart([200], "en_US", forecast: 100)).plainLines(EnvironmentValues(isAccessible: true))
    #expect(lines == ["Jan 2026", "Jan 2026  +$200", "Forecast: $100 a month until Dec 2026"])
  }

  @Test func `every month that moved shows, and none that didn't`() {
    let lines = columns([1_000_000, 1, 0, -1], "en_US")
    #expect(
      lines == [
        "Jan 2026 – Apr 2026",
        "  $1M ┤ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "      │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "      │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "$500K ┤ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "      │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "      │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "      │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "   $0 ┤⠤⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠤⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤",
        "            Jan         Feb         Mar         Apr",
        "        +$1,000,000     +$1         +$0         -$1",
      ])
  }

  @Test(arguments: [[0, 0], [-3, -6], [8, -6], [0, 5], [5, -5], [1_000, -1]] as [[Decimal]])
  func `a chart without a limit has eight rows`(_ nets: [Decimal]) {
    let lines = columns(nets, "en_US")
    // Beside the rows of the columns: the label, the names, the amounts.
    #expect(lines.count == 8 + 3)
  }

  @Test func `nothing to show is nothing`() {
    let lines = columns([], "en_US")
    #expect(lines == [])
  }

  @Test(arguments: CharacterRepertoire.allCases) func `no line is wider than asked`(_ set: CharacterRepertoire) {
    for width in 1...120 {
      let environment = EnvironmentValues(width: width, characterSet: set)
      let chart = chart([Decimal(123_456) / 100, -99_999_999, 0, 1, 2, 3], "fr_FR", select: 202_602)
      let lines = MonthColumnChart(chart).lines(in: environment) + MonthTable(chart).lines(in: environment)
      let widest = lines.map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  private func columns(
    _ nets: [Decimal], _ locale: String, _ environment: EnvironmentValues = EnvironmentValues(), select: Int? = nil
  ) -> [String] {
    MonthColumnChart(chart(nets, locale, select: select)).plainLines(environment)
  }
}

/// A page of months from January 2026 on, in dollars.
///
/// - Parameter forecast: What each month up to December has; `nil` for no forecast.
func chart(
  _ nets: [Decimal], _ locale: String, select: Int? = nil, forecast: Decimal? = nil
) -> MonthChartUIModel {
  var chart = MonthChart(
    nets.enumerated().map { ContributionMonthDomain(month: Samples.month(202_601 + $0), net: .usd($1)) },
    continuation: forecast.map { MonthChartContinuation(through: Samples.month(202_612), perMonth: .usd($0)) })
  if let select { chart.select(nearestTo: Samples.month(select)) }
  return chart.toUIModel(format(locale), Samples.currency("USD"))
}
