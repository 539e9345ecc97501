extension IntegrityCheck {
  /// Compares the tables and indexes with the schemas; returns the models whose tables can be read.
  mutating func checkObjects(of catalog: Catalog) throws(PersistenceError) -> [any PersistentModel.Type] {
    var expected: Set<String> = []
    var complete: [any PersistentModel.Type] = []
    let found = try objects()
    for model in catalog.models {
      let isComplete = try checkObjects(of: model, in: found, expected: &expected)
      if isComplete { complete.append(model) }
    }
    for name in found.subtracting(expected).sorted() { note(.foreign(name: name)) }
    return complete
  }
}

extension IntegrityCheck {
  /// The names of everything that isn't SQLite's own.
  private func objects() throws(PersistenceError) -> Set<String> {
    try query("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'") {
      rows throws(PersistenceError) in
      var names: Set<String> = []
      while try rows.step() { names.insert(try rows.row[0]) }
      return names
    }
  }

  /// Whether the model's rows can be read.
  private mutating func checkObjects<Model: PersistentModel>(
    of model: Model.Type, in found: Set<String>, expected: inout Set<String>
  ) throws(PersistenceError) -> Bool {
    let schema = model.schema
    let others = try schema.indexDefinitions().map(\.name) + schema.rollups.map(\.table)
    expected.formUnion(others + [schema.table])
    for name in others where !found.contains(name) { note(.missing(name: name)) }
    guard found.contains(schema.table) else {
      note(.missing(name: schema.table))
      return false
    }
    let columns = try connection.columns(of: schema.table)
    let missing = schema.columnNames.filter { !columns.contains($0) }
    for column in missing { note(.missing(name: "\(schema.table).\(column)")) }
    return missing.isEmpty
  }
}

extension Schema {
  /// Every column of the table, the engine's own included.
  fileprivate var columnNames: [String] {
    [Self.numberName] + columns.filter { !$0.isNumber }.map(\.name) + (isChecksummed ? [Self.checksumName] : [])
  }
}
