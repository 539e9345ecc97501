import Foundation

/// A transaction on one connection to a server.
final class PostgreSQLSession: StorageSession {
  let connection: PostgreSQLConnection
  let catalog: PostgreSQLCatalog
  let decoded: DecodedRows
  /// The changes that aren't in the rollups' tables yet.
  var ledger = RollupLedger()
  /// Why this transaction can no longer be committed.
  var rollupFailure: PersistenceError?
  /// Whether a sum that was written is so large that any other value may be too much for it.
  var hasLargeSum = false
  /// The models that it has changed.
  var touched = ModelSet()
  /// The highest numbers of the tables, as far as they were asked for: while the book is locked nobody else gives any out.
  var counters = RowCounters()
  /// The rows that wait to be copied into their table.
  var waiting = WaitingRows()
  var known = KnownRows()
  /// Whether the transaction isn't run again, whatever it fails with.
  private(set) var isUnrepeatable = false
  /// How often it has written.
  var writes = 0

  init(connection: PostgreSQLConnection, catalog: PostgreSQLCatalog, decoded: DecodedRows) {
    (self.connection, self.catalog, self.decoded) = (connection, catalog, decoded)
  }

  func forbidRepetition() { isUnrepeatable = true }

  var book: PostgreSQLBook { PostgreSQLBook(connection: connection) }

  /// Whether there is something to commit.
  var hasChanges: Bool { !touched.isEmpty || counters.hasChanged }
}

/// The highest numbers of tables, by their names.
struct RowCounters {
  private(set) var last: [String: Int64] = [:]
  private(set) var changed: Set<String> = []

  var hasChanged: Bool { !changed.isEmpty }

  mutating func know(_ number: Int64, of table: String) { last[table] = number }

  mutating func set(_ number: Int64, of table: String) {
    last[table] = number
    changed.insert(table)
  }
}

// MARK: - Statements

extension PostgreSQLSession {
  /// Runs a statement after all rows that wait are in their table.
  @discardableResult
  func run(_ sql: String, _ parameters: [PostgreSQLParameter] = []) throws(PersistenceError) -> PostgreSQLResult {
    try settle()
    return try connection.run(sql, parameters)
  }

  /// Runs a statement that changes or removes rows; returns how many.
  func change(_ sql: String, _ parameters: [PostgreSQLParameter]) throws(PersistenceError) -> Int {
    writes += 1
    known = KnownRows()
    return try run(sql, parameters).changedRows
  }

  /// The rows of a statement, each compared with its checksum, if the shape has one.
  func rows(
    _ sql: String, _ parameters: [PostgreSQLParameter], _ shape: RowShape
  ) throws(PersistenceError) -> [[SQLValue]] {
    let result = try run(sql, parameters)
    var rows: [[SQLValue]] = []
    rows.reserveCapacity(result.count)
    for row in 0..<result.count {
      let values = try result.values(at: row)
      try shape.verify(values)
      rows.append(values)
    }
    return rows
  }

  /// Gives the body the rows of a statement, each compared with its checksum; no more than one is in memory.
  func forEachRow(
    of sql: String, _ parameters: [PostgreSQLParameter], _ shape: RowShape,
    _ body: ([SQLValue]) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    try settle()
    try connection.run(sql, parameters) { values throws(PersistenceError) in
      try shape.verify(values)
      try body(values)
    }
  }

  func touch(_ model: any PersistentModel.Type) { touched.insert(model) }

  /// Notes the model, and those that its delete rules reach.
  func touchDeletion(of model: any PersistentModel.Type) {
    touched.formUnion(catalog.base.reach.models(from: model))
  }

  /// Throws when a statement has failed, after which the server takes no other one.
  func requireTransaction() throws(PersistenceError) {
    if connection.isLost { throw connection.lost() }
    guard connection.isInTransaction, !connection.hasFailedTransaction else {
      throw .inputOutput(detail: "the transaction has ended, because a statement failed in it")
    }
  }

  /// Writes everything that is kept until the end of the transaction.
  func finish() throws(PersistenceError) {
    try requireTransaction()
    try settle()
    try flush()
    for table in counters.changed.sorted() { try book.setLastNumber(counters.last[table] ?? 0, of: table) }
  }
}

