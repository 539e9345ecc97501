package import ModuloModels
package import PersistenceKit

extension ModelContext {
  /// How much is kept.
  package borrowing func counts() throws(PersistenceError) -> DataCounts {
    DataCounts(
      goals: try fetchCount(FetchDescriptor<FinancialGoalEntity>()),
      contributions: try fetchCount(FetchDescriptor<ContributionEntity>()),
      accounts: try fetchCount(FetchDescriptor<FinancialAccountEntity>()),
      balances: try fetchCount(FetchDescriptor<BalanceUpdateEntity>()),
      rates: try fetchCount(FetchDescriptor<ExchangeRateEntity>()))
  }

  /// Empties every table.
  ///
  /// - Returns: How much was deleted.
  package borrowing func deleteEverything() throws(PersistenceError) -> DataCounts {
    let counts = try counts()
    // What belongs to others goes before them: then no row has to be read for the sums.
    try delete(model: ContributionEntity.self, where: nil)
    try delete(model: FinancialGoalEntity.self, where: nil)
    try delete(model: BalanceUpdateEntity.self, where: nil)
    try delete(model: FinancialAccountEntity.self, where: nil)
    try delete(model: ExchangeRateEntity.self, where: nil)
    return counts
  }
}
