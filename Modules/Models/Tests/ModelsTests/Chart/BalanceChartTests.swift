import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The chart of balances: its scale, its range, its labels.
@Suite struct BalanceChartTests {
  @Test(
    arguments: [
      (false, [1000, 2000], 900, 2100), (false, [100, 2000], 0, 2190), (true, [-1000, -500], -1050, -450),
      (true, [-1000, -10], -1099, 0), (false, [0, 10], -1, 11), (true, [-10, 0], -11, 1), (false, [-5, 5], -6, 6),
      (true, [-5, 5], -6, 6), (false, [1, 21], 0, 23), (true, [-21, -1], -23, 0),
    ] as [(Bool, [Decimal], Decimal, Decimal)])
  func `W25 y domain by kind`(_ isDebt: Bool, _ amounts: [Decimal], _ lowest: Decimal, _ highest: Decimal) {
    let domain = chart(amounts, isDebt: isDebt).domain
    #expect(domain == lowest...highest)
  }

  @Test(
    arguments: [([], 0, 1000), ([500], 475, 525), ([-100, 100], -120, 120), ([0], 0, 0)]
      as [([Decimal], Decimal, Decimal)])
  func `W26 the vertical range has a margin around one value and around zero`(
    _ amounts: [Decimal], _ lowest: Decimal, _ highest: Decimal
  ) {
    let domain = chart(amounts).domain
    #expect(domain == lowest...highest)
  }

  @Test(arguments: zip([6, 7, 12, 13, 24, 25, 60, 61, 84, 0], [6, 4, 6, 5, 8, 5, 10, 6, 7, 0]))
  func `W27 at most ten days of a chart are labelled`(_ count: Int, _ kept: Int) {
    let labels = BalanceChart.labelIndexes(of: count)
    #expect(labels.count == kept)
    let days = chart(Array(repeating: 1, count: count)).labelledDays
    #expect(days.count == kept)
  }

  @Test func `W29 a range begins with the value carried in at its first day`() {
    let points = [35, 25, 15, 5].map { point(daysAgo: $0, amount: Decimal($0)) }
    let month = BalanceChart(points, range: .month, on: Samples.today)
    #expect(month.points.map(\.amount.decimal) == [35, 25, 15, 5])
    #expect(month.points.first?.date == Samples.today.adding(days: -30))
    let week = BalanceChart(points, range: .week, on: Samples.today)
    #expect(week.points.map(\.amount.decimal) == [15, 5])
    let all = BalanceChart(points, on: Samples.today)
    #expect(all.range == .max)
    #expect(all.points == points)
    let ranges = ChartRange.allCases.map(\.rawValue)
    #expect(ranges == ["1W", "1M", "3M", "1Y", "5Y", "max"])
  }

  @Test func `W29 only older values give a flat line (REC)`() {
    let chart = BalanceChart([point(daysAgo: 40, amount: 7)], range: .month, on: Samples.today)
    #expect(chart.points.map(\.amount.decimal) == [7, 7])
    #expect(chart.points.last?.date == Samples.today)
  }

  @Test(arguments: [ChartRange.week, .year, .fiveYears])
  func `W29 with nothing older a chart begins at the first balance`(_ range: ChartRange) {
    let chart = BalanceChart([point(daysAgo: 3, amount: 7)], range: range, on: Samples.today)
    #expect(chart.points.map(\.amount.decimal) == [7])
    #expect(chart.days?.lowerBound == Samples.today.adding(days: -3))
    #expect(chart.days?.upperBound == Samples.today)
    #expect(chart.labelledDays.count == 4)
  }

  @Test func `W29 a balance on the cutoff, and none`() {
    let onTheCutoff = BalanceChart([point(daysAgo: 7, amount: 7)], range: .week, on: Samples.today)
    #expect(onTheCutoff.points.count == 1)
    let around = BalanceChart(
      [9, 7, 5].map { point(daysAgo: $0, amount: Decimal($0)) }, range: .week, on: Samples.today)
    #expect(around.points.map(\.amount.decimal) == [7, 5])
    let empty = BalanceChart([], range: .week, on: Samples.today)
    #expect(empty.points.isEmpty)
    #expect(empty.days == nil)
  }

  @Test func `W33 area baseline and years (chart)`() {
    let baselines = [chart([5, 9]), chart([-5, 9]), chart([-9, -5], isDebt: true), chart([-9, 5], isDebt: true)]
      .map(\.baseline)
    #expect(baselines == [5, 0, -5, 0])
    let others = [chart([-9, -5]), chart([5, 9], isDebt: true), chart([-9, 0]), chart([0]), chart([])].map(\.baseline)
    #expect(others == [-5, 5, 0, 0, 0])
    for range in ChartRange.allCases {
      let points = [point(daysAgo: 2000, amount: 1), point(daysAgo: 1, amount: 2)]
      let chart = BalanceChart(points, range: range, on: Samples.today).toUIModel(.english, Samples.currency("GBP"))
      let years = chart.ticks.filter { $0.label.contains("2") }
      #expect(chart.ticks.count > 1, "\(range)")
      #expect(years.count == chart.ticks.count)
    }
  }

  @Test(arguments: [(false, ["", "£0", "£0"]), (true, ["£0", "£0", ""])])
  func `a flat zero is labelled once at its ends`(_ isDebt: Bool, _ expected: [String]) {
    let scale = chart([0, 0], isDebt: isDebt).toUIModel(.english, Samples.currency("GBP")).scale
    #expect([scale.highest, scale.baseline, scale.lowest] == expected)
  }

  @Test func `what comes after today is not drawn`() {
    let chart = BalanceChart([point(daysAgo: 1, amount: 1), point(daysAgo: -1, amount: 2)], on: Samples.today)
    #expect(chart.points.map(\.amount.decimal) == [1])
  }

  @Test func `labels step through the range`() {
    let points = [point(daysAgo: 400, amount: 1)]
    let counts = ChartRange.allCases.map { BalanceChart(points, range: $0, on: Samples.today).labelledDays.count }
    #expect(counts == [8, 5, 7, 7, 2, 1])
  }

  @Test func `a long history is tabulated by month, a longer one by year`() {
    let months = chart((0..<100).map { Decimal($0) })
    let rows = months.tabulated
    #expect(rows.count == 4)
    #expect(rows.last == months.points.last)
    let few = chart([1, 2]).tabulated
    #expect(few.count == 2)
  }

  private func point(daysAgo: Int, amount: Decimal) -> BalancePoint {
    BalancePoint(date: Samples.today.adding(days: -daysAgo) ?? Samples.today, amount: .gbp(amount))
  }

  /// A point on each day up to today.
  private func chart(_ amounts: [Decimal], isDebt: Bool = false) -> BalanceChart {
    let points = amounts.enumerated().map { point(daysAgo: amounts.count - 1 - $0, amount: $1) }
    return BalanceChart(points, isDebt: isDebt, on: Samples.today)
  }
}
