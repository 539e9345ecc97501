/// The models of a database as one version of the program knew them.
///
/// A model that changes gets a type per version, usually nested in the schema, and so does what points to it, because a
/// relationship leads to a model of its own version. A model that doesn't change is named by all versions.
///
/// ```swift
/// enum SchemaV1: VersionedSchema {
///   static let version: Int32 = 1
///   static let models: [any PersistentModel.Type] = [Person.self, Team.self]
/// }
/// ```
public protocol VersionedSchema: SendableMetatype {
  /// The version that is kept in the file, 1 or more.
  static var version: Int32 { get }
  /// Every model of the version, in any order; those that relationships lead to must be among them. They are what a
  /// document lists, in this order.
  static var models: [any PersistentModel.Type] { get }
}

/// The migration of a file from any earlier version to the newest.
///
/// A container that is opened with a plan brings an older file to the newest version before it returns, in one
/// transaction: whatever fails, is cancelled or killed on the way leaves the file as it was.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// All versions, the oldest first. The last one is the container's. A file of a version that isn't listed is refused
  /// with `migration`, or with `newerSchema` when it is beyond the last one.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages from each version to the next, in the same order. Opening a container throws `misuse` when there is a
  /// gap.
  static var stages: [MigrationStage] { get }
}
