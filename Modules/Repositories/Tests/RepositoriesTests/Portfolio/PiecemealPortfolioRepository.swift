import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities

/// Reads a report in two snapshots with a write between them, as a hand-written double easily could.
struct PiecemealPortfolioRepository: PortfolioRepository {
  let base: FakePortfolioRepository
  let updates: FakeBalanceUpdateRepository

  func fetchReport(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord {
    let early = try await base.fetchReport(on: day)
    let count = early.accounts.reduce(0) { $0 + $1.record.count }
    let meanwhile = BalanceUpdateEntity(
      id: Samples.id(5_000 + count), accountID: FinancialAccountEntity.savings.id, balanceMinor: Int64(1 + count),
      date: Samples.day(20_260_410))
    _ = try await updates.insert(meanwhile)
    let late = try await base.fetchReport(on: day)
    return PortfolioReportRecord(accounts: early.accounts, days: late.days, rates: late.rates)
  }

  func fetchPortfolio(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> PortfolioRecord {
    try await self.base.fetchPortfolio(on: day, in: base)
  }

  func fetchHistory(through day: CalendarDay, in base: String) async throws(RepositoryError) -> PortfolioHistoryRecord {
    try await self.base.fetchHistory(through: day, in: base)
  }
}
