import ModuloModels
public import PersistenceKit

/// The ninth version of the database: an account has the id by which its bank's files name it.
public enum SchemaV9: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 9
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self, HistoryStep.self,
  ]
}
