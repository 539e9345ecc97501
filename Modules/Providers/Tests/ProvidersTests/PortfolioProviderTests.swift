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

/// The providers that a contract of net worth is tried on, over the sample accounts, made anew for each test.
struct NetWorthSubject: CustomTestStringConvertible, Sendable {
  struct Providers {
    let accounts: any FinancialAccountProvider
    let balances: any BalanceUpdateProvider
    let portfolio: any PortfolioProvider
  }

  let testDescription: String
  let make: @MainActor @Sendable ([FinancialAccountEntity]) throws -> Providers

  @MainActor func callAsFunction(_ accounts: [FinancialAccountEntity] = .samples) throws -> Providers {
    try make(accounts)
  }

  static let all = [
    NetWorthSubject(testDescription: "default") { accounts in
      let stores = try Stores(accounts)
      return Providers(
        accounts: DefaultFinancialAccountProvider(store: stores.accounts, portfolio: stores.portfolio),
        balances: DefaultBalanceUpdateProvider(store: stores.balances),
        portfolio: DefaultPortfolioProvider(store: stores.portfolio, accounts: stores.accounts))
    },
    NetWorthSubject(testDescription: "mock") { accounts in
      let stores = try Stores(accounts)
      return Providers(
        accounts: MockFinancialAccountProvider(store: stores.accounts, portfolio: stores.portfolio),
        balances: MockBalanceUpdateProvider(store: stores.balances),
        portfolio: MockPortfolioProvider(store: stores.portfolio, accounts: stores.accounts))
    },
  ]

  @MainActor private struct Stores {
    let accounts: MockFinancialAccountStore
    let balances: MockBalanceUpdateStore
    let portfolio: MockPortfolioStore

    init(_ rows: [FinancialAccountEntity]) throws {
      let ids = Set(rows.map(\.id))
      let manager = try MockDataContextManager(
        accounts: rows, updates: BalanceUpdateEntity.samples.filter { ids.contains($0.accountID) })
      let repository = MockFinancialAccountRepository(manager: manager)
      accounts = MockFinancialAccountStore(repository: repository)
      balances = MockBalanceUpdateStore(repository: MockBalanceUpdateRepository(manager: manager))
      portfolio = MockPortfolioStore(
        accounts: repository, rates: MockExchangeRateRepository(manager: manager))
    }
  }
}

extension [FinancialAccountEntity] {
  fileprivate static var samples: Self { FinancialAccountEntity.samples }
}

/// What every provider of accounts does.
@MainActor
@Suite struct FinancialAccountProviderTests {
  @Test(arguments: NetWorthSubject.all) func `W18 account order`(_ subject: NetWorthSubject) async throws {
    let provider = try subject().accounts
    try await provider.fetchAll(on: Samples.today)
    // 1 savings 150 (Apr 3), 2 card -50 (Apr 2), 3 pension 1050 (Apr 3), 4 wallet without a balance.
    for (sort, expected) in [
      (AccountSort.balance, [3, 1, 4, 2]), (.name, [2, 1, 3, 4]), (.type, [1, 3, 2, 4]), (.updated, [1, 3, 2, 4]),
    ] {
      let numbers = provider.financialAccounts(by: sort).map(\.number)
      #expect(numbers == expected, "\(sort)")
    }
  }

  @Test(arguments: NetWorthSubject.all)
  func `W18 accounts of several currencies stand as in the portfolio`(_ subject: NetWorthSubject) async throws {
    var yen = FinancialAccountEntity.savings
    yen.currency = "JPY"
    let subject = try subject([yen, .card, .pension, .wallet])
    let dollars = Samples.currency("USD")
    for (rate, expected) in [(nil, [3, 4, 1, 2]), (Decimal(10), [1, 3, 4, 2]), (Decimal(1) / 100, [3, 1, 4, 2])] {
      if let rate {
        let draft = ExchangeRateDraft(
          id: Samples.id(60), currency: Samples.currency("JPY"), base: dollars, rate: rate, date: Samples.today)
        _ = try await subject.portfolio.create(draft)
      }
      try await subject.accounts.fetchAll(on: Samples.today, in: dollars)
      let listed = subject.accounts.financialAccounts(by: .balance)
      #expect(listed.map(\.number) == expected, "\(String(describing: rate))")
      let portfolio = try await subject.portfolio.portfolio(on: Samples.today, in: dollars, without: .none)
      #expect(portfolio.accounts == listed)
    }
  }

  @Test(arguments: ["", " ", "#", "#x", "a\u{0}"]) func `M25 text that can name nothing is refused as such`(
    _ text: String
  ) async throws {
    for subject in NetWorthSubject.all {
      let provider = try subject().accounts
      await #expect(throws: FinancialAccountError.unreadableReference(text)) {
        try await provider.findOne(text, on: Samples.today)
      }
    }
  }

  @Test(arguments: NetWorthSubject.all) func `intents are passed on`(_ subject: NetWorthSubject) async throws {
    let provider = try subject().accounts
    let opening = FinancialAccountDraft.Opening(id: Samples.id(51), amount: 5, date: Samples.today)
    let draft = FinancialAccountDraft(
      id: Samples.id(50), provider: "Monzo", type: .loan, currency: Samples.currency("USD"), opening: opening)
    let made = try await provider.create(draft, on: Samples.today)
    #expect(made.balance == -5)
    let found = try await provider.findOne("monz", on: Samples.today)
    #expect(found == made)
    let details = try await provider.findOneDetailed(by: made.id, on: Samples.today, page: .first)
    #expect(details.updates.map(\.id) == [Samples.id(51)])
    let renamed = FinancialAccountDraft(
      id: made.id, provider: "Monzo", name: "Bills", type: .loan, currency: made.currency)
    let changed = try await provider.update(renamed, on: Samples.today)
    #expect(changed.name == "Bills")
    let deleted = try await provider.delete(by: made.id, on: Samples.today)
    #expect(deleted == changed)
    let id = made.id.uuidString
    await #expect(throws: FinancialAccountError.notFound(id)) {
      try await provider.findOne(by: made.id, on: Samples.today)
    }
  }
}

