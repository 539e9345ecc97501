import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

extension ModelContext {
  /// The contribution with this id, which has to be there.
  borrowing func contribution(_ id: UUID) throws -> ContributionEntity {
    guard let contribution = try model(ContributionEntity.self, for: id) else { throw RepositoryError.notFound }
    return contribution
  }

  /// What a goal's contributions add up to, in minor units.
  borrowing func net(of goalID: UUID) throws -> Int64 {
    try total(of: ContributionEntity.monthlyNet, for: goalID, in: 0).sum
  }

  /// Refuses what was done in this transaction when it left a total below the minimum, and below what it was.
  borrowing func keepTotal(of goalID: UUID, atLeast minimum: Int64?, from before: Int64) throws {
    guard let minimum else { return }
    let after = try net(of: goalID)
    if after < minimum && after < before { throw RepositoryError.belowMinimum(totalMinor: before) }
  }

  /// The greatest number of any contribution; 0 when there is none.
  borrowing func lastNumber() throws -> Int64 {
    let last = FetchDescriptor<ContributionEntity>(sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
    return try fetch(last).first?.number ?? 0
  }

  /// Stores a row of a file; `false` when the goal has it from an earlier import.
  borrowing func insert(
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
