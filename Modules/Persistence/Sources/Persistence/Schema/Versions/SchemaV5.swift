import ModuloModels
public import PersistenceKit

/// The fifth version of the database: the derived sums have checksums too, so that a figure that is read without its rows
/// is compared like them.
public enum SchemaV5: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 5
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccountEntity.self, BalanceUpdateEntity.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self,
  ]
}
