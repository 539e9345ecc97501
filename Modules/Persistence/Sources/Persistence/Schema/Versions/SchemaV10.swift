import ModuloModels
public import PersistenceKit

/// The tenth version of the database: plans, and their occurrences that were entered or skipped.
public enum SchemaV10: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 10
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV9.models + [RecurringPlanEntity.self, PlanOccurrenceEntity.self]
}
