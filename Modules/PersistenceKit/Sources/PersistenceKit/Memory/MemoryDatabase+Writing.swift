extension MemoryDatabase {
  /// Replaces the row with the model's id, or adds one, and returns its number.
  mutating func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    guard let number = try table(of: Model.self).row(key: model.id.sqlValue)?.number else { return try insert(model) }
    try update(model)
    return number
  }

  /// Sets some columns of the row with that key, and returns the new row.
  mutating func set<Model: PersistentModel>(
    _ changes: [ColumnChange], of type: Model.Type, key: SQLValue
  ) throws(PersistenceError) -> MemoryRow {
    let (old, new, definition) = try replacement(of: type, key: key, changes)
    replace(old, by: new, in: definition)
    return new
  }

  /// Removes the row with that key, and applies the delete rules to the rows that point to it.
  mutating func delete<Model: PersistentModel>(_ type: Model.Type, key: SQLValue) throws(PersistenceError) {
    try delete([row(of: type, key: key)], of: type)
  }

  /// Removes the rows together: a row that denies the removal of another may be among them.
  mutating func delete<Model: PersistentModel>(_ rows: [MemoryRow], of type: Model.Type) throws(PersistenceError) {
    // SQLite's cascades must find the sums in their tables, so it settles them around a delete that may cascade.
    guard isReferred(to: Model.schema.table) else { return try apply(deletion(of: rows, in: table(of: type))) }
    try settleRollups()
    let deletion = try deletion(of: rows, in: table(of: type))
    // Without rollups nothing can fail any more, and no copy is needed.
    let former = rollups.isEmpty ? nil : self
    apply(deletion)
    do { try settleRollups() } catch {
      if let former { self = former }
      throw error
    }
  }
}

extension MemoryDatabase {
  private func replacement<Model: PersistentModel>(
    of type: Model.Type, key: SQLValue, _ changes: [ColumnChange]
  ) throws(PersistenceError) -> (old: MemoryRow, new: MemoryRow, TableDefinition) {
    let table = try table(of: type)
    let old = try row(of: type, key: key)
    var values = old.values
    for change in changes { values[change.column] = change.value }
    let new = try table.definition.row(old.number, values)
    try table.check(new, replacing: true)
    try checkReferences(of: new, in: table.definition)
    return (old, new, table.definition)
  }
}
