import Foundation
import ModuloModels
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import Testing

/// A double that forgets a rule of net worth is found out by the contract.
@Suite(.temporaryFolder) struct BrokenAccountMockTests {
  @Test func `a mock that gives up the last balance fails the contract`() async {
    let broken = AccountSubject(testDescription: "broken") {
      let storage = try MockStorage()
      return AccountWorld(
        accounts: MockFinancialAccountRepository.mock(on: storage),
        updates: CarelessBalanceUpdateRepository(base: MockBalanceUpdateRepository.mock(on: storage)),
        portfolio: MockPortfolioRepository.mock(on: storage),
        rates: MockExchangeRateRepository.mock(on: storage))
    }
    await withKnownIssue {
      try await BalanceUpdateRepositoryTests().`W22 delete last update refused`(broken)
    }
  }

  @Test func `a mock that reports in two moments fails the contract`() async {
    let broken = AccountSubject(testDescription: "broken") {
      let storage = try MockStorage()
      let updates = MockBalanceUpdateRepository.mock(on: storage)
      return AccountWorld(
        accounts: MockFinancialAccountRepository.mock(on: storage), updates: updates,
        portfolio: PiecemealPortfolioRepository(base: MockPortfolioRepository.mock(on: storage), updates: updates),
        rates: MockExchangeRateRepository.mock(on: storage))
    }
    await withKnownIssue {
      try await PortfolioReportRepositoryTests().`a report is one moment, whatever is written meanwhile`(broken)
    }
  }
}

/// Says that it deleted what it was asked to: what a hand-written double could easily do.
private struct CarelessBalanceUpdateRepository: BalanceUpdateRepository {
  let base: MockBalanceUpdateRepository

  func fetchAll(for accountID: UUID, page: Page) async throws(RepositoryError) -> [BalanceUpdateEntity] {
    try await base.fetchAll(for: accountID, page: page)
  }

  func fetchOne(by id: UUID) async throws(RepositoryError) -> BalanceUpdateEntity? {
    try await base.fetchOne(by: id)
  }

  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> BalanceUpdateRecord? {
    try await base.fetchOne(matching: reference)
  }

  func insert(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await base.insert(update)
  }

  func update(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await base.update(update)
  }

  func delete(by id: UUID, of accountID: UUID) async throws(RepositoryError) -> BalanceUpdateEntity {
    guard let present = try await base.fetchOne(by: id) else { throw .notFound }
    return present
  }

  func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ insertDay: ([BalanceUpdateEntity]) throws -> [RowOutcome]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try await base.insertAll(rows: rows)
  }

  func forEach(
    of accountID: UUID?, _ take: @escaping @Sendable (BalanceUpdateRecord) throws -> Void
  ) async throws(RepositoryError) {
    try await base.forEach(of: accountID, take)
  }
}
