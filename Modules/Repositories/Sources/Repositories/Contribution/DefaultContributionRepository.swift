public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Contributions in a storage. The engine keeps the derived months in step.
public struct DefaultContributionRepository: ContributionRepository {
  private let storage: any Storage

  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(for goalID: UUID, page: Page) async throws(RepositoryError) -> [ContributionEntity] {
    try await storage.read { try $0.fetch(.contributions(of: goalID, page)) }
  }

  public func fetchOne(by id: UUID) async throws(RepositoryError) -> ContributionEntity? {
    try await storage.read { try $0.model(ContributionEntity.self, for: id) }
  }

  public func fetchOne(
    matching reference: NumberReference
  ) async throws(RepositoryError) -> ContributionRecord? {
    try await storage.read { context in
      guard let contribution: ContributionEntity = try context.fetch(.matching(reference)).first else { return nil }
      guard let goal = try context.model(FinancialGoalEntity.self, for: contribution.goalID) else {
        throw RepositoryError.damaged(.orphanedContribution(number: contribution.number))
      }
      return ContributionRecord(contribution: contribution, goal: goal)
    }
  }

  public func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await storage.write { context in
      var stored = contribution
      let before = try context.net(of: contribution.goalID)
      stored.number = try context.insert(contribution)
      try context.keepTotal(of: contribution.goalID, atLeast: minimum, from: before)
      return stored
    }
  }

  public func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionMoveEntity {
    try await storage.write { context in
      let (source, target) = (move.withdrawal.goalID, move.addition.goalID)
      guard try context.goal(source).currency == context.goal(target).currency else {
        throw RepositoryError.storage(.programming(detail: "money was moved between goals of different currencies"))
      }
      var stored = move
      let before = try context.net(of: source)
      stored.withdrawal.number = try context.insert(move.withdrawal)
      stored.addition.number = try context.insert(move.addition)
      try context.keepTotal(of: source, atLeast: minimum, from: before)
      return stored
    }
  }

  @discardableResult
  public func update(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await storage.write { context in
      let present = try context.contribution(contribution.id, of: contribution.goalID)
      var changed = contribution
      changed.number = present.number
      changed.importKey = present.importKey
      let before = try context.net(of: present.goalID)
      try context.update(changed)
      try context.keepTotal(of: present.goalID, atLeast: minimum, from: before)
      return changed
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try await storage.write { context in
      let present = try context.contribution(id, of: goalID)
      let before = try context.net(of: goalID)
      try context.delete(ContributionEntity.self, for: id)
      try context.keepTotal(of: goalID, atLeast: minimum, from: before)
      return present
    }
  }

  public func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> RowOutcome) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      guard try context.model(FinancialGoalEntity.self, for: goalID) != nil else { throw RepositoryError.notFound }
      let before = try context.net(of: goalID)
      var state = try context.contributionImport(into: goalID)
      try rows { try context.insert($0, into: &state) }
      try context.keepTotal(of: goalID, atLeast: minimum, from: before)
    }
  }
}
