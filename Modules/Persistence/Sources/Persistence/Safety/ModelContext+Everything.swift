package import ModuloModels
package import PersistenceKit

extension ModelContext {
  /// How much is kept.
  package borrowing func counts() throws(PersistenceError) -> DataCounts {
    DataCounts(
      goals: try fetchCount(FetchDescriptor<FinancialGoalEntity>()),
      contributions: try fetchCount(FetchDescriptor<ContributionEntity>()))
  }

  /// Empties every table.
  ///
  /// - Returns: How much was deleted.
  package borrowing func deleteEverything() throws(PersistenceError) -> DataCounts {
    let counts = try counts()
    // Goals take their contributions with them.
    try delete(model: FinancialGoalEntity.self, where: nil)
    try delete(model: ContributionEntity.self, where: nil)
    return counts
  }
}
