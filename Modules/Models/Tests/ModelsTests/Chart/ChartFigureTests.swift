import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The round figures beside a chart.
@Suite struct ChartFigureTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  private func labels(_ amounts: [Decimal]) -> [[String]] {
    drawn(amounts).figures.map { $0.map(\.label) }
  }

  private func drawn(_ amounts: [Decimal], _ code: String = "GBP") -> BalanceChartUIModel {
    let currency = Samples.currency(code)
    let points = amounts.enumerated().compactMap { index, amount -> BalancePoint? in
      let day = Samples.today.adding(days: index - amounts.count + 1)
      return day.flatMap { day in Money(rounding: amount, in: currency).map { BalancePoint(date: day, amount: $0) } }
    }
    return BalanceChart(points, on: Samples.today).toUIModel(Self.british, currency)
  }

  @Test(
    arguments: [
      ([1_000, 2_500, 2_000], [["£1,000", "£1,500", "£2,000", "£2,500"], ["£1K", "£2K"]]),
      ([-50, 100], [["-£50", "£0", "£50", "£100"], ["£0", "£100"]]),
      ([294_000, 352_000], [["£280K", "£300K", "£320K", "£340K", "£360K"], ["£300K", "£350K"]]),
      ([0, 0], [["£0"]]),
    ] as [([Decimal], [[String]])])
  func `figures are few and round, and say the whole amount`(_ amounts: [Decimal], _ expected: [[String]]) {
    let found = labels(amounts)
    #expect(found == expected)
  }

  @Test func `the months of a goal have zero among their figures`() {
    let months = [200, 150, -50].enumerated().map {
      ContributionMonthDomain(month: Samples.month(202_601 + $0.offset), net: .usd(Decimal($0.element)))
    }
    let chart = MonthChart(months).toUIModel(.english, Samples.currency("USD"))
    let labels = chart.figures.map { $0.map(\.label) }
    #expect(labels == [["-$50", "$0", "$50", "$100", "$150", "$200"], ["$0", "$100", "$200"], ["$0", "$200"]])
  }

  @Test func `figures of any amounts lie between the ends, in equal steps`() {
    let seed = UInt64.random(in: 0...(.max))
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let size = Decimal(sign: .plus, exponent: Int.random(in: -2...9, using: &random), significand: 1)
      let amounts = (0..<3).map { _ in Decimal(Int.random(in: -999...999, using: &random)) * size }
      for code in ["GBP", "JPY"] {
        let chart = drawn(amounts, code)
        for figures in chart.figures {
          let places = figures.map(\.amount)
          let steps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
          let isInside = places.allSatisfy { chart.lowest - 1...chart.highest + 1 ~= $0 }
          #expect(steps.count <= 1 && isInside, "seed \(seed): \(amounts) \(code) \(places)")
          #expect(figures.count <= 6, "seed \(seed): \(amounts)")
        }
        let counts = chart.figures.map(\.count)
        #expect(counts == counts.sorted(by: >), "seed \(seed): \(amounts)")
      }
    }
  }

  @Test func `the point that is read goes on by points, and stays at the ends`() {
    let days = [20_260_410, 20_260_411, 20_260_412].map { Samples.day($0) }
    let chart = BalanceChart(days.map { BalancePoint(date: $0, amount: .gbp(1)) }, on: Samples.today)
    let first = chart.day(-1, after: nil)
    let steps = [chart.day(-1, after: days[2]), chart.day(-9, after: days[2]), chart.day(1, after: days[2])]
    #expect(first == days[2])
    #expect(steps == [days[1], days[0], days[2]])
    let none = BalanceChart([], on: Samples.today).day(1, after: nil)
    #expect(none == nil)
  }

  @Test func `a day that is read has the amount that holds on it`() {
    let points = [(20_260_401, 5), (20_260_410, 7)].map { day, amount in
      BalancePoint(date: Samples.day(day), amount: .gbp(Decimal(amount)))
    }
    let chart = BalanceChart(points, on: Samples.today)
    let read = [20_260_331, 20_260_405, 20_260_412].map {
      chart.toUIModel(Self.british, Samples.currency("GBP"), reading: Samples.day($0)).reading?.row.amount
    }
    #expect(read == ["£5.00", "£5.00", "£7.00"])
    let picture = chart.toUIModel(Self.british, Samples.currency("GBP"), isTabulated: false)
    #expect(picture.rows.isEmpty && picture.points.count == 2)
  }
}
