public import PersistenceKit

/// The migration of a database from any earlier version to the newest. A new version is one more schema.
public enum ModuloMigrationPlan: SchemaMigrationPlan {
  /// Written into every file of ours, so that another application's is never mistaken for one: "MODU" in ASCII.
  public static let applicationID: Int32 = 0x4D4F_4455
  /// What a database is after any migration.
  public static var newest: any VersionedSchema.Type { schemas[schemas.count - 1] }

  public static let schemas: [any VersionedSchema.Type] = [
    SchemaV1.self,
    SchemaV2.self,
    SchemaV3.self,
    SchemaV4.self,
    SchemaV5.self,
    SchemaV6.self,
    SchemaV7.self,
    SchemaV8.self,
    SchemaV9.self,
    SchemaV10.self,
    SchemaV11.self,
    SchemaV12.self,
    // slice: version
  ]
  public static let stages = zip(schemas, schemas.dropFirst()).map { stage(from: $0, to: $1) }

  /// The two schemas alone say what changes, but for what has to be worked out from the rows.
  private static func stage(from: any VersionedSchema.Type, to: any VersionedSchema.Type) -> MigrationStage {
    if to == SchemaV7.self { return .custom(from: from, to: to, didMigrate: { try $0.mendSessions() }) }
    return .lightweight(from: from, to: to)
  }
}
