import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Synchronization
import Testing

/// What every provider of accounts does.
@MainActor
@Suite struct FinancialAccountProviderTests {
  @Test func `W18 accounts are listed by balance, debts last`() async throws {
    let provider = try World().accounts
    try await provider.fetchAll(on: Samples.today)
    // 1 savings 150 (Apr 3), 2 card -50 (Apr 2), 3 pension 1050 (Apr 3), 4 wallet without a balance.
    for (sort, expected) in [
      (FinancialAccountSort.balance, [3, 1, 4, 2]), (.name, [2, 1, 3, 4]), (.type, [1, 3, 2, 4]),
      (.updated, [1, 3, 2, 4]),
    ] {
      let numbers = provider.financialAccounts(by: sort).map(\.number)
      #expect(numbers == expected, "\(sort)")
    }
  }

  @Test func `W18 accounts of several currencies stand as in the portfolio`() async throws {
    var yen = FinancialAccountEntity.savings
    yen.currency = "JPY"
    let world = try World(accounts: [yen, .card, .pension, .wallet])
    let dollars = Samples.currency("USD")
    for (rate, expected) in [(nil, [3, 4, 1, 2]), (Decimal(10), [1, 3, 4, 2]), (Decimal(1) / 100, [3, 1, 4, 2])] {
      if let rate {
        let draft = ExchangeRateDraft(
          id: Samples.id(60), currency: Samples.currency("JPY"), base: dollars, rate: DecimalRatio(rate),
          date: Samples.today)
        _ = try await world.rates.set(draft)
      }
      try await world.accounts.fetchAll(on: Samples.today, in: .chosen(dollars))
      let listed = world.accounts.financialAccounts(by: .balance)
      #expect(listed.map(\.number) == expected, "\(String(describing: rate))")
      let portfolio = try await world.portfolio.portfolio(on: Samples.today, in: .chosen(dollars), without: .none)
      #expect(portfolio.accounts == listed)
    }
  }

  @Test(arguments: ["", " ", "#", "#x", "a\u{0}"]) func `M25 text that can name nothing is refused as such`(
    _ text: String
  ) async throws {
    let provider = try World().accounts
    await #expect(throws: FinancialAccountError.unreadableReference(text)) {
      try await provider.findOne(text, on: Samples.today)
    }
  }
}

/// What every provider of balance updates does.
@MainActor
@Suite struct BalanceUpdateProviderTests {
  @Test func `updates stand newest first`() async throws {
    let providers = try World()
    let pension = try await providers.accounts.findOne("vanguard", on: Samples.today)
    try await providers.balances.fetchAll(of: .id(pension.id), matching: .all, on: Samples.today, page: .first)
    let old = BalanceUpdateDraft(id: Samples.id(50), account: pension, amount: .usd(900), date: Samples.day(20_260_402))
    let made = try await providers.balances.create(old)
    let numbers = providers.balances.balanceUpdates.map(\.number)
    #expect(numbers == [6, 5, 7, 4])
    let found = try await providers.balances.findOne(.number(7))
    #expect(found == made)
    let again = try await providers.balances.findOne(.id(made.id))
    #expect(again == made)
    let changed = try await providers.balances.update(
      BalanceUpdateDraft(id: made.id, account: pension, amount: .usd(901), date: made.date), on: Samples.today)
    #expect(changed.balanceUpdate.balance == .usd(901))
    let deleted = try await providers.balances.delete(by: made.id, of: pension)
    #expect(deleted == changed.balanceUpdate)
    #expect(providers.balances.balanceUpdates.count == 3)
  }

  @Test func `W22 the last update stays`() async throws {
    let providers = try World()
    let card = try await providers.accounts.findOne("chase", on: Samples.today)
    await #expect(throws: BalanceUpdateError.rule(.lastUpdateCantBeDeleted)) {
      try await providers.balances.delete(by: BalanceUpdateEntity.cardOnly.id, of: card)
    }
  }

  @Test func `rows are handed over, and a missing file is told`() async throws {
    let provider = try World().balances
    let bytes = Mutex(0)
    let count = try await provider.exportAll(of: nil) { more in bytes.withLock { $0 += more.count } }
    #expect(count == 6)
    let written = bytes.withLock { $0 }
    #expect(written > 0)
    let file = BalanceUpdateImport(source: .file(path: "/none"))
    await #expect(throws: BalanceUpdateImportError.unreadableFile(.missing(name: "/none"))) {
      try await provider.importAll(file) { _ in }
    }
  }
}

