import ModuloPersistence
public import PersistenceKit

/// The migration plan with the exemplar's version after ours, the newest.
public enum ExemplarPlan: SchemaMigrationPlan {
  /// What a database of ours is marked with.
  public static let applicationID = ModuloMigrationPlan.applicationID
  public static let schemas: [any VersionedSchema.Type] =
    ModuloMigrationPlan.schemas + [
      SampleThingSchema.self  // slice: into version
    ]
  public static let stages =
    ModuloMigrationPlan.stages + [.lightweight(from: ModuloMigrationPlan.newest, to: SampleThingSchema.self)]
}
