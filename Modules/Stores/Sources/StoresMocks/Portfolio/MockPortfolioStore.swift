public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import ModuloUtilities
public import Observation

/// What all accounts are worth, on the doubles of the layer below: the rules of the default, logs of the calls, failures
/// on demand.
@MainActor
@Observable
public final class MockPortfolioStore: PortfolioStore {
  /// What the accounts' repository below was asked; plan its failures here.
  public var log: CallLog { accounts.log }
  /// The same of the rates' repository.
  public var rateLog: CallLog { rates.log }
  public var exchangeRates: [ExchangeRateDomain] { base.exchangeRates }
  @ObservationIgnored private let accounts: MockFinancialAccountRepository
  @ObservationIgnored private let rates: MockExchangeRateRepository
  @ObservationIgnored private let base: DefaultPortfolioStore

  public init(accounts: MockFinancialAccountRepository, rates: MockExchangeRateRepository) {
    self.accounts = accounts
    self.rates = rates
    base = DefaultPortfolioStore(accounts: accounts, rates: rates)
  }

  public func portfolio(
    on day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await base.portfolio(on: day, in: currency, without: exclusions)
  }

  public func series(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await base.series(through: day, in: currency, without: exclusions)
  }

  public func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    try await base.report(on: day, in: currency, without: exclusions)
  }

  public func fetchAllRates() async throws(ExchangeRateError) { try await base.fetchAllRates() }

  @discardableResult
  public func setRate(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await base.setRate(draft)
  }

  @discardableResult
  public func deleteRate(
    _ reference: ExchangeRateReference
  ) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await base.deleteRate(reference)
  }

  public func merge(_ fresh: [ExchangeRateDomain]) { base.merge(fresh) }
}
