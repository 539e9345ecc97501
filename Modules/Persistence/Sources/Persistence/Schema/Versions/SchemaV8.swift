import ModuloModels
public import PersistenceKit

/// The eighth version of the database: the contributions of all goals and the balances of all accounts are listed by their
/// days.
public enum SchemaV8: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 8
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self, HistoryStep.self,
  ]
}
