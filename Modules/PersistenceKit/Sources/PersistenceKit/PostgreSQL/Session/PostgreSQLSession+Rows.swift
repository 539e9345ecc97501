import Foundation

extension PostgreSQLSession: RowSession {
  func row<Model: PersistentModel>(of model: Model.Type, number: Int64) throws(PersistenceError) -> StoredRow? {
    try rows(of: model, in: number...number).first
  }

  func row<Model: PersistentModel>(of model: Model.Type, key: SQLValue) throws(PersistenceError) -> StoredRow? {
    let table = try catalog.table(of: model)
    return try values(of: table, key: key).map { table.stored($0) }
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, where column: Int, equal value: SQLValue, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try catalog.table(of: model)
    let sql = table.select(where: "t0.\(table.schema.columns[column].name.quoted) = $1")
    return table.stored(try rows(sql, [.one(value, table.kinds[column])], table.shape), within: &budget)
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, in numbers: ClosedRange<Int64>
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try catalog.table(of: model)
    let sql = table.select(where: "t0.\(Schema<Model>.numberName.quoted) BETWEEN $1 AND $2")
    return try rows(sql, [.number(numbers.lowerBound), .number(numbers.upperBound)], table.shape).map {
      table.stored($0)
    }
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, matching predicate: Predicate<Model>?, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    let table = try catalog.table(of: model)
    return table.stored(try rows(of: FetchDescriptor(predicate: predicate), table.shape), within: &budget)
  }

  /// The server knows no references: the engine keeps them, row by row, and not while rows are restored.
  func beginRestoring() throws(PersistenceError) {
    try flush()
  }

  func put<Model: PersistentModel>(_ row: StoredRow, of model: Model.Type) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    let values = table.schema.numbered(row.values, row.number)
    guard let former = try self.row(of: model, number: row.number) else {
      try insert(values, number: row.number, into: table, isChecked: false)
      return touch(model)
    }
    try table.definition.check(values)
    let (old, new) = (
      try table.entries(of: former.values, number: row.number), try table.entries(of: values, number: row.number)
    )
    guard try change(table.put, table.parameters(values, number: row.number)) > 0 else {
      throw try refusal(of: values, number: row.number, by: table, replacing: true, isChecked: false)
    }
    ledger.replace(old, by: new)
    touch(model)
  }

  func withdraw<Model: PersistentModel>(_ rows: [StoredRow], of model: Model.Type) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    for row in rows { ledger.replace(try table.entries(of: row.values, number: row.number), by: []) }
  }

  func remove<Model: PersistentModel>(
    _ numbers: ClosedRange<Int64>, of model: Model.Type
  ) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    let sql = "DELETE FROM \(table.name) WHERE \(Schema<Model>.numberName.quoted) BETWEEN $1 AND $2"
    _ = try change(sql, [.number(numbers.lowerBound), .number(numbers.upperBound)])
    touch(model)
  }

  func endRestoring() throws(PersistenceError) {
    try flush()
  }
}

extension PostgreSQLTable {
  func stored(_ row: [SQLValue]) -> StoredRow { StoredRow(number: number(of: row), values: columns(of: row)) }

  /// The rows up to the one that leaves the budget negative.
  func stored(_ rows: [[SQLValue]], within budget: inout Int) -> [StoredRow] {
    var stored: [StoredRow] = []
    for row in rows where budget >= 0 {
      let row = self.stored(row)
      stored.append(row)
      budget -= row.weight
    }
    return stored
  }
}
