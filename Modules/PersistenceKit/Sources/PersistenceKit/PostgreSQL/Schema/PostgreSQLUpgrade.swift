/// Brings a book to what the models declare, inside a transaction that has begun, as far as that needs no plan: makes what
/// it lacks, drops what only an earlier version declared and what nothing is lost with, and computes rollups and checksums
/// again. A new book lacks everything.
struct PostgreSQLUpgrade {
  let connection: PostgreSQLConnection
  let catalog: PostgreSQLCatalog

  private var book: PostgreSQLBook { PostgreSQLBook(connection: connection) }

  func run() throws(PersistenceError) {
    var layouts: [PostgreSQLLayout] = []
    for model in catalog.models { layouts.append(try PostgreSQLLayout(model)) }
    try dropUndeclared(Set(layouts.map(\.name)))
    let known = Dictionary(grouping: try book.parts(), by: \.table)
    for (model, layout) in zip(catalog.models, layouts) {
      if let parts = known[layout.name], !parts.isEmpty {
        try extend(model, layout, parts)
      } else {
        try create(layout)
      }
    }
    let session = PostgreSQLSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    for (model, layout) in zip(catalog.models, layouts) { try makeRollups(of: model, layout, session) }
    try session.flush()
  }

  /// Makes a table with its indexes.
  func create(_ layout: PostgreSQLLayout) throws(PersistenceError) {
    let statements = [layout.creation(under: layout.name)] + layout.indexes.map(\.definition)
    try connection.execute(statements.joined(separator: "; "))
    for part in [layout.table] + layout.columns + layout.indexes { try book.note(part) }
  }

  /// Makes the tables of rollups, and computes what they hold.
  func makeRollups<Model: PersistentModel>(
    of model: Model.Type, _ layout: PostgreSQLLayout, _ session: PostgreSQLSession
  ) throws(PersistenceError) {
    let rollups = layout.rollups
    if rollups.isEmpty { return }
    for part in rollups {
      try connection.execute(part.definition)
      try book.note(part)
    }
    let table = try catalog.table(of: model)
    try session.forEachRow(of: model) { number, row throws(PersistenceError) in
      session.ledger.replace([], by: try table.entries(of: table.columns(of: row.values), number: number))
      if session.ledger.changes.values.contains(where: { $0.count > 50_000 }) { try session.flush() }
    }
    try session.flush()
  }
}

extension PostgreSQLUpgrade {
  /// A table with rows stays: only a plan deletes rows.
  private func dropUndeclared(_ declared: Set<String>) throws(PersistenceError) {
    for part in try book.parts() {
      switch part.kind {
      case .rollup:
        try connection.execute("DROP TABLE IF EXISTS \(part.name.quoted)")
        try book.forget(part)
      case .table where !declared.contains(part.name):
        let isEmpty = try connection.run("SELECT 1 FROM \(part.name.quoted) LIMIT 1").count == 0
        if isEmpty { try drop(part.name) }
      default: continue
      }
    }
  }

  func drop(_ table: String) throws(PersistenceError) {
    try connection.execute("DROP TABLE IF EXISTS \(table.quoted)")
    try connection.run("DELETE FROM persistence_part WHERE table_name = $1", [.text(table)])
    try connection.run("DELETE FROM persistence_counter WHERE name = $1", [.text(table)])
  }

  /// An older table gets the optional columns that it lacks: what a row without a value can take.
  private func extend<Model: PersistentModel>(
    _ model: Model.Type, _ layout: PostgreSQLLayout, _ parts: [PostgreSQLPart]
  ) throws(PersistenceError) {
    let known = Dictionary(parts.filter { $0.kind == .column }.map { ($0.name, $0) }) { first, _ in first }
    let added = layout.columns.filter { known[$0.name] == nil }
    let checksum = Schema<Model>.checksumName
    for column in added where !column.isOptional {
      throw .misuse("\(layout.name).\(column.name) is new and not optional: older rows would have no value for it")
    }
    for column in layout.columns {
      guard let former = known[column.name], former != column else { continue }
      throw .misuse("\(layout.name).\(column.name) was declared in another way: that needs a migration plan")
    }
    let names = Set(layout.columns.map(\.name))
    for former in known.values.sorted(by: { $0.name < $1.name })
    where !names.contains(former.name) && !former.isOptional {
      throw .misuse(
        "\(layout.name).\(former.name) is gone and wasn't optional, so nothing could be inserted: that needs a migration plan"
      )
    }
    try add(added)
    let session = PostgreSQLSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    if !model.schema.isChecksummed, let former = known[checksum] {
      // No later write would keep it up to date.
      try connection.execute("ALTER TABLE \(layout.name.quoted) DROP COLUMN \(checksum.quoted)")
      try book.forget(former)
    } else if added.contains(where: { $0.name == checksum }) {
      try session.sealAll(model)
    } else {
      try session.resealAll(model, whoseTableHas: known.values.filter { !names.contains($0.name) }.map(\.name).sorted())
    }
    try installIndexes(layout, parts)
  }

