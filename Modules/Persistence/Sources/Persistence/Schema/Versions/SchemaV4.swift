import ModuloModels
public import PersistenceKit

/// The fourth version of the database: groups, blocks and what was tracked of them, and the values of the data's own.
public enum SchemaV4: VersionedSchema {
  public static let version: Int32 = 4
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV3.models + [
      BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self, TrackingTimeEntity.self, KeyValueEntity.self,
    ]
}
