extension IntegrityCheck {
  /// Reads every row of a model once: its checksum, its decoding, and what it adds to the rollups.
  mutating func checkRows<Model: PersistentModel>(
    of model: Model.Type, in catalog: Catalog
  ) throws(PersistenceError) {
    var sums = RollupLedger()
    let schema = model.schema
    try checkLastNumber(of: schema.table)
    let areWhole = try readRows(of: catalog.table(of: model), into: &sums)
    // Sums over rows that can't be read would differ too, and say nothing new.
    guard areWhole else { return }
    for rollup in schema.rollups {
      let computed = sums.changes[rollup.table] ?? [:]
      let table = try catalog.rollup(rollup.table)
      try tolerating { check throws(PersistenceError) in try check.compare(table, with: computed) }
    }
  }
}

extension IntegrityCheck {
  private mutating func checkLastNumber(of table: String) throws(PersistenceError) {
    let last = try connection.lastNumber(of: table)
    if last > RowNumber.highest { note(.exhausted(table: table, number: last)) }
    if let fault = try connection.counterFault(of: table, last) { note(fault) }
  }

  /// Whether each row could be read.
  private mutating func readRows<Model: PersistentModel>(
    of table: SQLiteTable<Model>, into sums: inout RollupLedger
  ) throws(PersistenceError) -> Bool {
    let statement = connection.statement(table.selectAll)
    return try statement.query(table.unsealedShape, { _ throws(PersistenceError) in }) {
      rows throws(PersistenceError) in
      var areWhole = true
      while !isFull, try rows.step() {
        try checkCancellation()
        if let seal = table.shape.seal, !rows.row.isSealed(seal) {
          note(.checksum(table: table.schema.table, number: try rows.row[table.numberPlace]))
        }
        do throws(PersistenceError) {
          let model = try Model(row: rows.row)
          try note(model, rows.row, number: rows.row[table.numberPlace])
          for entry in try table.entries(of: model) { sums.add(entry.entry, to: entry.table) }
        } catch {
          guard let fault = IntegrityFault(error) else { throw error }
          note(fault)
          areWhole = false
        }
      }
      return areWhole
    }
  }

  /// Compares a rollup's table with what its rows add up to.
  private mutating func compare(
    _ table: RollupTable, with computed: [RollupKey: RollupChange]
  ) throws(PersistenceError) {
    var left = computed.filter { !$0.value.isZero }
    let name = table.name
    try query(table.all, table.unsealedShape) { rows throws(PersistenceError) in
      while !isFull, try rows.step() {
        let key = RollupKey(group: try rows.row.sqlValue(at: 0), bucket: try rows.row[1])
        let kept = IntegritySum(sum: String(try rows.row[2] as Int64), count: try rows.row[3])
        let expected = left.removeValue(forKey: key).map(IntegritySum.init)
        if kept != expected {
          note(.rollup(table: name, key, kept: kept, computed: expected))
        } else if let seal = table.shape.seal, !rows.row.isSealed(seal) {
          note(.checksum(table: name, number: Int64(key.bucket)))
        }
      }
    }
    for (key, change) in left.sorted(by: { $0.key.precedes($1.key) }) where !isFull {
      note(.rollup(table: name, key, kept: nil, computed: IntegritySum(change)))
    }
  }
}

extension IntegrityFault {
  fileprivate static func rollup(
    table: String, _ key: RollupKey, kept: IntegritySum?, computed: IntegritySum?
  ) -> IntegrityFault {
    .rollup(table: table, group: key.group, bucket: Int64(key.bucket), kept: kept, computed: computed)
  }
}

extension IntegritySum {
  fileprivate init(_ change: RollupChange) {
    self.init(sum: String(change.sum), count: change.count)
  }
}

extension RollupKey {
  fileprivate func precedes(_ other: RollupKey) -> Bool {
    switch group.compared(to: other.group) {
    case .ascending: true
    case .descending: false
    case .same: bucket < other.bucket
    }
  }
}
