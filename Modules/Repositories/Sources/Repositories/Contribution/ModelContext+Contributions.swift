import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

extension ModelContext {
  /// The contribution of a goal with this id, which has to be there.
  borrowing func contribution(_ id: UUID, of goalID: UUID) throws -> ContributionEntity {
    guard let found = try model(ContributionEntity.self, for: id), found.goalID == goalID else {
      throw RepositoryError.notFound
    }
    return found
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
}
