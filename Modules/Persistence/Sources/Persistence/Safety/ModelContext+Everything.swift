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
    // Goals take their contributions with them, and accounts their balance updates.
    try delete(model: FinancialGoalEntity.self, where: nil)
    try delete(model: ContributionEntity.self, where: nil)
    try delete(model: FinancialAccountEntity.self, where: nil)
    try delete(model: BalanceUpdateEntity.self, where: nil)
    try delete(model: ExchangeRateEntity.self, where: nil)
    return counts
  }
}