// MARK: - Numbers

extension PostgreSQLSession {
  func lastNumber(of table: String) throws(PersistenceError) -> Int64 {
    if let known = counters.last[table] { return known }
    let last = try book.lastNumber(of: table)
    counters.know(last, of: table)
    return last
  }

  /// The number for a new row: its own, or the next one where that is 0.
  func number(for own: Int64, in table: String) throws(PersistenceError) -> Int64 {
    let last = try lastNumber(of: table)
    if own != 0 { return own }
    guard last < .max else { throw .damaged(detail: "\(IntegrityFault.exhausted(table: table, number: last))") }
    return last + 1
  }

  /// Notes that a row has the number.
  func use(_ number: Int64, in table: String) throws(PersistenceError) {
    if number > (try lastNumber(of: table)) { counters.set(number, of: table) }
  }
}

// MARK: - Single rows

extension PostgreSQLSession {
  func usedBytes() -> Int? { nil }

  func model<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) -> Model? {
    let table = try catalog.table(of: type)
    guard let values = try values(of: table, key: id.sqlValue) else { return nil }
    return try Model(row: Row(values: values, shape: table.shape))
  }

  /// The whole row with that key; nil for none.
  func values<Model: PersistentModel>(
    of table: PostgreSQLTable<Model>, key: SQLValue, isVerified: Bool = true
  ) throws(PersistenceError) -> [SQLValue]? {
    let sql = table.select(where: "t0.\(Schema<Model>.keyName.quoted) = $1")
    let kind = table.kinds[table.definition.key]
    return try rows(sql, [.one(key, kind)], isVerified ? table.shape : table.unsealedShape).first
  }

  func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError) {
    try requireTransaction()
    let table = try catalog.table(of: Model.self)
    let values = try table.schema.values(of: model)
    guard let former = try self.values(of: table, key: values[table.definition.key]) else {
      throw .notFound(table: table.schema.table)
    }
    if table.hasRollups { decoded.add(1, of: Model.self) }
    try replace(former, by: values, in: table)
    touch(Model.self)
  }

  /// Replaces a whole row by other values, which keep its number.
  func replace<Model: PersistentModel>(
    _ former: [SQLValue], by values: [SQLValue], in table: PostgreSQLTable<Model>
  ) throws(PersistenceError) {
    let number = table.number(of: former)
    let values = table.schema.numbered(values, number)
    try table.definition.check(values)
    let (old, new) = (
      try table.entries(of: table.columns(of: former), number: number), try table.entries(of: values, number: number)
    )
    guard try change(table.update, table.parameters(values, number: number)) > 0 else {
      throw try refusal(of: values, number: number, by: table, replacing: true, isChecked: true)
    }
    ledger.replace(old, by: new)
  }

  func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try requireTransaction()
    let table = try catalog.table(of: Model.self)
    let values = try table.schema.values(of: model)
    guard let former = try self.values(of: table, key: values[table.definition.key]) else { return try insert(model) }
    if table.hasRollups { decoded.add(1, of: Model.self) }
    try replace(former, by: values, in: table)
    touch(Model.self)
    return table.number(of: former)
  }

  func update<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID, _ change: (inout Model) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Model {
    try requireTransaction()
    let table = try catalog.table(of: type)
    let key = try id.sqlValue
    var row = try required(key, in: table)
    let former = try Model(row: Row(values: row, shape: table.shape))
    // The closure changes an object where it is.
    var changed = try Model(row: Row(values: row, shape: table.shape))
    let writesBefore = writes
    try change(&changed)
    let changes = try type.schema.changes(from: former, to: changed)
    if changes.isEmpty { return former }
    // The closure may have written to the row by itself.
    if writes != writesBefore { row = try required(key, in: table) }
    var values = table.columns(of: row)
    for change in changes { values[change.column] = change.value }
    let updated = try Model(row: Row(values: values, shape: table.unsealedShape))
    try replace(row, by: values, in: table)
    touch(type)
    return updated
  }

  private func required<Model: PersistentModel>(
    _ key: SQLValue, in table: PostgreSQLTable<Model>
  ) throws(PersistenceError) -> [SQLValue] {
    guard let values = try values(of: table, key: key) else { throw .notFound(table: table.schema.table) }
    return values
  }

  /// The rule that keeps a statement from writing a row.
  func refusal<Model: PersistentModel>(
    of values: [SQLValue], number: Int64, by table: PostgreSQLTable<Model>, replacing: Bool, isChecked: Bool
  ) throws(PersistenceError) -> PersistenceError {
    let definition = table.definition
    // What is asked here doesn't come between two rows that are added.
    if !replacing,
      try connection.run(table.select(where: "t0.\(Schema<Model>.numberName.quoted) = $1"), [.number(number)]).count > 0
    {
      return .constraint(Constraint(kind: .unique, table: definition.name, columns: [TableDefinition.numberName]))
    }
    if let taken = try takenColumns(of: values, number: number, in: table) {
      return definition.violation(.unique, columns: taken)
    }
    for reference in definition.references where isChecked && values[reference.column] != .null {
      let value = values[reference.column]
      if reference.parent == definition.name, value == values[definition.key] { continue }
      let sql = "SELECT 1 FROM \(reference.parent.quoted) WHERE \(Schema<Model>.keyName.quoted) = $1"
      if try connection.run(sql, [.one(value, table.kinds[reference.column])]).count == 0 {
        return definition.violation(.foreignKey, columns: [reference.column])
      }
    }
    return .notFound(table: definition.name)
  }

  /// The columns of a unique index in which another row has the values; nil for none.
  func takenColumns<Model: PersistentModel>(
    of values: [SQLValue], number: Int64, in table: PostgreSQLTable<Model>
  ) throws(PersistenceError) -> [Int]? {
    // SQLite asks the youngest index first.
    for columns in table.definition.uniqueIndexes.reversed() where !columns.contains(where: { values[$0] == .null }) {
      let parameters = columns.map { PostgreSQLParameter.one(values[$0], table.kinds[$0]) }
      if try connection.run(table.other(withSame: columns), [.number(number)] + parameters).count > 0 { return columns }
    }
    return nil
  }
}

