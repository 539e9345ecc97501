extension MemorySession {
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, isVerified: Bool, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let shape = RowShape(model.schema)
    for row in try database.table(of: model).rows { try body(row.number, Row(values: row.values, shape: shape)) }
  }

  func lastNumber<Model: PersistentModel>(of model: Model.Type, isVerified: Bool) throws(PersistenceError) -> Int64 {
    try database.table(of: model).lastNumber
  }

  func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) throws(PersistenceError) {
    database.setLastNumber(number, of: model)
  }

  func beginLoading() {}

  func load<Model: PersistentModel>(
    _ model: Model, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    try database.load(Model.self, number: number, values: values)
    touch(Model.self)
  }

  func endLoading(of tables: [String]) throws(PersistenceError) -> DanglingRow? {
    try database.settleRollups()
    return database.firstDangling(in: tables)
  }
}

extension MemoryDatabase {
  /// The first row of these tables, in their order, that points to nothing.
  fileprivate func firstDangling(in names: [String]) -> DanglingRow? {
    for name in names {
      guard let table = tables[name] else { continue }
      for row in table.rows {
        guard let column = danglingColumn(of: row, in: table.definition) else { continue }
        return DanglingRow(table: name, number: row.number, column: table.definition.fields[column].name)
      }
    }
    return nil
  }
}

extension MemoryDatabase {
  /// Adds a row under its number, whatever it points to.
  mutating func load<Model: PersistentModel>(
    _ model: Model.Type, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    try copy(model, number: number, values: values)
    try settleRollups()
  }

  /// The same for a row of another database, in which all sums fit once all rows are there.
  mutating func copy<Model: PersistentModel>(
    _ model: Model.Type, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    let (row, definition) = try loaded(model, number, values)
    tables[definition.name]?.insert(row)
    enter(row, of: definition)
  }

  mutating func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) {
    tables[model.schema.table]?.lastNumber = number
  }

  private func loaded<Model: PersistentModel>(
    _ model: Model.Type, _ number: Int64, _ values: [SQLValue]
  ) throws(PersistenceError) -> (MemoryRow, TableDefinition) {
    let table = try table(of: model)
    let row = try table.definition.row(number, values)
    try table.check(row, replacing: false)
    return (row, table.definition)
  }
}
