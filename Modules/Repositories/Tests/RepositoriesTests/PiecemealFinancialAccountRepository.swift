import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities

/// Reads a report in two snapshots, between which somebody writes: what a hand-written double could easily do.
struct PiecemealFinancialAccountRepository: FinancialAccountRepository {
  let base: MockFinancialAccountRepository
  let updates: MockBalanceUpdateRepository

  func fetchAllDetailed(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord {
    let early = try await base.fetchAllDetailed(on: day)
    let count = early.accounts.reduce(0) { $0 + $1.record.count }
    let meanwhile = BalanceUpdateEntity(
      id: Samples.id(5_000 + count), accountID: FinancialAccountEntity.savings.id, balanceMinor: Int64(1 + count),
      date: Samples.day(20_260_410))
    _ = try await updates.insert(meanwhile)
    let late = try await base.fetchAllDetailed(on: day)
    return PortfolioReportRecord(accounts: early.accounts, days: late.days, rates: late.rates)
  }

  func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try await base.fetchAll(on: day)
  }

  func fetchAll(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try await base.fetchAll(matching: reference, on: day)
  }

  func fetchOne(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord? {
    try await base.fetchOne(by: id, on: day)
  }

  func fetchOne(nameKey: String, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord? {
    try await base.fetchOne(nameKey: nameKey, on: day)
  }

  func fetchDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialAccountDetailedRecord? {
    try await base.fetchDetailed(by: id, on: day, page: page)
  }

  func fetchPortfolio(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> PortfolioRecord {
    try await self.base.fetchPortfolio(on: day, in: base)
  }

  func fetchHistory(through day: CalendarDay, in base: String) async throws(RepositoryError) -> PortfolioHistoryRecord {
    try await self.base.fetchHistory(through: day, in: base)
  }

  func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await base.insert(account, opening: opening)
  }

  func update(
    _ account: FinancialAccountEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await base.update(account, on: day)
  }

  func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord {
    try await base.delete(by: id, on: day)
  }
}
