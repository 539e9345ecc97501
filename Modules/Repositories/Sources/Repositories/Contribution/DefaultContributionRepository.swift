public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Contributions in an entity storage. The engine keeps the derived months in step.
public struct DefaultContributionRepository: ContributionRepository {
  private let storage: any EntityStorage<ContributionEntity>

  public init(storage: any EntityStorage<ContributionEntity>) {
    self.storage = storage
  }

  public func fetchAll(for goalID: UUID, page: Page) async throws(RepositoryError) -> [ContributionEntity] {
    try await storage.fetch(.contributions(of: goalID, page))
  }

  public func fetchOne(by id: UUID) async throws(RepositoryError) -> ContributionEntity? {
    try await storage.fetchOne(by: id)
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

  public func update(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) {
    try await storage.write { context in
      let present = try context.present(contribution.id)
      var changed = contribution
      changed.goalID = present.goalID
      changed.importKey = present.importKey
      let before = try context.net(of: present.goalID)
      try context.update(changed)
      try context.keepTotal(of: present.goalID, atLeast: minimum, from: before)
    }
  }

  public func delete(by id: UUID, keepingTotalAtLeast minimum: Int64?) async throws(RepositoryError) {
    try await storage.write { context in
      let present = try context.present(id)
      let before = try context.net(of: present.goalID)
      try context.delete(ContributionEntity.self, for: id)
      try context.keepTotal(of: present.goalID, atLeast: minimum, from: before)
    }
  }

  public func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> Bool) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      guard try context.model(FinancialGoalEntity.self, for: goalID) != nil else { throw RepositoryError.notFound }
      let before = try context.net(of: goalID)
      var positions = ImportPositions(lastNumber: try context.lastNumber())
      try rows { try context.insert($0, at: &positions) }
      try context.keepTotal(of: goalID, atLeast: minimum, from: before)
    }
  }
}

extension ModelContext {
  fileprivate borrowing func present(_ id: UUID) throws -> ContributionEntity {
    guard let contribution = try model(ContributionEntity.self, for: id) else { throw RepositoryError.notFound }
    return contribution
  }

  /// What a goal's contributions add up to, in minor units.
  fileprivate borrowing func net(of goalID: UUID) throws -> Int64 {
    try total(of: ContributionEntity.monthlyNet, for: goalID, in: 0).sum
  }

  fileprivate borrowing func keepTotal(of goalID: UUID, atLeast minimum: Int64?, from before: Int64) throws {
    guard let minimum else { return }
    let after = try net(of: goalID)
    if after < minimum && after < before { throw RepositoryError.belowMinimum(totalMinor: before) }
  }

  /// The greatest number of any contribution; 0 when there is none.
  fileprivate borrowing func lastNumber() throws -> Int64 {
    let last = FetchDescriptor<ContributionEntity>(sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
    return try fetch(last).first?.number ?? 0
  }

  /// Stores a row of a file; `false` when the goal has it from an earlier import.
  fileprivate borrowing func insert(
    _ contribution: ContributionEntity, at positions: inout ImportPositions
  ) throws -> Bool {
    guard let content = contribution.importKey else { return try insertUnlessImported(contribution) }
    var row = contribution
    return try positions.store(content) { position in
      row.importKey = "\(content) \(position)"
      return try insertUnlessImported(row)
    } number: { position in
      try number(ofImportKey: "\(content) \(position)", in: contribution.goalID)
    }
  }

  /// The number of the goal's contribution with this import key; `nil` when there is none.
  private borrowing func number(ofImportKey key: String?, in goalID: UUID) throws -> Int64? {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { $0.goalID == goalID && $0.importKey == key }, fetchLimit: 1)
    return try fetch(rows).first?.number
  }

  /// Stores a contribution; `false` when the goal has one with the same import key.
  private borrowing func insertUnlessImported(_ contribution: ContributionEntity) throws -> Bool {
    try checkCancellation()
    do {
      try insert(contribution)
      return true
    } catch {
      let failure = RepositoryError(error)
      guard failure == .duplicate(.importKey) else { throw failure }
      return false
    }
  }
}