extension PostgreSQLTable {
  /// The columns of a whole row.
  func columns(of row: [SQLValue]) -> [SQLValue] { Array(row.prefix(schema.columns.count)) }

  /// The number of a whole row.
  func number(of row: [SQLValue]) -> Int64 {
    if case .integer(let number) = row[schema.numberPlace] { number } else { 0 }
  }
}

extension TableDefinition {
  /// Throws when a rule about single values refuses a row.
  func check(_ values: [SQLValue]) throws(PersistenceError) {
    for (column, field) in fields.enumerated() where !field.isOptional && values[column] == .null {
      throw violation(.notNull, columns: [column])
    }
    for (column, field) in fields.enumerated() {
      if let check = field.check, !check.accepts(values[column]) { throw violation(.check, columns: [column]) }
    }
  }
}

// MARK: - Savepoints

extension PostgreSQLSession {
  func savepoint<T>(_ body: () throws(PersistenceError) -> T) throws(PersistenceError) -> T {
    try requireTransaction()
    try settle()
    let former = (ledger: ledger, failure: rollupFailure, touched: touched, counters: counters)
    try connection.execute("SAVEPOINT part")
    do throws(PersistenceError) {
      let result = try body()
      try requireTransaction()
      try settle()
      try connection.execute("RELEASE SAVEPOINT part")
      return result
    } catch {
      (ledger, rollupFailure, touched, counters) = former
      (waiting, known) = (WaitingRows(), KnownRows())
      undoPart()
      throw error
    }
  }

  private func undoPart() {
    guard connection.isInTransaction, !connection.isLost else { return }
    let cancellation = connection.cancellation
    connection.cancellation = nil
    defer { connection.cancellation = cancellation }
    do {
      try connection.execute("ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part")
    } catch {
      // What should be undone may still be there, so none of it can be kept.
      rollupFailure = error
    }
  }
}
