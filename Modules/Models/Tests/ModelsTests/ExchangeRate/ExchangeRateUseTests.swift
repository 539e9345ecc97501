import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// Which of the stored rates convert an amount.
@Suite struct ExchangeRateUseTests {
  @Test func `a stored rate comes before one the other way, and that before two across another currency`() throws {
    let across = [stored("1 USD = 0.9 EUR", 20_260_109, 1), stored("1 EUR = 0.8 GBP", 20_260_109, 2)]
    #expect(try use(across).kind == .cross)
    let inverse = across + [stored("1 GBP = 1.25 USD", 20_260_105, 3)]
    #expect(try use(inverse).kind == .inverse)
    let direct = inverse + [stored("1 USD = 0.7 GBP", 20_260_101, 4)]
    #expect(try use(direct).kind == .direct)
    #expect(try use(direct.reversed()).rates.map(\.number) == [4])
  }

  @Test func `money is worth as much by a rate the other way`() throws {
    let portfolio = try portfolio([stored("1 GBP = 1.25 USD", 20_260_101, 1)])
    #expect(portfolio.netWorth == .gbp(80))
    #expect(portfolio.unconverted.isEmpty)
  }

  @Test(arguments: [
    (["1 USD = 0.8 EUR", "1 EUR = 0.5 GBP"], "0.4"), (["1 EUR = 1.6 USD", "1 EUR = 0.5 GBP"], "0.3125"),
    (["1 USD = 0.8 EUR", "1 GBP = 2 EUR"], "0.4"), (["1 EUR = 1.6 USD", "1 GBP = 2 EUR"], "0.3125"),
    (["1 EUR = 1.0823 USD", "1 EUR = 0.85 GBP"], "8500/10823"),
  ])
  func `each of two rates is taken as it is stored or the other way`(_ rates: [String], _ value: String) throws {
    let use = try use(rates.enumerated().map { stored($1, 20_260_101, $0 + 1) })
    #expect(use.exactText == value)
    #expect(use.through?.code == "EUR")
  }

  @Test func `of several crosses the one whose older rate is the latest counts, then the first by code`() throws {
    let old = [stored("1 USD = 1 AUD", 20_260_101, 1), stored("1 AUD = 1 GBP", 20_260_109, 2)]
    let new = [stored("1 USD = 2 CHF", 20_260_105, 3), stored("1 CHF = 1 GBP", 20_260_106, 4)]
    #expect(try use(old + new).through?.code == "CHF")
    let same = [stored("1 USD = 3 BGN", 20_260_105, 5), stored("1 BGN = 1 GBP", 20_260_108, 6)]
    let found = try use(old + new + same)
    #expect(found.through?.code == "BGN")
    #expect(found.date == Samples.day(20_260_105))
    #expect(try use((old + new + same).reversed()) == found)
  }

  @Test func `two other currencies in between are too many, and a rate of a currency in itself is none`() throws {
    let far = [
      stored("1 USD = 1 EUR", 20_260_101, 1), stored("1 EUR = 1 CHF", 20_260_101, 2),
      stored("1 CHF = 1 GBP", 20_260_101, 3),
    ]
    #expect(try portfolio(far).unconverted == [.usd(100)])
    #expect(try portfolio([stored("1 USD = 1 USD", 20_260_101, 1)]).unconverted == [.usd(100)])
  }

  @Test func `a later day's rate waits`() throws {
    let rates = [stored("1 GBP = 1.25 USD", 20_260_101, 1), stored("1 GBP = 2 USD", 20_260_113, 2)]
    #expect(try portfolio(rates).netWorth == .gbp(80))
  }

  @Test func `a fraction converts exactly, and what is left is rounded once`() throws {
    let portfolio = try portfolio([stored("1 USD = 1/0.92 GBP", 20_260_101, 1)])
    #expect(portfolio.netWorth == .gbp("108.70"))
    let third = try self.portfolio([stored("1 GBP = 3 USD", 20_260_101, 1)], amount: [1, 1, 1])
    #expect(third.netWorth == .gbp(1))
  }

  @Test func `a rate says which stored ones it was made of`() throws {
    let direct = try texts(["1 USD = 0.8 GBP"], .english)
    #expect(direct == ["1 USD = 0.8 GBP since Jan 1, 2026"])
    let inverse = try texts(["1 GBP = 1.0823 USD"], .english)
    #expect(inverse == ["1 USD = 0.9239582371 GBP since Jan 1, 2026, the inverse of 1 GBP = 1.0823 USD"])
    let cross = try texts(["1 EUR = 1.0823 USD", "1 EUR = 0.85 GBP"], .english)
    #expect(
      cross == [
        "1 USD = 0.7853645015 GBP since Jan 1, 2026, through EUR: 1 EUR = 1.0823 USD, 1 EUR = 0.85 GBP"
      ])
  }

  @Test func `a rate says it in French too`() throws {
    let cross = try texts(["1 EUR = 1.0823 USD", "1 EUR = 0.85 GBP"], .french).first
    #expect(cross?.hasSuffix(", en passant par EUR : 1 EUR = 1,0823 USD, 1 EUR = 0,85 GBP") == true)
    let inverse = try texts(["1 GBP = 1/0.92 USD"], .french).first
    #expect(inverse?.hasSuffix(", l’inverse de 1 GBP = 1/0,92 USD") == true)
  }

  private func texts(_ rates: [String], _ format: FormatContext) throws -> [String] {
    try portfolio(rates.enumerated().map { stored($1, 20_260_101, $0 + 1) }).toUIModel(format).rates
  }

  /// How dollars are converted into pounds.
  private func use(_ rates: [ExchangeRateDomain]) throws -> ExchangeRateUse {
    let rates = try portfolio(rates).rates
    return try #require(rates.first { $0.currency.code == "USD" })
  }

  private func portfolio(_ rates: [ExchangeRateDomain], amount: [Decimal] = [100]) throws -> PortfolioDomain {
    let entries = amount.map { Ledger.Entry(type: .cash, currency: "USD", updates: [20_260_101: $0]) }
    return try Ledger(entries: entries, rates: rates).portfolio(on: 20_260_112)
  }

  /// A rate as it is written: `1 EUR = 1.0823 USD`.
  private func stored(_ text: String, _ day: Int, _ number: Int) -> ExchangeRateDomain {
    let words = text.split(separator: " ").map(String.init)
    return ExchangeRateDomain(
      id: Samples.id(900 + number), number: number, currency: Samples.currency(words[1]),
      base: Samples.currency(words[4]), rate: DecimalRatio(words[3]) ?? 1, date: Samples.day(day))
  }
}