  func add(_ columns: [PostgreSQLPart]) throws(PersistenceError) {
    for column in columns {
      try connection.execute("ALTER TABLE \(column.table.quoted) ADD COLUMN \(column.definition)")
      try book.note(column)
    }
  }

  /// Makes a table's indexes those that are wanted.
  func installIndexes(_ layout: PostgreSQLLayout, _ parts: [PostgreSQLPart]) throws(PersistenceError) {
    let known = parts.filter { $0.kind == .index }
    for index in known where !layout.indexes.contains(index) {
      try connection.execute("DROP INDEX IF EXISTS \(index.name.quoted)")
      try book.forget(index)
    }
    for index in layout.indexes where !known.contains(index) {
      do throws(PersistenceError) { try connection.execute(index.definition) } catch {
        guard case .constraint(let rule) = error else { throw error }
        throw .constraint(Constraint(kind: rule.kind, table: layout.name, columns: index.indexedColumns))
      }
      try book.note(index)
    }
  }
}

extension PostgreSQLPart {
  /// The columns of an index, as its statement names them.
  fileprivate var indexedColumns: [String] {
    guard let start = definition.lastIndex(of: "(") else { return [] }
    return definition[start...].matches(of: #/"([^"]+)"/#).map { String($0.1) }
  }
}

// MARK: - Checksums

extension PostgreSQLSession {
  /// Gives every row of a table its checksum.
  func sealAll<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    guard table.schema.isChecksummed else { return }
    try forEachRow(of: model, isVerified: false) { number, row throws(PersistenceError) in
      try setChecksum(RowChecksum.value(of: row.values, table.seeds), ofRow: number, in: table)
    }
  }

  /// Renews the checksums of the rows in which an earlier version declared other columns. A row whose checksum was right in
  /// no version was changed past the kit: it keeps the checksum, and a check names it.
  ///
  /// - Parameter left: the columns of the table that its schema doesn't declare.
  func resealAll<Model: PersistentModel>(
    _ model: Model.Type, whoseTableHas left: [String]
  ) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    guard table.schema.isChecksummed, !left.isEmpty else { return }
    let seeds = left.map(RowChecksum.seed)
    let number = Schema<Model>.numberName.quoted
    let list = left.map { "t0.\($0.quoted)" }.joined(separator: ", ")
    try forEachRow(of: model, isVerified: false) { row, values throws(PersistenceError) in
      if table.shape.isSealed(values.values) { return }
      let sql = "SELECT \(list) FROM \(table.name) AS t0 WHERE t0.\(number) = $1"
      let others = try connection.run(sql, [.number(row)]).values(at: 0)
      let current = RowChecksum.value(of: values.values, table.seeds)
      guard values.values[table.schema.checksumPlace] == .integer(current &+ RowChecksum.value(of: others, seeds))
      else {
        return
      }
      try setChecksum(current, ofRow: row, in: table)
    }
  }

  private func setChecksum<Model: PersistentModel>(
    _ checksum: Int64, ofRow number: Int64, in table: PostgreSQLTable<Model>
  ) throws(PersistenceError) {
    let name = Schema<Model>.checksumName.quoted
    let sql = "UPDATE \(table.name) SET \(name) = $1 WHERE \(Schema<Model>.numberName.quoted) = $2"
    try connection.run(sql, [.number(checksum), .number(number)])
  }
}
