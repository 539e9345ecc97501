import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// A portfolio in several currencies.
@Suite struct PortfolioCurrencyTests {
  /// 100 pounds, 10 dollars, and from the next day on 30 euros.
  private let ledger = Ledger(entries: [
    .init(type: .cash, updates: [20_260_101: 100]),
    .init(type: .foreignCurrency, currency: "USD", updates: [20_260_101: 10]),
    .init(type: .foreignCurrency, currency: "EUR", updates: [20_260_102: 30]),
  ])

  @Test func `W34 currencies are added up only with a known rate (REC)`() throws {
    let none = try ledger.portfolio(on: 20_260_102)
    #expect(none.netWorth == .gbp(100))
    let missing = none.unconverted
    #expect(missing == [.eur(30), .usd(10)])
    var ledger = ledger
    ledger.rates = [rate("USD", try decimal("0.75"), on: 20_260_102)]
    let some = try ledger.portfolio(on: 20_260_102)
    #expect(some.netWorth == .gbp("107.50"))
    #expect(some.rates.flatMap(\.rates) == ledger.rates)
    #expect(some.unconverted.map(\.currency.code) == ["EUR"])
    let before = try ledger.portfolio(on: 20_260_101)
    #expect(before.netWorth == .gbp(100))
    #expect(before.rates.isEmpty)
  }

  @Test func `the latest rate up to the day counts, and on a day the one entered last`() throws {
    var ledger = ledger
    ledger.rates = [
      rate("USD", 2, on: 20_260_102, number: 3), rate("USD", 9, on: 20_260_102, number: 2),
      rate("USD", 1, on: 20_260_101), rate("EUR", 1, on: 20_260_101, number: 4),
      rate("CHF", 5, on: 20_260_101, number: 5),
    ]
    #expect(try ledger.portfolio(on: 20_260_101).netWorth == .gbp(110))
    let later = try ledger.portfolio(on: 20_260_105)
    #expect(later.netWorth == .gbp(150))
    #expect(later.rates.flatMap(\.rates).map(\.number) == [4, 3])
  }

  @Test func `a figure is rounded once, at its end`() throws {
    let third = try decimal("0.333")
    let ledger = Ledger(
      entries: [
        .init(type: .cash, currency: "USD", updates: [20_260_101: try decimal("0.01")]),
        .init(type: .pension, currency: "USD", updates: [20_260_101: try decimal("0.01")]),
      ], rates: [rate("USD", third, on: 20_260_101)])
    #expect(try ledger.portfolio(on: 20_260_101).netWorth == .gbp("0.01"))
  }

  @Test func `a change is rounded once, at its end`() throws {
    let ledger = Ledger(
      entries: [
        .init(type: .loan, currency: "USD", updates: [20_260_101: try decimal("-0.01")]),
        .init(type: .savingsAccount, currency: "USD", updates: [20_260_101: 1, 20_260_102: try decimal("1.09")]),
      ], rates: [rate("USD", try decimal("1.0875"), on: 20_260_101)])
    let change = try ledger.portfolio(on: 20_260_102).change
    let tenth = Money.gbp("0.10")
    let expected = PortfolioChange(since: Samples.day(20_260_101), netWorth: tenth, assets: tenth, debt: .gbp(0))
    #expect(change == expected)
  }

  @Test(arguments: 1...30)
  func `a change is the rounded difference of exact sums`(_ seed: Int) throws {
    var random = SampleGenerator(seed: UInt64(seed))
    let ledger = Self.ledger(&random)
    let change = try #require(try ledger.portfolio(on: 20_260_102).change)
    func expected(_ isCounted: (FinancialAccountType) -> Bool) -> Money? {
      let exact = ledger.entries.filter { isCounted($0.type) }
        .map { worth($0, on: 20_260_102, ledger) - worth($0, on: 20_260_101, ledger) }
      return Money(rounding: exact.reduce(0, +), in: Samples.currency("GBP"))
    }
    #expect(change.netWorth == expected { _ in true })
    #expect(change.assets == expected { !$0.isDebt })
    #expect(change.debt == expected(\.isDebt))
  }

  @Test func `a change counts only what has a rate on both days`() throws {
    var ledger = ledger
    ledger.rates = [rate("USD", 2, on: 20_260_102), rate("EUR", 1, on: 20_260_101, number: 2)]
    let portfolio = try ledger.portfolio(on: 20_260_102)
    #expect(portfolio.netWorth == .gbp(150))
    #expect(portfolio.change?.netWorth == .gbp(30))
  }

  @Test func `a change counts all of a currency that there was none of before, at its first rate`() throws {
    var ledger = ledger
    ledger.rates = [rate("USD", 1, on: 20_260_101), rate("EUR", 2, on: 20_260_102, number: 2)]
    let portfolio = try ledger.portfolio(on: 20_260_102)
    let change = try #require(portfolio.change)
    let points = try ledger.series(through: 20_260_102).points.map(\.amount)
    #expect(points == [.gbp(110), .gbp(170)])
    #expect(change.netWorth == .gbp(60))
    #expect(change.assets == .gbp(60))
    #expect(change.debt == .gbp(0))
  }

