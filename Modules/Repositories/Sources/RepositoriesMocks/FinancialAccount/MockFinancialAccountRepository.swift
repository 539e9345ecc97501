public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories
public import ModuloUtilities

/// Accounts in memory: the same rules as the default, with a log of the calls and failures on demand.
public struct MockFinancialAccountRepository: FinancialAccountRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultFinancialAccountRepository

  /// - Parameter manager: Share one with the balance updates' repository, whose rows make the balances.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultFinancialAccountRepository(storage: InMemoryRepository(manager: manager))
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try log.record("fetchAll")
    return try await base.fetchAll(on: day)
  }

  public func fetchAll(
    matching reference: FinancialAccountReference, on day: CalendarDay
  ) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try log.record("fetchAll")
    return try await base.fetchAll(matching: reference, on: day)
  }

  public func fetchDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialAccountDetailedRecord? {
    try log.record("fetchDetailed")
    return try await base.fetchDetailed(by: id, on: day, page: page)
  }

  public func fetchAllDetailed(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord {
    try log.record("fetchAllDetailed")
    return try await base.fetchAllDetailed(on: day)
  }

  public func fetchPortfolio(
    on day: CalendarDay, in base: String
  ) async throws(RepositoryError) -> PortfolioRecord {
    try log.record("fetchPortfolio")
    return try await self.base.fetchPortfolio(on: day, in: base)
  }

  public func fetchHistory(
    through day: CalendarDay, in base: String
  ) async throws(RepositoryError) -> PortfolioHistoryRecord {
    try log.record("fetchHistory")
    return try await self.base.fetchHistory(through: day, in: base)
  }

  public func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try log.record("insert")
    return try await base.insert(account, opening: opening)
  }

  @discardableResult
  public func update(
    _ account: FinancialAccountEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try log.record("update")
    return try await base.update(account, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord {
    try log.record("delete")
    return try await base.delete(by: id, on: day)
  }
}
