import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The months of a goal, six at a time.
@Suite struct MonthChartTests {
  @Test func `M20 chart pages and label`() {
    var chart = MonthChart(months(14))
    #expect(chart.pageCount == 3)
    #expect(nets(chart) == [9, 10, 11, 12, 13, 14])
    #expect(label(chart) == "Sep 2025 – Feb 2026")
    chart.showEarlier()
    #expect(nets(chart) == [3, 4, 5, 6, 7, 8])
    chart.showEarlier()
    #expect(nets(chart) == [1, 2])
    #expect(label(chart) == "Jan 2025 – Feb 2025")
    let single = MonthChart(months(7))
    var earliest = single
    earliest.turn(to: 1)
    #expect(label(earliest) == "Jan 2025")
  }

  @Test(arguments: [(0, 1), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
  func `every month is on one page, in order`(_ count: Int, _ pages: Int) {
    var chart = MonthChart(months(count))
    #expect(chart.pageCount == pages)
    var seen = nets(chart)
    while chart.canShowEarlier {
      chart.showEarlier()
      seen = nets(chart) + seen
    }
    #expect(seen == Array(0..<count).map { $0 + 1 })
    #expect(chart.page == pages - 1)
  }

  @Test func `there is nothing before the earliest page or after the latest`() {
    var chart = MonthChart(months(8))
    #expect(!chart.canShowLater)
    chart.showLater()
    #expect(chart.page == 0)
    chart.turn(to: 99)
    #expect(chart.page == 1)
    #expect(!chart.canShowEarlier)
    #expect(chart.canShowLater)
    chart.turn(to: -1)
    #expect(chart.page == 0)
  }

  @Test func `pages are turned one at a time`() {
    var chart = MonthChart(months(20))
    chart.turn(to: 3)
    chart.showLater()
    #expect(chart.page == 2)
    chart.showEarlier()
    #expect(chart.page == 3)
  }

  @Test func `the month pointed at is the one of the page`() {
    var chart = MonthChart(months(8))
    chart.select(nearestTo: Samples.month(202_505))
    let model = chart.toUIModel(.english, Samples.currency("USD"))
    #expect(model.selection == 2)
    #expect(model.months.map(\.shortLabel) == ["Mar", "Apr", "May", "Jun", "Jul", "Aug"])
    #expect(model.months.first?.label == "Mar 2025")
    #expect(model.months.first?.amount == "+$3")
    let none = MonthChart(months(8)).toUIModel(.english, Samples.currency("USD"))
    #expect(none.selection == nil)
    #expect(none.selectionText == nil)
  }

  @Test func `without months there is one page with nothing on it`() {
    let chart = MonthChart([])
    #expect(nets(chart) == [])
    #expect(label(chart) == "")
    #expect(!chart.hasZeroLine)
  }

  @Test(arguments: [(202_502, 202_503), (202_505, 202_505), (209_901, 202_508), (190_001, 202_503)])
  func `the nearest month of the page is pointed at`(_ wanted: Int, _ found: Int) {
    var chart = MonthChart(months(8))
    chart.select(nearestTo: Samples.month(wanted))
    #expect(chart.selected?.month == Samples.month(found))
  }

  @Test func `another page lets go of the month pointed at, the same one doesn't`() {
    var chart = MonthChart(months(8))
    chart.select(nearestTo: Samples.month(202_508))
    chart.turn(to: 0)
    #expect(chart.selected?.net == .usd(8))
    chart.showEarlier()
    #expect(chart.selection == nil)
    #expect(chart.selected == nil)
  }

  @Test func `months that are read again keep the page and the month pointed at where they can`() {
    var chart = MonthChart(months(8))
    chart.turn(to: 1)
    chart.select(nearestTo: Samples.month(202_502))
    chart.replace(months: months(9))
    #expect(nets(chart) == [1, 2, 3])
    #expect(chart.selected?.net == .usd(2))
    chart.replace(months: months(1))
    #expect(chart.page == 0)
    #expect(chart.selection == nil)
  }

  @Test func `zero is drawn when a month of the page is below it`() {
    let nets: [Decimal] = [-5, 1, 1, 1, 1, 1, 0]
    var chart = MonthChart(months(nets))
    #expect(!chart.hasZeroLine)
    chart.showEarlier()
    #expect(chart.hasZeroLine)
  }

  @Test(arguments: [
    ("49.99", "+$49", "+49 $US"), ("-49.99", "-$49", "-49 $US"), ("0", "+$0", "+0 $US"),
    ("0.99", "+$0", "+0 $US"),
    ("1200", "+$1,200", "+1 200 $US"),
  ])
  func `the month pointed at is told in whole units`(_ net: String, _ english: String, _ french: String) throws {
    var chart = MonthChart(months([try #require(Decimal(string: net))]))
    chart.select(nearestTo: Samples.month(202_501))
    let texts = [FormatContext.english, .french].map { format in
      chart.toUIModel(format, Samples.currency("USD")).selectionText?.replacing("\u{202F}", with: " ")
        .replacing("\u{A0}", with: " ")
    }
    #expect(texts == ["Jan 2025: \(english)", "janv. 2025 : \(french)"])
  }

  private func months(_ count: Int) -> [ContributionMonthDomain] { months((0..<count).map { Decimal($0 + 1) }) }

  /// Months from January 2025 on.
  private func months(_ nets: [Decimal]) -> [ContributionMonthDomain] {
    nets.enumerated().compactMap { index, net in
      Samples.month(202_501).adding(index).map { ContributionMonthDomain(month: $0, net: .usd(net)) }
    }
  }

  private func nets(_ chart: MonthChart) -> [Int] {
    chart.visible.map { NSDecimalNumber(decimal: $0.net.decimal).intValue }
  }

  private func label(_ chart: MonthChart) -> String {
    chart.toUIModel(.english, Samples.currency("USD")).label
  }
}
