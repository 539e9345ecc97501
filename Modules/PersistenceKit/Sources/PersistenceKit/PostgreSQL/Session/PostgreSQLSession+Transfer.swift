extension PostgreSQLSession {
  /// A few hundred rows at a time are in memory.
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, isVerified: Bool, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    let shape = isVerified ? table.shape : table.unsealedShape
    var last = Int64.min
    while true {
      let batch = try rows(table.selectNext, [.number(last)], shape)
      for row in batch { try body(table.number(of: row), Row(values: row, shape: shape)) }
      guard batch.count == Self.rowsAtOnce, let end = batch.last else { return }
      last = table.number(of: end)
    }
  }

  private static let rowsAtOnce = 1_000

  func lastNumber<Model: PersistentModel>(of model: Model.Type, isVerified: Bool) throws(PersistenceError) -> Int64 {
    let last = try lastNumber(of: model.schema.table)
    guard isVerified, let fault = try counterFault(of: model.schema.table, last) else { return last }
    throw .damaged(detail: fault.description)
  }

  /// What is wrong with the highest number that a table has given out: a row has a higher one.
  func counterFault(of table: String, _ last: Int64) throws(PersistenceError) -> IntegrityFault? {
    let sql = "SELECT coalesce(max(\(TableLayout.numberName.quoted)), 0) FROM \(table.quoted)"
    let highest = try run(sql).values(at: 0)[0].number
    if highest <= last { return nil }
    return .structure(detail: "\(table) has #\(highest), and \(last) as its highest number")
  }

  func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) throws(PersistenceError) {
    counters.set(number, of: model.schema.table)
  }

  func beginLoading() {}

  /// The rows wait, and are copied together. What the server would refuse only then is found here, so that the row is
  /// known.
  func load<Model: PersistentModel>(
    _ model: Model, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    let table = try catalog.table(of: Model.self)
    let values = table.schema.numbered(values, number)
    try table.definition.check(values)
    try learn(table)
    if known.mayHave(values, of: table.definition) {
      try settle()
      let taken = try takenColumns(of: values, number: number, in: table)
      if let taken { throw table.definition.violation(.unique, columns: taken) }
    }
    let entries = try table.entries(of: values, number: number)
    try wait(values, number: number, for: table, entries)
    touch(Model.self)
    // A rollup may have nearly as many buckets as there are rows. What may be too much for a sum is added at once, so
    // that the row is known.
    let isPending = ledger.changes.values.contains { $0.count > Self.mostPendingKeys }
    if isPending || hasLargeSum || entries.contains(where: \.entry.isLarge) { try flush() }
  }

  private static let mostPendingKeys = 200_000

  func endLoading(of tables: [String]) throws(PersistenceError) -> DanglingRow? {
    try settle()
    known = KnownRows()
    try flush()
    let models = catalog.models
    for table in tables {
      for model in models {
        if let row = try danglingRow(of: model, if: table) { return row }
      }
    }
    return nil
  }

  private func danglingRow<Model: PersistentModel>(
    of model: Model.Type, if name: String
  ) throws(PersistenceError) -> DanglingRow? {
    model.schema.table == name ? try danglingRows(of: model, limit: 1).first : nil
  }

  /// The first rows of a table that point to nothing, each through the first of its references that do.
  func danglingRows<Model: PersistentModel>(
    of model: Model.Type, limit: Int
  ) throws(PersistenceError) -> [DanglingRow] {
    let table = try catalog.table(of: model)
    var found: [Int64: DanglingRow] = [:]
    for reference in table.definition.references {
      let name = table.definition.fields[reference.column].name
      let (number, key) = (Schema<Model>.numberName.quoted, Schema<Model>.keyName.quoted)
      let sql = """
        SELECT t0.\(number) FROM \(table.name) AS t0 WHERE t0.\(name.quoted) IS NOT NULL AND NOT EXISTS \
        (SELECT 1 FROM \(reference.parent.quoted) AS p WHERE p.\(key) = t0.\(name.quoted)) \
        ORDER BY t0.\(number) LIMIT \(limit)
        """
      let result = try run(sql)
      for row in 0..<result.count {
        let number = try result.values(at: row)[0].number
        if found[number] != nil { continue }
        found[number] = DanglingRow(table: table.schema.table, number: number, column: name)
      }
    }
    return found.values.sorted { $0.number < $1.number }
  }
}
