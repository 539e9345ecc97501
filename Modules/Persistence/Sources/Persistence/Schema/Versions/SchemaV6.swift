import ModuloModels
public import PersistenceKit

/// The sixth version of the database: each write is a step of its history, which can be undone.
public enum SchemaV6: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 6
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = SchemaV5.models + [HistoryStep.self]
}
