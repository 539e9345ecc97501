/// The step from one version of a schema to the next.
///
/// The tables of the two versions are compared by name. A new optional column, a new table and a changed index are
/// added to what is there; a table that changes otherwise is made anew, and its rows are copied with their numbers.
/// A table or column that the later version doesn't have is deleted with what it holds. Rollups are computed again.
///
/// A table that is made anew costs as much as inserting its rows, and as much disk again until the end, in the file and
/// in its log. Columns that are added cost nothing that grows; indexes, checksums and rollups cost reading their
/// tables; and every relationship of the database is looked at once a stage. Memory doesn't grow with the rows.
public struct MigrationStage: Sendable {
  /// Reads and writes models inside the transaction of a migration, on the thread that opens the container. What it
  /// throws ends the migration; its context's ``ModelContext/checkCancellation()`` follows the task that opens.
  public typealias Body = @Sendable (borrowing ModelContext) throws -> Void

  let from: any VersionedSchema.Type
  let to: any VersionedSchema.Type
  let renaming: [SchemaRenaming]
  let copies: [ModelCopy]
  let willMigrate: Body?
  let didMigrate: Body?

  /// A stage that the two schemas alone describe, but for what is renamed.
  ///
  /// A column that the earlier version lacks must be optional, and none may change its type: else opening an older file
  /// throws `misuse`. One that becomes stricter (NOT NULL, a check, a unique index) fails the migration when a row
  /// doesn't comply, with `migration`. Nothing is asked before an older file is opened.
  public static func lightweight(
    from: any VersionedSchema.Type, to: any VersionedSchema.Type, renaming: [SchemaRenaming] = []
  ) -> MigrationStage {
    custom(from: from, to: to, renaming: renaming)
  }

  /// A stage with code in it. What the code throws ends the migration and undoes it: a `PersistenceError` that has to
  /// do with the rows, and any other error, is thrown as `migration`.
  ///
  /// - Parameters:
  ///   - from: the earlier version.
  ///   - to: the version after it in the plan.
  ///   - renaming: the tables and columns that keep their content under another name.
  ///   - copies: how the rows of tables that can't just be copied are made. They run in this order, while the old
  ///     tables are all there. Nothing else is copied into a table that is the target of one.
  ///   - willMigrate: reads and writes the earlier version's models, before anything else.
  ///   - didMigrate: reads and writes the later version's models, when all else is done.
  public static func custom(
    from: any VersionedSchema.Type, to: any VersionedSchema.Type, renaming: [SchemaRenaming] = [],
    copies: [ModelCopy] = [], willMigrate: Body? = nil, didMigrate: Body? = nil
  ) -> MigrationStage {
    MigrationStage(
      from: from, to: to, renaming: renaming, copies: copies, willMigrate: willMigrate, didMigrate: didMigrate)
  }
}

extension MigrationStage {
  /// The name of the stage, for error messages.
  var name: String { "the stage from \(from) to \(to)" }
}
