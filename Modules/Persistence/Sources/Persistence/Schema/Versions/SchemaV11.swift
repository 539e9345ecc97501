import ModuloModels
public import PersistenceKit

/// The eleventh version of the database: goals are linked to the accounts that have their money, and the days of each plan
/// that aren't due any more are counted.
public enum SchemaV11: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 11
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV9.models + [RecurringPlanEntity.self, PlanOccurrenceEntity.self, FundingEntity.self]
}
