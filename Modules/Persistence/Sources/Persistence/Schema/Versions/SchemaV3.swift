import ModuloModels
public import PersistenceKit

/// The third version of the database: accounts, what they were worth, and exchange rates stand beside the goals.
public enum SchemaV3: VersionedSchema {
  public static let version: Int32 = 3
  /// What a version adds stands at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self,
  ]
}
