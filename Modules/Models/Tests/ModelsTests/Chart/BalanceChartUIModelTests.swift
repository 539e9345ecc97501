import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What a chart of balances draws: which days it labels, what its table has room for, and its texts.
@Suite struct BalanceChartUIModelTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  @Test(
    arguments: [
      (.week, Array(20_260_405...20_260_412)), (.month, [20_260_313, 20_260_320, 20_260_327, 20_260_403, 20_260_410]),
      (.quarter, [20_260_112, 20_260_126, 20_260_209, 20_260_223, 20_260_309, 20_260_323, 20_260_406]),
      (.year, [20_250_412, 20_250_612, 20_250_812, 20_251_012, 20_251_212, 20_260_212, 20_260_412]),
      (.fiveYears, [20_230_717, 20_240_717, 20_250_717]), (.max, [20_230_717, 20_260_411]),
    ] as [(ChartRange, [Int])])
  func `the labelled days step from the first of the range`(_ range: ChartRange, _ expected: [Int]) {
    let points = [point(daysAgo: 1_000), point(daysAgo: 1)]
    let chart = BalanceChart(points, range: range, on: Samples.today)
    #expect(chart.labelledDays.map(\.rawValue) == expected)
  }

  @Test func `a chart spans its range, and without one the days of its points`() {
    let points = [point(daysAgo: 40), point(daysAgo: 5)]
    let week = BalanceChart(points, range: .week, on: Samples.today).days
    let lastWeek = Samples.day(20_260_405)...Samples.today
    #expect(week == lastWeek)
    let all = BalanceChart(points, on: Samples.today).days
    let history = Samples.day(20_260_303)...Samples.day(20_260_407)
    #expect(all == history)
  }

  @Test func `nothing is carried in where there is no older amount`() {
    let points = [point(daysAgo: 3, amount: 7), point(daysAgo: 2, amount: 9)]
    let amounts = BalanceChart(points, range: .week, on: Samples.today).points.map(\.amount)
    #expect(amounts == [.gbp(7), .gbp(9)])
  }

  @Test(arguments: [(60, 60), (61, 3)])
  func `a table has room for sixty days, else for the last of each month`(_ days: Int, _ expected: Int) {
    let chart = BalanceChart((0..<days).reversed().map { point(daysAgo: $0) }, on: Samples.today)
    #expect(chart.tabulated.count == expected)
  }

  @Test(arguments: [(60, 60, 20_210_520), (61, 6, 20_211_220)])
  func `a table has room for sixty months, else for the last of each year`(
    _ months: Int, _ expected: Int, _ first: Int
  ) {
    let starts = (0..<months).reversed().compactMap { Samples.month(202_604).adding(-$0) }
    let points = starts.flatMap { month in
      [10, 20].map { BalancePoint(date: Samples.day(month.rawValue * 100 + $0), amount: .gbp(Decimal($0))) }
    }
    let rows = BalanceChart(points, on: Samples.day(20_260_430)).tabulated
    #expect(rows.count == expected)
    #expect(rows.first?.date.rawValue == first)
    #expect(rows.allSatisfy { $0.amount == .gbp(20) })
  }

  @Test func `a chart as it is drawn`() {
    let model = drawn([1_000, 2_500, 2_000])
    #expect(model.label == "10 Apr 2026 – 12 Apr 2026")
    #expect(model.span == 2)
    #expect(model.points.map(\.day) == [0, 1, 2])
    #expect(model.points.map(\.amount) == [1_000, 2_500, 2_000])
    let ends = [model.lowest, model.baseline, model.highest]
    #expect(ends == [850, 1_000, 2_650])
    let scale = [model.scale.lowest, model.scale.baseline, model.scale.highest]
    #expect(scale == ["£850", "£1K", "£2K"])
    #expect(model.ticks.map(\.day) == [0, 1, 2])
    #expect(model.ticks.first?.label == "10 Apr 26")
    #expect(!model.isDebt)
  }

  @Test func `the ends of a scale that would look alike are told in full`() {
    let scale = drawn([1_000, 1_010]).scale
    let texts = [scale.lowest, scale.baseline, scale.highest]
    #expect(texts == ["£949.50", "£1,000", "£1,060.50"])
  }

  @Test func `rows tell each day's amount, and what is below zero`() throws {
    let penny = try #require(Decimal(string: "-0.01"))
    let rows = drawn([penny, 0, 9]).rows
    #expect(rows.map(\.date) == ["10 Apr 2026", "11 Apr 2026", "12 Apr 2026"])
    #expect(rows.map(\.amount) == ["-£0.01", "£0.00", "£9.00"])
    #expect(rows.map(\.isNegative) == [true, false, false])
  }

  @Test(arguments: [(92, "10 Jan 26"), (93, "Jan 26")])
  func `a history of three months is labelled by days, a longer one by months`(_ days: Int, _ expected: String) {
    let chart = BalanceChart([point(daysAgo: days), point(daysAgo: 0)], on: Samples.today)
    let label = chart.toUIModel(Self.british, Samples.currency("GBP")).ticks.first?.label
    #expect(label == expected)
  }

  @Test func `without points nothing is drawn`() {
    let model = drawn([])
    #expect(model.label == "")
    #expect(model.span == 0)
    #expect(model.ticks.isEmpty)
    let ends = [model.lowest, model.highest]
    #expect(ends == [0, 1_000])
  }

  private func drawn(_ amounts: [Decimal]) -> BalanceChartUIModel {
    let points = amounts.enumerated().map { point(daysAgo: amounts.count - 1 - $0, amount: $1) }
    return BalanceChart(points, on: Samples.today).toUIModel(Self.british, Samples.currency("GBP"))
  }

  private func point(daysAgo: Int, amount: Decimal = 1) -> BalancePoint {
    BalancePoint(date: Samples.today.adding(days: -daysAgo) ?? Samples.today, amount: .gbp(amount))
  }
}
