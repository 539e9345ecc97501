/// Brings a database to what the models declare, inside a transaction that has begun, as far as that needs no plan:
/// makes what it lacks, drops what only an earlier version declared and what nothing is lost with, and computes rollups
/// and checksums again. A new database lacks everything.
struct SchemaUpgrade {
  let connection: Connection
  let catalog: Catalog

  func run() throws(PersistenceError) {
    try dropUndeclared()
    for model in catalog.models { try install(model) }
    let session = SQLiteSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    for model in catalog.models { try session.makeRollups(of: model) }
  }
}

extension SchemaUpgrade {
  /// Rollups are made anew, because what a schema says of their buckets and values may have changed. A table with rows
  /// stays: only a plan deletes rows.
  private func dropUndeclared() throws(PersistenceError) {
    let declared = Set(try catalog.models.map { model throws(PersistenceError) in try TableLayout(model).name })
    for object in try connection.objects() where object.isModelTable || object.isRollupTable {
      let isEmpty = try connection.isEmpty(table: object.name)
      if object.isRollupTable || isEmpty && !declared.contains(object.name) {
        try connection.execute("DROP TABLE \(object.name.quoted)")
      }
    }
  }

  private func install<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    let layout = try TableLayout(model)
    let known = try connection.columns(of: layout.name)
    if known.isEmpty { try connection.execute(layout.statement) }
    if !known.isEmpty { try extend(model, layout, known) }
    try connection.installIndexes(layout.indexes, of: layout.name)
  }

  /// An older table gets the optional columns that it lacks: what a row without a value can take.
  private func extend<Model: PersistentModel>(
    _ model: Model.Type, _ layout: TableLayout, _ known: Set<String>
  ) throws(PersistenceError) {
    let added = layout.columns.filter { !known.contains($0.name) }
    for column in added where !column.isOptional {
      throw .misuse("\(layout.name).\(column.name) is new and not optional: older rows would have no value for it")
    }
    let declared = try connection.definition(ofTable: layout.name)
    try refuseChanges(of: layout, known, declared)
    for column in added { try connection.execute("ALTER TABLE \(layout.name.quoted) ADD COLUMN \(column.definition)") }
    let session = SQLiteSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    let checksum = ColumnLayout.checksum
    if layout.column(named: checksum.name) == nil, declared.declares(checksum) {
      // No later write would keep it up to date.
      try connection.execute("ALTER TABLE \(layout.name.quoted) DROP COLUMN \(checksum.name.quoted)")
    } else if added.contains(where: { $0.name == checksum.name }) {
      try session.sealAll(model)
    } else {
      let left = known.subtracting(layout.columns.map(\.name)).subtracting([TableLayout.numberName])
      try session.resealAll(model, whoseTableHas: left.sorted())
    }
  }

  /// What is in a table stays as it was declared, so a model that says otherwise would be wrong about what it can
  /// store.
  private func refuseChanges(
    of layout: TableLayout, _ known: Set<String>, _ declared: String
  ) throws(PersistenceError) {
    for column in layout.columns where known.contains(column.name) && !declared.declares(column) {
      throw .misuse("\(layout.name).\(column.name) was declared in another way: that needs a migration plan")
    }
    let names = Set(layout.columns.map(\.name))
    for name in try connection.requiredColumns(of: layout.name) where !names.contains(name) {
      throw .misuse(
        "\(layout.name).\(name) is gone and wasn't optional, so nothing could be inserted: that needs a migration plan"
      )
    }
  }
}

extension String {
  /// Whether the statement, which made a table, has the column in just these words.
  fileprivate func declares(_ column: ColumnLayout) -> Bool {
    contains(column.definition + ",") || contains(column.definition + ")")
  }
}

extension Connection {
  /// Whether there is a table of that name.
  func exists(table: String) throws(PersistenceError) -> Bool {
    try exists(in: "sqlite_master", where: "name", equal: .text(table))
  }

  /// The names of a table's columns; none when there is no such table.
  func columns(of table: String) throws(PersistenceError) -> Set<String> {
    try names("SELECT name FROM pragma_table_info(?1)", in: table)
  }

  fileprivate func isEmpty(table: String) throws(PersistenceError) -> Bool {
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM \(table.quoted))"
    return try statement(sql).value(Bool.self) { _ throws(PersistenceError) in } ?? true
  }

  /// The names of the columns that every new row must have a value for.
  fileprivate func requiredColumns(of table: String) throws(PersistenceError) -> Set<String> {
    try names("SELECT name FROM pragma_table_info(?1) WHERE \"notnull\" <> 0 AND dflt_value IS NULL", in: table)
  }

  /// The statement that made the table, with the columns that it got later; empty when there is none.
  fileprivate func definition(ofTable table: String) throws(PersistenceError) -> String {
    let sql = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1"
    return try statement(sql).value(String.self) { parameters throws(PersistenceError) in
      try parameters.bind(table, at: 1)
    } ?? ""
  }

  private func names(_ query: String, in table: String) throws(PersistenceError) -> Set<String> {
    try statement(query).query(.anonymous) { parameters throws(PersistenceError) in
      try parameters.bind(table, at: 1)
    } _: { rows throws(PersistenceError) in
      var names: Set<String> = []
      while try rows.step() { names.insert(try rows.row[0]) }
      return names
    }
  }
}
