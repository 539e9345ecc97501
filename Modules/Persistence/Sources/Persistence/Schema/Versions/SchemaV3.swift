import ModuloModels
public import PersistenceKit

/// The third version of the database: accounts, their balances and exchange rates in addition to the goals.
///
/// These models are unchanged since, so none is frozen.
public enum SchemaV3: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 3
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self,
  ]
}