  @Test func `a balance of 0 before needs no rate either, nor does what cancels out`() throws {
    let ledger = Ledger(
      entries: [
        .init(type: .cash, updates: [20_260_101: 100]),
        .init(type: .cash, currency: "EUR", updates: [20_260_101: 0, 20_260_102: 30]),
        .init(type: .cash, currency: "USD", updates: [20_260_101: 10, 20_260_102: 15]),
        .init(type: .loan, currency: "USD", updates: [20_260_101: -10]),
      ], rates: [rate("EUR", 2, on: 20_260_102), rate("USD", 1, on: 20_260_102, number: 2)])
    let change = try #require(try ledger.portfolio(on: 20_260_102).change)
    #expect(change.netWorth == .gbp(65))
    #expect(change.assets == .gbp(60))
    #expect(change.debt == .gbp(0))
  }

  @Test func `excluded money without a rate before doesn't keep included money out of a change`() throws {
    let ledger = Ledger(
      entries: [
        .init(type: .cash, updates: [20_260_101: 100]),
        .init(type: .pension, currency: "EUR", updates: [20_260_101: 50]),
        .init(type: .cash, currency: "EUR", updates: [20_260_102: 30]),
      ], rates: [rate("EUR", 2, on: 20_260_102)])
    let without = try ledger.portfolio(on: 20_260_102, without: .init(pensions: true))
    #expect(without.change?.netWorth == .gbp(60))
    let with = try ledger.portfolio(on: 20_260_102)
    #expect(with.change?.netWorth == .gbp(0))
  }

  @Test func `a series counts money from its first rate on, and says what is missing`() throws {
    var ledger = ledger
    ledger.rates = [rate("USD", 2, on: 20_260_102)]
    let series = try ledger.series(through: 20_260_102)
    #expect(series.points.map(\.amount) == [.gbp(100), .gbp(120)])
    #expect(series.unconverted.map(\.code) == ["EUR", "USD"])
    let note = series.note(.english)
    #expect(note == "Days without a rate leave out money in EUR, USD.")
  }

  @Test(arguments: [false, true])
  func `a mortgage without a rate isn't 0, excluded or not`(_ isExcluded: Bool) throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 100]),
      .init(type: .cash, currency: "USD", updates: [20_260_101: 50]),
      .init(type: .mortgage, currency: "USD", updates: [20_260_101: -900]),
    ])
    let portfolio = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: isExcluded))
    #expect(portfolio.debtLabel == .mortgage)
    #expect(portfolio.debt == .gbp(0))
    #expect(portfolio.unconverted == [.usd(isExcluded ? 50 : -850)])
    #expect(portfolio.unconvertedDebt == [.usd(-900)])
  }

  @Test func `a debt that isn't shown is missing nowhere`() throws {
    var ledger = Ledger(entries: [
      .init(type: .loan, updates: [20_260_101: -100]),
      .init(type: .mortgage, currency: "USD", updates: [20_260_101: -900]),
    ])
    let excluded = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: true))
    #expect(excluded.unconvertedDebt.isEmpty)
    ledger.rates = [rate("USD", 2, on: 20_260_101)]
    let known = try ledger.portfolio(on: 20_260_101)
    #expect(known.unconvertedDebt.isEmpty)
    #expect(known.debt == .gbp(-1900))
  }

  @Test func `a sum that no amount can hold is refused`() {
    let most = Decimal(sign: .plus, exponent: 18, significand: 9)
    let ledger = Ledger(
      entries: [.init(type: .cash, currency: "JPY", updates: [20_260_101: most])],
      rates: [rate("JPY", ExchangeRateDomain.range.upperBound, on: 20_260_101)])
    #expect(throws: RepositoryError.storage(.outOfRange)) { try ledger.portfolio(on: 20_260_101) }
    #expect(throws: RepositoryError.storage(.outOfRange)) { try ledger.series(through: 20_260_101) }
  }

  /// An account of each type in dollars, yen or dinars, with balances and rates on both days.
  private static func ledger(_ random: inout SampleGenerator) -> Ledger {
    let days = [20_260_101, 20_260_102]
    func amount(_ code: String) -> Decimal {
      Money(minorUnits: .random(in: -999...999, using: &random), in: Samples.currency(code)).decimal
    }
    let entries = FinancialAccountType.allCases.map { type in
      let code = ["USD", "JPY", "BHD"].randomElement(using: &random) ?? "USD"
      return Ledger.Entry(type: type, currency: code, list: days.map { (day: $0, balance: amount(code)) })
    }
    let rates = days.flatMap { day in
      ["USD", "JPY", "BHD"].enumerated().map { index, code in
        let value = Decimal(Int.random(in: 1...30_000, using: &random)) / 10_000
        return rate(code, value, on: day, number: day % 10 * 10 + index)
      }
    }
    return Ledger(entries: entries, rates: rates)
  }

  private func worth(_ entry: Ledger.Entry, on day: Int, _ ledger: Ledger) -> Decimal {
    let rate = ledger.rates.last { $0.currency.code == entry.currency && $0.date.rawValue <= day }
    return (Ledger.balance(entry, on: day) ?? 0) * (rate?.rate.numerator ?? 0)
  }

  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }
}
