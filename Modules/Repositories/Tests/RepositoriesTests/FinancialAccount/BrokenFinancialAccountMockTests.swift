import Foundation
import ModuloModels
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import Testing

/// A double that forgets a rule of net worth is found out by the contract.
@Suite(.temporaryFolder) struct BrokenFinancialAccountMockTests {
  @Test func `a mock that gives up the last balance fails the contract`() async {
    let broken = AccountSubject(testDescription: "broken") {
      let storage = try MockStorage()
      return AccountWorld(
        accounts: FakeFinancialAccountRepository.fake(on: storage),
        updates: CarelessBalanceUpdateRepository(base: FakeBalanceUpdateRepository.fake(on: storage)),
        portfolio: FakePortfolioRepository.fake(on: storage),
        rates: FakeExchangeRateRepository.fake(on: storage))
    }
    await withKnownIssue {
      try await BalanceUpdateRepositoryTests().`W22 delete last update refused`(broken)
    }
  }

  @Test func `a mock that reports in two moments fails the contract`() async {
    let broken = AccountSubject(testDescription: "broken") {
      let storage = try MockStorage()
      let updates = FakeBalanceUpdateRepository.fake(on: storage)
      return AccountWorld(
        accounts: FakeFinancialAccountRepository.fake(on: storage), updates: updates,
        portfolio: PiecemealPortfolioRepository(base: FakePortfolioRepository.fake(on: storage), updates: updates),
        rates: FakeExchangeRateRepository.fake(on: storage))
    }
    await withKnownIssue {
      try await PortfolioReportRepositoryTests().`a report is one moment, whatever is written meanwhile`(broken)
    }
  }
}

/// Says that it deleted what it was asked to: what a hand-written double could easily do.
private struct CarelessBalanceUpdateRepository: BalanceUpdateRepository {
  let base: FakeBalanceUpdateRepository

  func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> EntryList<BalanceUpdateEntity, FinancialAccountRecord> {
    try await base.fetchAll(of: reference, matching: filter, on: day, page: page)
  }

  func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await base.fetchOne(matching: reference, on: day)
  }

  func insert(
    _ update: BalanceUpdateEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await base.insert(update, on: day)
  }

  func insert(
    _ updates: [BalanceUpdateEntity], on day: CalendarDay
  ) async throws(RepositoryError) -> [BalanceUpdateRecord] {
    try await base.insert(updates, on: day)
  }

  func update(
    _ update: BalanceUpdateEntity, since original: BalanceUpdateEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await base.update(update, since: original, on: day)
  }

  func delete(
    by id: UUID, of accountID: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await base.fetchOne(matching: .id(id), on: day)
  }

  func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ find: (UUID) throws -> BalanceUpdateEntity?,
        _ insertDay: ([BalanceUpdateEntity]) throws -> [RowResult]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try await base.insertAll(rows: rows)
  }

  func forEach(
    of reference: NamedReference?,
    _ take: @escaping @Sendable (BalanceUpdateEntity, FinancialAccountEntity) throws -> Void
  ) async throws(RepositoryError) {
    try await base.forEach(of: reference, take)
  }
}
