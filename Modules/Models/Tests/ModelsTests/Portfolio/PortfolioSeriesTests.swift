import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// The net worth from day to day.
@Suite struct PortfolioSeriesTests {
  @Test func `W19 the history has a point for each day with an update (REC)`() throws {
    let series = try PortfolioDomainTests.example.series(through: 20_260_131)
    #expect(series.points.map(\.date.rawValue) == [20_260_101, 20_260_102, 20_260_103])
    #expect(series.points.map(\.amount.decimal) == [100, 50, 100])
    let earlier = try PortfolioDomainTests.example.series(through: 20_260_102)
    #expect(earlier.points.count == 2)
  }

  @Test func `W19 history series for what is included`() throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 10]), .init(type: .pension, updates: [20_260_102: 100]),
      .init(type: .mortgage, updates: [20_260_102: -500, 20_260_103: -400]),
    ])
    let all = try ledger.series(through: 20_260_131).points.map(\.amount.decimal)
    #expect(all == [10, -390, -290])
    let assets = try ledger.series(through: 20_260_131, without: .init(pensions: true, mortgage: true)).points
    #expect(assets.map(\.amount.decimal) == [10])
  }

  @Test func `each day has the latest rate until then`() throws {
    var ledger = Ledger(entries: [
      .init(type: .cash, currency: "EUR", updates: [20_260_101: 10, 20_260_102: 11, 20_260_103: 12])
    ])
    ledger.rates = [
      rate("EUR", 2, on: 20_260_102, number: 1), rate("EUR", 1, on: 20_260_101, number: 2),
      rate("EUR", 4, on: 20_260_103, number: 3), rate("EUR", 9, on: 20_260_104, number: 4),
    ]
    #expect(try ledger.series(through: 20_260_103).points.map(\.amount.decimal) == [10, 22, 48])
  }

  @Test func `W21 two updates on one day are one point`() throws {
    let ledger = Ledger(entries: [.init(type: .cash, updates: [20_260_412: 10, 20_260_412: 30])])
    let points = try ledger.series(through: 20_260_412).points
    #expect(points.map(\.amount.decimal) == [30])
  }

  @Test(arguments: 1...20)
  func `W20 figures and series are what a count from scratch gives`(_ seed: Int) throws {
    var random = SampleGenerator(seed: UInt64(seed))
    let ledger = Self.ledger(&random)
    let last = 20_260_128
    for exclusions in Self.exclusions {
      let series = try ledger.series(through: last, without: exclusions)
      let expected = series.points.map { BalancePoint(date: $0.date, amount: netWorth(ledger, $0.date, exclusions)) }
      #expect(series.points == expected)
      for day in stride(from: 20_260_101, through: last, by: 3) {
        let figure = try ledger.portfolio(on: day, without: exclusions).netWorth
        let counted = netWorth(ledger, Samples.day(day), exclusions)
        #expect(figure == counted)
      }
    }
  }

  private static let exclusions = [false, true].flatMap { pensions in
    [false, true].map { PortfolioExclusions(pensions: pensions, mortgage: $0) }
  }

  private static func ledger(_ random: inout SampleGenerator) -> Ledger {
    Ledger(
      entries: FinancialAccountType.allCases.map { type in
        let updates = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          let day = Int.random(in: 20_260_101...20_260_128, using: &random)
          return (day: day, balance: Decimal(Int.random(in: -50...50, using: &random)))
        }
        return Ledger.Entry(type: type, list: updates)
      })
  }

  private func netWorth(_ ledger: Ledger, _ day: CalendarDay, _ exclusions: PortfolioExclusions) -> Money {
    let sum = ledger.entries.filter { exclusions.include($0.type.component) }
      .reduce(Decimal(0)) { $0 + (Ledger.balance($1, on: day.rawValue) ?? 0) }
    return .gbp(sum)
  }
}
