import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// Rows that no layer would store, written past them: they are damage, and never nothing.
@Suite(.temporaryFolder) struct DamageTests {
  private let file = temporaryDatabase()

  @Test func `a contribution whose goal is gone is damage`() async throws {
    let writer = DefaultDataContextManager(url: file)
    let storage = DefaultStorage(manager: writer)
    let goals = DefaultFinancialGoalRepository(storage: storage)
    let contributions = DefaultContributionRepository(storage: storage)
    _ = try await goals.insert(.japan, on: Samples.today)
    for contribution in ContributionEntity.japan {
      _ = try await contributions.insert(
        contribution, keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
    }
    writer.close()
    try delete(from: "financial_goal")
    let reader = DefaultContributionRepository(
      storage: DefaultStorage(manager: DefaultDataContextManager(url: file)))
    await #expect(throws: RepositoryError.damaged(.orphanedContribution(number: 2))) {
      try await reader.fetchOne(matching: .number(2), on: Samples.today)
    }
  }

  @Test func `a balance whose account is gone is damage`() async throws {
    let writer = DefaultDataContextManager(url: file)
    let storage = DefaultStorage(manager: writer)
    let accounts = DefaultFinancialAccountRepository(storage: storage)
    let updates = DefaultBalanceUpdateRepository(storage: storage)
    _ = try await accounts.insert(.savings, opening: nil, on: Samples.today)
    for update in BalanceUpdateEntity.samples where update.accountID == FinancialAccountEntity.savings.id {
      _ = try await updates.insert(update, on: Samples.today)
    }
    writer.close()
    try delete(from: "financial_account")
    let reader = DefaultBalanceUpdateRepository(
      storage: DefaultStorage(manager: DefaultDataContextManager(url: file)))
    await #expect(throws: RepositoryError.damaged(.orphanedBalanceUpdate(number: 2))) {
      try await reader.fetchOne(matching: .number(2), on: Samples.today)
    }
  }

  @Test func `a session whose block is gone is damage`() async throws {
    let writer = DefaultDataContextManager(url: file)
    let storage = DefaultStorage(manager: writer)
    let standard = BlockGroupEntity.defaultGroup(named: "Default")
    let blocks = DefaultBlockRepository(storage: storage, defaultGroup: standard)
    _ = try await blocks.insert(.coding, into: nil, on: Samples.today, takingNextColor: false)
    _ = try await blocks.insert(.running, into: nil, on: Samples.today, takingNextColor: false)
    _ = try await DefaultTrackingSessionRepository(storage: storage, defaultGroup: .work).insertAll(
      [.coding], allowingOverlap: false)
    writer.close()
    try delete(from: "block WHERE name = 'Coding'")
    let reader = DefaultDataContextManager(url: file)
    let sessions = DefaultTrackingSessionRepository(storage: DefaultStorage(manager: reader), defaultGroup: .work)
    let damage = RepositoryError.damaged(.orphanedSession(number: 1))
    await #expect(throws: damage) { try await sessions.fetchOne(matching: .number(1)) }
    // What overlaps with it is told by the name of its block.
    let tracking = DefaultTrackingRepository(storage: DefaultStorage(manager: reader))
    let state = TrackingState(
      id: Samples.id(2), blockID: BlockEntity.running.id, zone: .gmt,
      start: Instant(Samples.now).adding(seconds: -9_000))
    await #expect(throws: damage) {
      try await tracking.start(state, at: Instant(Samples.now), allowingOverlap: false)
    }
  }

  /// Deletes the rows of a table and leaves those that refer to them.
  private func delete(from table: String) throws {
    try OtherProgram(file).run("PRAGMA foreign_keys = OFF; DELETE FROM \(table)")
  }
}
