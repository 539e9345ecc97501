import ModuloModels
public import PersistenceKit

/// The seventh version of the database: time is kept exactly, half blocks are counted by block, day and time zone, and
/// sessions are listed by their starts.
public enum SchemaV7: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 7
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self, HistoryStep.self,
  ]
}