/// What every provider of balance updates does.
@MainActor
@Suite struct BalanceUpdateProviderTests {
  @Test(arguments: NetWorthSubject.all) func `updates stand newest first`(_ subject: NetWorthSubject) async throws {
    let providers = try subject()
    let pension = try await providers.accounts.findOne("vanguard", on: Samples.today)
    try await providers.balances.fetchAll(for: pension, page: .first)
    let old = BalanceUpdateDraft(id: Samples.id(50), account: pension, amount: 900, date: Samples.day(20_260_402))
    let made = try await providers.balances.create(old)
    let numbers = providers.balances.balanceUpdates.map(\.number)
    #expect(numbers == [6, 5, 7, 4])
    let found = try await providers.balances.findOne(.number(7))
    #expect(found == made)
    let again = try await providers.balances.findOne(by: made.id, of: pension)
    #expect(again == made)
    let deleted = try await providers.balances.delete(by: made.id, of: pension)
    #expect(deleted == made)
    #expect(providers.balances.balanceUpdates.count == 3)
  }

  @Test(arguments: NetWorthSubject.all)
  func `W22 the last update stays`(_ subject: NetWorthSubject) async throws {
    let providers = try subject()
    let card = try await providers.accounts.findOne("chase", on: Samples.today)
    await #expect(throws: BalanceUpdateError.lastUpdateCantBeDeleted) {
      try await providers.balances.delete(by: Samples.id(2_003), of: card)
    }
  }

  @Test(arguments: NetWorthSubject.all)
  func `rows are handed over, and a missing file is told`(_ subject: NetWorthSubject) async throws {
    let provider = try subject().balances
    let bytes = Mutex(0)
    let count = try await provider.exportAll(of: nil) { more in bytes.withLock { $0 += more.count } }
    #expect(count == 6)
    let written = bytes.withLock { $0 }
    #expect(written > 0)
    let file = BalanceImport(source: .file(path: "/none"))
    await #expect(throws: BalanceImportError.unreadableFile(.missing(name: "/none"))) {
      try await provider.importAll(file) { _ in }
    }
  }
}

/// What every provider of the portfolio does.
@MainActor
@Suite struct PortfolioProviderTests {
  private let dollars = Samples.currency("USD")

  @Test(arguments: NetWorthSubject.all) func `W10 net worth`(_ subject: NetWorthSubject) async throws {
    let provider = try subject().portfolio
    let portfolio = try await provider.portfolio(
      on: Samples.today, in: dollars, without: PortfolioExclusions(pensions: true))
    #expect([portfolio.netWorth, portfolio.assets, portfolio.debt] == [100, 150, -50])
    let series = try await provider.series(through: Samples.today, in: dollars, without: .none)
    #expect(series.points.last?.amount == 1_150)
  }

  @Test(arguments: NetWorthSubject.all)
  func `a currency that nobody named is the one that all share`(_ subject: NetWorthSubject) async throws {
    let shared = try await subject().portfolio.portfolio(on: Samples.today, in: nil, without: .none)
    #expect(shared.currency == dollars)
    var euros = FinancialAccountEntity.wallet
    euros.currency = "EUR"
    for accounts in [[FinancialAccountEntity.savings, euros], []] {
      let provider = try subject(accounts).portfolio
      await #expect(throws: FinancialAccountError.missingCurrency) {
        try await provider.portfolio(on: Samples.today, in: nil, without: .none)
      }
      await #expect(throws: FinancialAccountError.missingCurrency) {
        try await provider.series(through: Samples.today, in: nil, without: .none)
      }
    }
  }

  @Test(arguments: NetWorthSubject.all) func `a report has every account's days`(_ subject: NetWorthSubject)
    async throws
  {
    let found = try await subject().portfolio.report(on: Samples.today, in: nil, without: .none)
    let report = try #require(found)
    #expect(report.portfolio.netWorth == 1_150)
    #expect(report.accounts.map(\.account.number) == [1, 2, 3, 4])
    #expect(report.accounts.map(\.points.count) == [2, 1, 2, 0])
    #expect(report.series.points.count == 3)
  }

  @Test(arguments: NetWorthSubject.all)
  func `rates stand by currency, newest first`(_ subject: NetWorthSubject) async throws {
    let provider = try subject().portfolio
    for (number, code, day) in [(1, "GBP", 20_260_101), (2, "EUR", 20_260_101), (3, "GBP", 20_260_201)] {
      let draft = ExchangeRateDraft(
        id: Samples.id(60 + number), currency: Samples.currency(code), base: dollars, rate: Decimal(number),
        date: Samples.day(day))
      _ = try await provider.create(draft)
    }
    try await provider.fetchRates()
    #expect(provider.exchangeRates.map(\.number) == [2, 3, 1])
    let found = try await provider.findRate(.number(2))
    let again = try await provider.findRate(.id(found.id))
    #expect(found == again)
    let deleted = try await provider.deleteRate(by: found.id)
    #expect(deleted == found)
    await #expect(throws: ExchangeRateError.notFound) { try await provider.findRate(.number(2)) }
    #expect(provider.exchangeRates.map(\.number) == [3, 1])
  }
}
