public import PersistenceKit

/// How a database of any earlier version becomes one of the newest. Another version is one more schema and one stage.
public enum ModuloMigrationPlan: SchemaMigrationPlan {
  public static let schemas: [any VersionedSchema.Type] = [SchemaV1.self]
  public static let stages: [MigrationStage] = []
}
