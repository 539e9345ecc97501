/// A column that holds another value than before.
struct ColumnChange {
  /// The column's place in the schema.
  let column: Int
  let value: SQLValue
}

extension Schema {
  /// The columns that differ between two versions of a row, as the database keeps them.
  ///
  /// - Throws: `misuse` when the id or the number does, `unsupported` for a value that no column keeps.
  func changes(from former: Model, to model: Model) throws(PersistenceError) -> [ColumnChange] {
    var changes: [ColumnChange] = []
    for (place, column) in columns.enumerated() {
      let value = try column.value(model)
      if try column.value(former) == value { continue }
      if column.isKey || column.isNumber {
        throw .misuse("a change of a row of \(table) can't change its \(column.name)")
      }
      changes.append(ColumnChange(column: place, value: value))
    }
    return changes
  }
}
