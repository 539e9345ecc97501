import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import Testing

/// A double that forgets a rule is found out by the contract.
@Suite(.temporaryFolder) struct BrokenMockTests {
  @Test func `a mock without the guard fails the contract`() async {
    let broken = Subject(testDescription: "broken") {
      let storage = try MockStorage()
      return (
        FakeFinancialGoalRepository.fake(on: storage),
        UnguardedContributionRepository(base: FakeContributionRepository.fake(on: storage))
      )
    }
    await withKnownIssue {
      try await ContributionRepositoryTests().`a withdrawal may not take more than there is`(broken)
    }
    await withKnownIssue {
      try await ContributionMoveTests().`a move may not take more than there is`(broken)
    }
  }
}

/// Keeps no total: what a hand-written double could easily be.
private struct UnguardedContributionRepository: ContributionRepository {
  let base: FakeContributionRepository

  func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> ContributionListRecord {
    try await base.fetchAll(of: reference, matching: filter, on: day, page: page)
  }

  func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await base.fetchOne(matching: reference, on: day)
  }

  func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await base.insert(contribution, keepingTotalAtLeast: nil, allowingShort: false, on: day)
  }

  func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionMoveRecord {
    try await base.move(move, keepingTotalAtLeast: nil, allowingShort: false, on: day)
  }

  func update(
    _ contribution: ContributionEntity, since original: ContributionEntity?, keepingTotalAtLeast minimum: Int64?,
    allowingShort allowsShort: Bool, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await base.update(contribution, since: original, keepingTotalAtLeast: nil, allowingShort: false, on: day)
  }

  func delete(
    by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await base.delete(by: id, of: goalID, keepingTotalAtLeast: nil, on: day)
  }

  func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> RowResult) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion {
    try await base.insertAll(into: goalID, keepingTotalAtLeast: nil, rows: rows)
  }
}
