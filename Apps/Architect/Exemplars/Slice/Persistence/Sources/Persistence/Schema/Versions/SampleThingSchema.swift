import ExemplarModels
import ModuloModels
import ModuloPersistence
public import PersistenceKit

/// The version of the database that adds sample things.
public enum SampleThingSchema: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = SchemaV12.version + 1
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] = SchemaV12.models + [SampleThingEntity.self]
}
