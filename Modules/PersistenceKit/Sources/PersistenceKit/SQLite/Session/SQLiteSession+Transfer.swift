extension SQLiteSession {
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, isVerified: Bool, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let table = try prepared(model).table
    let shape = isVerified ? table.shape : table.unsealedShape
    try connection.statement(table.selectAll).query(shape, { _ throws(PersistenceError) in }) {
      rows throws(PersistenceError) in
      while try rows.step() { try body(try rows.row[table.numberPlace], rows.row) }
    }
  }

  func lastNumber<Model: PersistentModel>(of model: Model.Type, isVerified: Bool) throws(PersistenceError) -> Int64 {
    let table = model.schema.table
    let last = try connection.lastNumber(of: table)
    guard isVerified, let fault = try connection.counterFault(of: table, last) else { return last }
    throw .damaged(detail: fault.description)
  }

  func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) throws(PersistenceError) {
    let table = model.schema.table
    try connection.statement("DELETE FROM sqlite_sequence WHERE name = ?1").run { parameters throws(PersistenceError) in
      try parameters.bind(table, at: 1)
    }
    let insert = connection.statement("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)")
    try insert.run { parameters throws(PersistenceError) in
      try parameters.bind(table, at: 1)
      try parameters.bind(number, at: 2)
    }
  }

  func beginLoading() throws(PersistenceError) {
    try connection.execute("PRAGMA defer_foreign_keys = ON")
  }

  func load<Model: PersistentModel>(
    _ model: Model, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    let table = try prepared(Model.self).table
    var row = values
    if row.count == table.numberPlace { row.append(.integer(number)) }
    let entries = try table.entries(of: model)
    do {
      try connection.statement(table.load).run(sealedBy: table.loadSeeds) { parameters throws(PersistenceError) in
        for index in row.indices { try parameters.bind(row[index], at: index + 1) }
      }
    } catch {
      throw error.located(in: table.schema.table)
    }
    ledger.replace([], by: entries)
    touch(Model.self)
    // A rollup may have nearly as many buckets as there are rows. What may be too much for a sum is added at once, so
    // that the row is known.
    if ledger.keyCount > Self.mostPendingKeys || hasLargeSum || entries.contains(where: \.entry.isLarge) { try flush() }
  }

  func endLoading(of tables: [String]) throws(PersistenceError) -> DanglingRow? {
    try flush()
    guard let any = try connection.danglingRow() else {
      // A dry run goes on in the same transaction.
      try connection.execute("PRAGMA defer_foreign_keys = OFF")
      return nil
    }
    for table in tables {
      if let row = try connection.danglingRow(in: table) { return row }
    }
    return any
  }

  private static let mostPendingKeys = 200_000
}

extension RollupLedger {
  fileprivate var keyCount: Int { changes.values.reduce(0) { $0 + $1.count } }
}

extension Connection {
  /// Any row that points to nothing; nil for none.
  fileprivate func danglingRow() throws(PersistenceError) -> DanglingRow? {
    try danglingRow("PRAGMA foreign_key_check") { _ throws(PersistenceError) in }
  }

  /// The first row of a table that points to nothing, through the first of its references that do.
  fileprivate func danglingRow(in table: String) throws(PersistenceError) -> DanglingRow? {
    // SQLite counts the references from the last one.
    let order = "ORDER BY \"rowid\", \"fkid\" DESC LIMIT 1"
    let sql = "SELECT \"table\", \"rowid\", \"parent\", \"fkid\" FROM pragma_foreign_key_check(?1) \(order)"
    return try danglingRow(sql) { parameters throws(PersistenceError) in try parameters.bind(table, at: 1) }
  }

  private func danglingRow(
    _ sql: String, _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> DanglingRow? {
    let broken = try statement(sql).query(.anonymous, bind) {
      rows throws(PersistenceError) -> (String, Int64?, Int64)? in
      try rows.step() ? (try rows.row[0], try rows.row[1], try rows.row[3]) : nil
    }
    guard let (table, number, place) = broken else { return nil }
    return DanglingRow(table: table, number: number ?? 0, column: try column(ofReference: place, from: table))
  }

  /// What is wrong with the highest number that a table has given out: a row has a higher one, so that the numbers of
  /// rows that are gone could be given out again.
  func counterFault(of table: String, _ last: Int64) throws(PersistenceError) -> IntegrityFault? {
    let sql = "SELECT coalesce(max(\(TableLayout.numberName.quoted)), 0) FROM \(table.quoted)"
    let highest: Int64 = try statement(sql).value() ?? 0
    return highest > last ? .structure(detail: "\(table) has #\(highest), and \(last) as its highest number") : nil
  }

  /// The highest number that a table has ever given out.
  func lastNumber(of table: String) throws(PersistenceError) -> Int64 {
    let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1"
    return try statement(sql).value { parameters throws(PersistenceError) in try parameters.bind(table, at: 1) } ?? 0
  }
}
