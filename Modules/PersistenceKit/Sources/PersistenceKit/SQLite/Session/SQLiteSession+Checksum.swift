extension SQLiteSession {
  /// Renews the checksum of the row with that id after SQLite has changed the row by itself. Does nothing when the row
  /// is gone, or its table has no checksums.
  func reseal<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    let prepared = try prepared(type)
    let table = prepared.table
    guard table.schema.isChecksummed else { return }
    let checksum = try prepared.selectByKey.query(table.unsealedShape) { parameters throws(PersistenceError) in
      try id.stored.bind(to: parameters, at: 1)
    } _: { rows throws(PersistenceError) in
      try rows.step() ? rows.row.checksum(table.insertSeeds) : nil
    }
    guard let checksum else { return }
    try connection.statement(table.reseal(where: Schema<Model>.keyName)).run { parameters throws(PersistenceError) in
      try parameters.bind(checksum, at: 1)
      try id.stored.bind(to: parameters, at: 2)
    }
  }

  /// Compares the row with that id with its checksum, before it is replaced; does nothing when there is none.
  func verify<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    let prepared = try prepared(type)
    guard prepared.table.schema.isChecksummed else { return }
    try prepared.selectByKey.query(prepared.table.shape) { parameters throws(PersistenceError) in
      try id.stored.bind(to: parameters, at: 1)
    } _: { rows throws(PersistenceError) in
      _ = try rows.step()
    }
  }

  /// Compares every row of a table with its checksum.
  func verifyAll<Model: PersistentModel>(_ type: Model.Type) throws(PersistenceError) {
    let table = try prepared(type).table
    guard table.schema.isChecksummed else { return }
    try connection.statement(table.selectAll).query(table.shape) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) in
      while try rows.step() {}
    }
  }

  /// Gives every row of a table its checksum, a few hundred at a time.
  func sealAll<Model: PersistentModel>(_ type: Model.Type) throws(PersistenceError) {
    let table = try prepared(type).table
    guard table.schema.isChecksummed else { return }
    var last = Int64.min
    while true {
      let batch = try checksums(in: table, after: last)
      for (number, checksum) in batch { try setChecksum(checksum, ofRow: number, in: table) }
      guard let end = batch.last else { return }
      last = end.number
    }
  }

  /// Keeps the checksum of the row with that number.
  func setChecksum<Model: PersistentModel>(
    _ checksum: Int64, ofRow number: Int64, in table: SQLiteTable<Model>
  ) throws(PersistenceError) {
    try connection.statement(table.reseal(where: Schema<Model>.numberName)).run { parameters throws(PersistenceError) in
      try parameters.bind(checksum, at: 1)
      try parameters.bind(number, at: 2)
    }
  }

  private func checksums<Model: PersistentModel>(
    in table: SQLiteTable<Model>, after number: Int64
  ) throws(PersistenceError) -> [(number: Int64, checksum: Int64)] {
    try connection.statement(table.selectBatch).query(table.unsealedShape) { parameters throws(PersistenceError) in
      try parameters.bind(number, at: 1)
    } _: { rows throws(PersistenceError) in
      var batch: [(number: Int64, checksum: Int64)] = []
      while try rows.step() { batch.append((try rows.row[table.numberPlace], rows.row.checksum(table.insertSeeds))) }
      return batch
    }
  }
}

extension SQLiteTable {
  /// Sets the checksum, the first parameter, of the rows that have a value in a column.
  fileprivate func reseal(where column: String) -> String {
    let checksum = Schema<Model>.checksumName.quoted
    return "UPDATE \(schema.table.quoted) SET \(checksum) = ?1 WHERE \(column.quoted) = ?2"
  }

  /// The next rows after a number.
  fileprivate var selectBatch: String {
    let number = Schema<Model>.numberName.quoted
    return """
      SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 WHERE t0.\(number) > ?1 \
      ORDER BY t0.\(number) LIMIT 500
      """
  }
}
