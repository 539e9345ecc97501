import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities

/// The stores of net worth over the sample accounts, and what their repositories were asked.
@MainActor
struct AccountWorld {
  let accounts: any FinancialAccountStore
  let updates: any BalanceUpdateStore
  let portfolio: any PortfolioStore
  let rates: any ExchangeRateStore
  let accountLog: OperationLog
  let updateLog: OperationLog
  let portfolioLog: OperationLog
  let rateLog: OperationLog

  init() throws {
    let storage = try MockStorage(accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    accounts = FakeFinancialAccountStore.fake(on: storage)
    updates = FakeBalanceUpdateStore.fake(on: storage)
    portfolio = FakePortfolioStore.fake(on: storage)
    rates = FakeExchangeRateStore.fake(on: storage)
    accountLog = storage.log.of(FakeFinancialAccountRepository.self)
    updateLog = storage.log.of(FakeBalanceUpdateRepository.self)
    portfolioLog = storage.log.of(FakePortfolioRepository.self)
    rateLog = storage.log.of(FakeExchangeRateRepository.self)
  }

  /// An account of the samples, read.
  func account(_ name: String, on day: Int = 20_260_412) async throws -> FinancialAccountDomain {
    try await accounts.findOne(name, on: Samples.day(day))
  }

  /// An account that was made for a test, with its opening balance.
  @discardableResult
  func open(
    _ id: Int, _ provider: String, _ type: FinancialAccountType, _ amount: Decimal?, on day: Int = 20_260_401,
    in currency: String = "USD"
  ) async throws -> FinancialAccountDomain {
    let opening = amount.map {
      FinancialAccountDraft.Opening(id: Samples.id(id + 1_000), amount: Money($0, currency), date: Samples.day(day))
    }
    let draft = FinancialAccountDraft(
      id: Samples.id(id), provider: provider, type: type, currency: Samples.currency(currency), opening: opening)
    return try await accounts.create(draft, on: Samples.today)
  }

  /// The draft of an update.
  func draft(
    _ id: Int, _ account: FinancialAccountDomain, _ amount: Decimal, on day: Int = 20_260_412, note: String? = nil
  ) -> BalanceUpdateDraft {
    BalanceUpdateDraft(
      id: Samples.id(id), account: account, amount: Money(amount, account.currency.code), date: Samples.day(day),
      note: note)
  }

  func worth(
    on day: Int = 20_260_412, in currency: String = "USD", without exclusions: PortfolioExclusions = .none
  ) async throws -> PortfolioDomain {
    try await portfolio.portfolio(
      on: Samples.day(day), in: .chosen(Samples.currency(currency)), without: exclusions)
  }
}

extension FinancialAccountStore {
  /// The account that a text means.
  func findOne(_ text: String, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await findOne(NamedReference(reading: text, throwing: FinancialAccountError.self), on: day)
  }
}

extension PortfolioExclusions {
  static let pensionsOut = PortfolioExclusions(pensions: true)
}

/// The draft of a rate into dollars.
func rate(_ id: Int, _ currency: String, _ rate: String, on day: Int) -> ExchangeRateDraft {
  ExchangeRateDraft(
    id: Samples.id(id), currency: Samples.currency(currency), base: Samples.currency("USD"),
    rate: DecimalRatio(rate) ?? 0, date: Samples.day(day))
}
