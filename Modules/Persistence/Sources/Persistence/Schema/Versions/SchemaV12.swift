import ModuloModels
public import PersistenceKit

/// The twelfth version of the database: time has targets and plans, and an hour a worth.
public enum SchemaV12: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 12
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV11.models + [PlannedBlockEntity.self, HourlyRateEntity.self, TimeTargetEntity.self, DayOffEntity.self]
}