/// What every provider of the portfolio does.
@MainActor
@Suite struct PortfolioProviderTests {
  private let dollars = Samples.currency("USD")

  @Test func `W10 net worth is assets less debts`() async throws {
    let provider = try World().portfolio
    let portfolio = try await provider.portfolio(
      on: Samples.today, in: .chosen(dollars), without: PortfolioExclusions(pensions: true))
    #expect([portfolio.netWorth, portfolio.assets, portfolio.debt] == [.usd(100), .usd(150), .usd(-50)])
    let series = try await provider.series(through: Samples.today, in: .chosen(dollars), without: .none)
    #expect(series.points.last?.amount == .usd(1_150))
  }

  @Test func `without a currency the figures are in the one that all share`() async throws {
    let shared = try await World().portfolio.portfolio(on: Samples.today, in: .shared(orElse: nil), without: .none)
    #expect(shared.currency == dollars)
    var euros = FinancialAccountEntity.wallet
    euros.currency = "EUR"
    for accounts in [[FinancialAccountEntity.savings, euros], []] {
      let provider = try World(accounts: accounts).portfolio
      await #expect(throws: FinancialAccountError.rule(.missingCurrency)) {
        try await provider.portfolio(on: Samples.today, in: .shared(orElse: nil), without: .none)
      }
      await #expect(throws: FinancialAccountError.rule(.missingCurrency)) {
        try await provider.series(through: Samples.today, in: .shared(orElse: nil), without: .none)
      }
    }
  }

  @Test func `where no currency is shared, the figures are in the one that is given for that`() async throws {
    var euros = FinancialAccountEntity.wallet
    euros.currency = "EUR"
    for (accounts, expected) in [([euros], "EUR"), ([.savings, euros], "GBP")] {
      let provider = try World(accounts: accounts).portfolio
      let currency = ReportingCurrency.shared(orElse: Samples.currency("GBP"))
      let portfolio = try await provider.portfolio(on: Samples.today, in: currency, without: .none)
      let series = try await provider.series(through: Samples.today, in: currency, without: .none)
      #expect([portfolio.currency.code, series.currency.code] == [expected, expected])
    }
  }

  @Test func `a report has every account's days`() async throws {
    let found = try await World().portfolio.report(on: Samples.today, in: .shared(orElse: nil), without: .none)
    let report = try #require(found)
    #expect(report.portfolio.netWorth == .usd(1_150))
    #expect(report.accounts.map(\.account.number) == [1, 2, 3, 4])
    #expect(report.accounts.map(\.points.count) == [2, 1, 2, 0])
    #expect(report.series.points.count == 3)
  }

  @Test func `rates stand by currency, newest first`() async throws {
    let provider = try World().rates
    for (number, code, day) in [(1, "GBP", 20_260_101), (2, "EUR", 20_260_101), (3, "GBP", 20_260_201)] {
      let draft = ExchangeRateDraft(
        id: Samples.id(60 + number), currency: Samples.currency(code), base: dollars,
        rate: DecimalRatio(Decimal(number)), date: Samples.day(day))
      _ = try await provider.set(draft)
    }
    let made = provider.exchangeRates.map(\.number)
    #expect(made == [2, 3, 1])
    try await provider.fetchAll()
    #expect(provider.exchangeRates.map(\.number) == [2, 3, 1])
    let found = try await provider.findOne(.number(2))
    let again = try await provider.findOne(.id(found.id))
    #expect(found == again)
    let deleted = try await provider.delete(.id(found.id))
    #expect(deleted == found)
    await #expect(throws: ExchangeRateError.missing) { try await provider.findOne(.number(2)) }
    #expect(provider.exchangeRates.map(\.number) == [3, 1])
  }
}
