import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities

// Most contracts are about the entries alone, on the sample day; what a call returns of their owner has its own.

extension ContributionRepository {
  func fetchAll(for goalID: UUID, page: Page) async throws(RepositoryError) -> [ContributionEntity] {
    try await fetchAll(of: .id(goalID), matching: .all, on: Samples.today, page: page).list.entries
  }

  /// `nil` for none.
  func fetchOne(by id: UUID) async throws(RepositoryError) -> ContributionEntity? {
    do { return try await fetchOne(matching: .id(id), on: Samples.today).contribution } catch .notFound { return nil }
  }

  func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await insert(contribution, keepingTotalAtLeast: minimum, allowingShort: false, on: Samples.today).contribution
  }

  func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionMoveEntity {
    let moved = try await self.move(move, keepingTotalAtLeast: minimum, allowingShort: false, on: Samples.today)
    return ContributionMoveEntity(withdrawal: moved.source.contribution, addition: moved.target.contribution)
  }

  @discardableResult
  func update(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await update(contribution, since: nil, keepingTotalAtLeast: minimum, allowingShort: false, on: Samples.today)
      .contribution
  }

  @discardableResult
  func delete(
    by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await delete(by: id, of: goalID, keepingTotalAtLeast: minimum, on: Samples.today).contribution
  }
}

extension BalanceUpdateRepository {
  func fetchAll(for accountID: UUID, page: Page) async throws(RepositoryError) -> [BalanceUpdateEntity] {
    try await fetchAll(of: .id(accountID), matching: .all, on: Samples.today, page: page).entries
  }

  /// `nil` for none.
  func fetchOne(by id: UUID) async throws(RepositoryError) -> BalanceUpdateEntity? {
    do { return try await fetchOne(matching: .id(id), on: Samples.today).update } catch .notFound { return nil }
  }

  func insert(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await insert(update, on: Samples.today).update
  }

  @discardableResult
  func update(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await self.update(update, since: nil, on: Samples.today).update
  }

  @discardableResult
  func delete(by id: UUID, of accountID: UUID) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await delete(by: id, of: accountID, on: Samples.today).update
  }
}

extension FinancialGoalRepository {
  /// `nil` for none.
  func fetchOne(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialGoalRecord? {
    do { return try await fetchOne(matching: .id(id), on: day) } catch .notFound { return nil }
  }
}

extension FinancialAccountRepository {
  func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try await fetchAll(on: day, in: nil).accounts
  }

  /// `nil` for none.
  func fetchOne(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord? {
    do { return try await fetchOne(matching: .id(id), on: day) } catch .notFound { return nil }
  }
}

extension FinancialGoalRepository {
  func insert(_ goal: FinancialGoalEntity) async throws(RepositoryError) -> FinancialGoalEntity {
    try await insert(goal, on: Samples.today).goal
  }
}

extension FinancialAccountRepository {
  func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await insert(account, opening: opening, on: Samples.today)
  }
}
