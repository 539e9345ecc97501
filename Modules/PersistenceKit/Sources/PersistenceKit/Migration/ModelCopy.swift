/// Makes the rows of a later version's table from those of an earlier one's.
public struct ModelCopy: Sendable {
  let source: any PersistentModel.Type
  let target: any PersistentModel.Type
  let run: @Sendable (any RowCopying) throws(PersistenceError) -> Void

  /// Reads the rows of `old` one after the other in the order of insertion, and keeps what the closure makes of each.
  /// It costs a fetch and an insert a row.
  ///
  /// Memory doesn't grow with the table. The first copy into a table keeps the rows' numbers, whatever the models say;
  /// the rows of further ones get the next numbers. Keep a row's id too where others point to it: a migration after
  /// which a relationship leads nowhere fails.
  ///
  /// - Parameters:
  ///   - old: what to read the rows as, a model of the earlier version.
  ///   - new: what to keep them as, a model of the later one.
  ///   - transform: the new row; nil leaves the row out. What it throws ends the migration with `migration`, which
  ///     names the old row, and so does a new row that the later schema refuses.
  public static func copy<Old: PersistentModel, New: PersistentModel>(
    _ old: Old.Type, to new: New.Type, _ transform: @escaping @Sendable (Old) throws -> New?
  ) -> ModelCopy {
    ModelCopy(source: old, target: new) { copying throws(PersistenceError) in
      try copying.copy(old.schema, to: new.schema, transform)
    }
  }
}

/// Copies the rows of a stage's tables, on an engine that keeps them.
protocol RowCopying {
  /// Reads the rows as one model, and keeps what the closure makes of each as another one.
  ///
  /// - Throws: `migration`, which names the row, for what the closure throws and for a row that the later schema refuses.
  func copy<Old: PersistentModel, New: PersistentModel>(
    _ old: Schema<Old>, to new: Schema<New>, _ transform: (Old) throws -> New?
  ) throws(PersistenceError)
}
