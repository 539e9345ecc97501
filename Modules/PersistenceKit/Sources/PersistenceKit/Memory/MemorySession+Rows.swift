import Foundation

extension MemorySession: RowSession {
  func row<Model: PersistentModel>(of model: Model.Type, number: Int64) throws(PersistenceError) -> StoredRow? {
    try database.table(of: model).row(number: number).map(StoredRow.init)
  }

  func row<Model: PersistentModel>(of model: Model.Type, key: SQLValue) throws(PersistenceError) -> StoredRow? {
    try database.table(of: model).row(key: key).map(StoredRow.init)
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, where column: Int, equal value: SQLValue, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    try database.table(of: model).rows(where: column, isIn: [value]).stored(within: &budget)
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, in numbers: ClosedRange<Int64>
  ) throws(PersistenceError) -> [StoredRow] {
    try database.table(of: model).rows(in: numbers).map(StoredRow.init)
  }

  func rows<Model: PersistentModel>(
    of model: Model.Type, matching predicate: Predicate<Model>?, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    try MemoryQuery(FetchDescriptor(predicate: predicate)).matches(in: database).stored(within: &budget)
  }

  func beginRestoring() {}

  func put<Model: PersistentModel>(_ row: StoredRow, of model: Model.Type) throws(PersistenceError) {
    try database.put(row, of: model)
    touch(model)
  }

  /// Removing a row does it.
  func withdraw<Model: PersistentModel>(_ rows: [StoredRow], of model: Model.Type) {}

  func remove<Model: PersistentModel>(
    _ numbers: ClosedRange<Int64>, of model: Model.Type
  ) throws(PersistenceError) {
    try database.remove(numbers, of: model)
    touch(model)
  }

  func endRestoring() throws(PersistenceError) {
    try database.settleRollups()
  }
}

extension StoredRow {
  fileprivate init(_ row: MemoryRow) {
    self.init(number: row.number, values: row.values)
  }
}

extension Sequence<MemoryRow> {
  /// The rows up to the one that leaves the budget negative.
  fileprivate func stored(within budget: inout Int) -> [StoredRow] {
    var rows: [StoredRow] = []
    for row in self where budget >= 0 {
      let stored = StoredRow(row)
      rows.append(stored)
      budget -= stored.weight
    }
    return rows
  }
}

extension MemoryDatabase {
  /// Puts a row in the place of the one with its number, or adds it, whatever it points to.
  fileprivate mutating func put<Model: PersistentModel>(
    _ row: StoredRow, of model: Model.Type
  ) throws(PersistenceError) {
    let (old, new, definition) = try placement(of: row, model)
    if let old { return replace(old, by: new, in: definition) }
    tables[definition.name]?.insert(new)
    enter(new, of: definition)
  }

  /// Removes rows, and nothing else.
  fileprivate mutating func remove<Model: PersistentModel>(
    _ numbers: ClosedRange<Int64>, of model: Model.Type
  ) throws(PersistenceError) {
    let table = try table(of: model)
    apply(MemoryDeletion(removals: [(table.definition, Array(table.rows(in: numbers)))], replacements: []))
  }

  private func placement<Model: PersistentModel>(
    of row: StoredRow, _ model: Model.Type
  ) throws(PersistenceError) -> (old: MemoryRow?, new: MemoryRow, TableDefinition) {
    let table = try table(of: model)
    let old = table.row(number: row.number)
    let new = try table.definition.row(row.number, row.values)
    try table.check(new, replacing: old != nil)
    return (old, new, table.definition)
  }
}
