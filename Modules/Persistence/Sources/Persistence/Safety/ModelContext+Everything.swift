public import ModuloModels
public import PersistenceKit

extension ModelContext {
  /// The number of stored rows of each noun.
  public borrowing func counts() throws(PersistenceError) -> DataCounts {
    try counts(of: ModuloMigrationPlan.newest)
  }

  /// The same in a database of an earlier version, which has no rows of nouns that came later.
  public borrowing func counts(of version: any VersionedSchema.Type) throws(PersistenceError) -> DataCounts {
    var rows: [Noun: Int] = [:]
    for model in version.models { try count(model, into: &rows) }
    return DataCounts(rows)
  }

  private borrowing func count<Model: PersistentModel>(
    _ model: Model.Type, into rows: inout [Noun: Int]
  ) throws(PersistenceError) {
    guard let noun = ModuloMigrationPlan.countedTables[model.schema.table] else { return }
    rows[noun] = try fetchCount(FetchDescriptor<Model>())
  }

  /// Empties every table.
  ///
  /// - Returns: How much was deleted.
  public borrowing func deleteEverything() throws(PersistenceError) -> DataCounts {
    let counts = try counts()
    // What belongs to others stands after them, and goes before them: then no row has to be read for the sums.
    for model in ModuloMigrationPlan.newest.models.reversed() { try empty(model) }
    return counts
  }

  private borrowing func empty<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    try delete(model: model, where: nil)
  }
}
