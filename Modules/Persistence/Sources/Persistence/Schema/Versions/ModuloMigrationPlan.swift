public import PersistenceKit

/// The migration of a database from any earlier version to the newest. A new version is one more schema and one stage.
public enum ModuloMigrationPlan: SchemaMigrationPlan {
  /// Written into every file of ours, so that another application's is never mistaken for one: "MODU" in ASCII.
  public static let applicationID: Int32 = 0x4D4F_4455
  /// What a database is after any migration.
  public static let newest: any VersionedSchema.Type = SchemaV8.self

  public static let schemas: [any VersionedSchema.Type] = [
    SchemaV1.self, SchemaV2.self, SchemaV3.self, SchemaV4.self, SchemaV5.self, SchemaV6.self, SchemaV7.self, newest,
  ]
  public static let stages: [MigrationStage] = [
    .lightweight(from: SchemaV1.self, to: SchemaV2.self), .lightweight(from: SchemaV2.self, to: SchemaV3.self),
    .lightweight(from: SchemaV3.self, to: SchemaV4.self), .lightweight(from: SchemaV4.self, to: SchemaV5.self),
    .lightweight(from: SchemaV5.self, to: SchemaV6.self),
    .custom(from: SchemaV6.self, to: SchemaV7.self, didMigrate: { try $0.mendSessions() }),
    .lightweight(from: SchemaV7.self, to: newest),
  ]
}
