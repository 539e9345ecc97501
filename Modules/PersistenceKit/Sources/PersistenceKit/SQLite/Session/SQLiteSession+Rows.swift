import Foundation

extension SQLiteSession: RowSession {
  func row<Model: PersistentModel>(of model: Model.Type, number: Int64) throws(PersistenceError) -> StoredRow? {
    try rows(of: model, in: number...number).first
  }

  func row<Model: PersistentModel>(of model: Model.Type, key: SQLValue) throws(PersistenceError) -> StoredRow? {
    let prepared = try prepared(model)
    return try prepared.selectByKey.query(prepared.table.shape) { parameters throws(PersistenceError) in
      try parameters.bind(key, at: 1)
    } _: { rows throws(PersistenceError) in
      try prepared.table.next(of: rows)
    }
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, where column: Int, equal value: SQLValue, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try prepared(model).table
    let text = table.select(where: table.schema.columns[column].name)
    return try rows(of: table, text, within: &budget) { parameters throws(PersistenceError) in
      try parameters.bind(value, at: 1)
    }
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, in numbers: ClosedRange<Int64>
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try prepared(model).table
    var budget = Int.max
    return try rows(of: table, table.selectRange, within: &budget) { parameters throws(PersistenceError) in
      try parameters.bind(numbers.lowerBound, at: 1)
      try parameters.bind(numbers.upperBound, at: 2)
    }
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, matching predicate: Predicate<Model>?, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try prepared(model).table
    let query = try BuiltQuery(
      FetchDescriptor(predicate: predicate), members: table.members, conditions: connection.conditions)
    return try connection.fetch(query, of: model).query(table.shape) { parameters throws(PersistenceError) in
      try parameters.bind(query.bindings, at: 1)
    } _: { rows throws(PersistenceError) in
      try table.all(of: rows, within: &budget)
    }
  }

  func beginRestoring() throws(PersistenceError) {
    try flush()
    try connection.execute("PRAGMA defer_foreign_keys = ON")
  }

  func put<Model: PersistentModel>(_ row: StoredRow, of model: Model.Type) throws(PersistenceError) {
    let table = try prepared(model).table
    let former = table.hasRollups ? try entries(ofRow: row.number, in: table) : []
    let entries = try table.entries(of: row)
    let values = table.schema.whole(row.values, row.number)
    do {
      try connection.statement(table.put).run(sealedBy: table.loadSeeds) { parameters throws(PersistenceError) in
        for index in values.indices { try parameters.bind(values[index], at: index + 1) }
      }
    } catch {
      throw error.located(in: table.schema.table)
    }
    ledger.replace(former, by: entries)
    touch(model)
  }

  func withdraw<Model: PersistentModel>(_ rows: [StoredRow], of model: Model.Type) throws(PersistenceError) {
    let table = try prepared(model).table
    guard table.hasRollups else { return }
    for row in rows { ledger.replace(try table.entries(of: row), by: []) }
  }

  func remove<Model: PersistentModel>(
    _ numbers: ClosedRange<Int64>, of model: Model.Type
  ) throws(PersistenceError) {
    // A cascade into a rollup's table must find all of it there.
    try flush()
    let table = try prepared(model).table
    try connection.statement(table.deleteRange).run { parameters throws(PersistenceError) in
      try parameters.bind(numbers.lowerBound, at: 1)
      try parameters.bind(numbers.upperBound, at: 2)
    }
    touch(model)
  }

  func endRestoring() throws(PersistenceError) {
    try flush()
    // A dry run goes on in the same transaction. SQLite forgets what it has counted until now: the inversion has
    // verified the references itself.
    try connection.execute("PRAGMA defer_foreign_keys = OFF")
  }
}

extension SQLiteSession {
  private func rows<Model: PersistentModel>(
    of table: SQLiteTable<Model>, _ sql: String, within budget: inout Int,
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> [StoredRow] {
    try connection.statement(sql).query(table.shape, bind) { rows throws(PersistenceError) in
      try table.all(of: rows, within: &budget)
    }
  }

  private func entries<Model: PersistentModel>(
    ofRow number: Int64, in table: SQLiteTable<Model>
  ) throws(PersistenceError) -> [NamedEntry] {
    guard let row = try row(of: Model.self, number: number) else { return [] }
    return try table.entries(of: row)
  }
}

extension SQLiteTable {
  /// Binds what `load` does, and replaces a row of the same number.
  fileprivate var put: String {
    let number = Schema<Model>.numberName.quoted
    let settings = (schema.columns.map(\.name) + (schema.isChecksummed ? [Schema<Model>.checksumName] : []))
      .filter { $0 != Schema<Model>.numberName }.map { "\($0.quoted) = excluded.\($0.quoted)" }
    return load + " ON CONFLICT (\(number)) DO UPDATE SET \(settings.joined(separator: ", "))"
  }

  /// Binds the first and the last number.
  fileprivate var selectRange: String {
    let number = Schema<Model>.numberName.quoted
    return """
      SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 WHERE t0.\(number) BETWEEN ?1 AND ?2 \
      ORDER BY t0.\(number)
      """
  }

  /// Binds the first and the last number.
  fileprivate var deleteRange: String {
    "DELETE FROM \(schema.table.quoted) WHERE \(Schema<Model>.numberName.quoted) BETWEEN ?1 AND ?2"
  }

  /// The additions of a row to the rollups.
  fileprivate func entries(of row: StoredRow) throws(PersistenceError) -> [NamedEntry] {
    guard hasRollups else { return [] }
    return try entries(of: Model(row: Row(values: schema.whole(row.values, row.number), shape: unsealedShape)))
  }

  fileprivate func all(
    of rows: borrowing Rows, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    var all: [StoredRow] = []
    while budget >= 0, let row = try next(of: rows) {
      all.append(row)
      budget -= row.weight
    }
    return all
  }

  fileprivate func next(of rows: borrowing Rows) throws(PersistenceError) -> StoredRow? {
    guard try rows.step() else { return nil }
    var values: [SQLValue] = []
    values.reserveCapacity(schema.columns.count)
    for place in schema.columns.indices { values.append(try rows.row.sqlValue(at: place)) }
    return StoredRow(number: try rows.row[numberPlace], values: values)
  }
}
