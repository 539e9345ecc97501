extension SQLiteSession {
  /// Makes the rollups' tables that a model lacks, and computes what they hold.
  func makeRollups<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) {
    let schema = model.schema
    for rollup in schema.rollups where try !connection.exists(table: rollup.table) {
      try connection.execute(schema.definition(of: rollup))
      try fill(rollup)
    }
  }

  /// Computes a rollup from the rows that there are. The rows of a group are read together: its sums are final when
  /// they are written, and no more than one group's are in memory.
  private func fill<Model: PersistentModel>(_ rollup: AnyRollup<Model>) throws(PersistenceError) {
    let schema = Model.schema
    let group = try schema.requiredColumn(for: rollup.group, of: "the rollup \(rollup.table)").name
    let sql = "SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 ORDER BY t0.\(group.quoted)"
    var current: SQLValue?
    try connection.statement(sql).query(try prepared(Model.self).table.shape) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) in
      while try rows.step() {
        let entry = try rollup.entry(try Model(row: rows.row))
        if entry.key.group != current { try flush() }
        current = entry.key.group
        ledger.add(entry, to: rollup.table)
      }
    }
    try flush()
  }
}
