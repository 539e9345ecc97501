/// Makes the tables in a new database, and adds to an older one what it lacks.
struct SchemaInstaller {
  let catalog: Catalog
  let configuration: ModelConfiguration
  let path: String
  /// How an older database gets to the version; nil adds what it lacks.
  let route: MigrationRoute?

  /// Brings the database to the configuration's version in one transaction; does nothing when it is there.
  func install(on connection: Connection) throws(PersistenceError) {
    if try isCurrent(DatabaseHeader(connection), on: connection) { return }
    try connection.execute("BEGIN IMMEDIATE")
    do {
      try installInTransaction(on: connection)
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// The same inside a transaction that has begun.
  func installInTransaction(on connection: Connection) throws(PersistenceError) {
    // Another process may have made the tables since they were missed.
    let header = try DatabaseHeader(connection)
    if try isCurrent(header, on: connection) { return }
    if let route, try !isNew(header, on: connection) {
      return try SchemaMigrator(route: route, connection: connection, path: path).run(from: header.schemaVersion)
    }
    try connection.execute("PRAGMA application_id = \(configuration.applicationID)")
    try connection.execute("PRAGMA user_version = \(configuration.schemaVersion)")
    for model in catalog.models { try install(model, on: connection) }
  }
}

extension SchemaInstaller {
  private func isCurrent(
    _ header: DatabaseHeader, on connection: Connection
  ) throws(PersistenceError) -> Bool {
    if try isNew(header, on: connection) { return false }
    try header.verify(for: configuration, path: path)
    return header.schemaVersion == configuration.schemaVersion
  }

  /// A database without an identity and without a table is new: there is nothing yet that could be another's.
  private func isNew(_ header: DatabaseHeader, on connection: Connection) throws(PersistenceError) -> Bool {
    guard header == .none else { return false }
    return try !connection.hasObjects()
  }

  private func install<Model: PersistentModel>(
    _ model: Model.Type, on connection: Connection
  ) throws(PersistenceError) {
    let schema = model.schema
    try addColumns(of: schema, on: connection)
    for statement in try schema.definition() { try connection.execute(statement) }
    try SQLiteSession(connection: connection, catalog: catalog, decoded: DecodedRows()).makeRollups(of: model)
  }

  /// An older table gets the optional columns that it lacks: what a row without a value can take.
  private func addColumns<Model: PersistentModel>(
    of schema: Schema<Model>, on connection: Connection
  ) throws(PersistenceError) {
    let known = try connection.columns(of: schema.table)
    guard !known.isEmpty else { return }
    let added = schema.columns.filter { !known.contains($0.name) }
    for column in added where !column.isOptional {
      throw .misuse("\(schema.table).\(column.name) is new and not optional: older rows would have no value for it")
    }
    try refuseChanges(of: schema, known, on: connection)
    for column in added {
      try connection.execute("ALTER TABLE \(schema.table.quoted) ADD COLUMN \(try schema.definition(of: column))")
    }
    if schema.isChecksummed, !known.contains(Schema<Model>.checksumName) {
      try addChecksums(to: schema, on: connection)
    }
  }

  /// A table only grows here. What is in it stays as it was declared, so a model that says otherwise would be wrong about
  /// what it can store.
  private func refuseChanges<Model: PersistentModel>(
    of schema: Schema<Model>, _ known: Set<String>, on connection: Connection
  ) throws(PersistenceError) {
    let columns = schema.columns.filter { !$0.isNumber }
    let declared = try connection.definition(ofTable: schema.table)
    for column in columns where known.contains(column.name) {
      let definition = try schema.definition(of: column)
      if declared.contains(definition + ",") || declared.contains(definition + ")") { continue }
      throw .misuse("\(schema.table).\(column.name) was declared in another way: that needs a migration plan")
    }
    let names = Set(columns.map(\.name))
    for name in try connection.requiredColumns(of: schema.table) where !names.contains(name) {
      throw .misuse(
        "\(schema.table).\(name) is gone and wasn't optional, so nothing could be inserted: that needs a migration plan"
      )
    }
  }

  private func addChecksums<Model: PersistentModel>(
    to schema: Schema<Model>, on connection: Connection
  ) throws(PersistenceError) {
    try connection.execute("ALTER TABLE \(schema.table.quoted) ADD COLUMN \(ColumnLayout.checksum.definition)")
    try SQLiteSession(connection: connection, catalog: catalog, decoded: DecodedRows()).sealAll(Model.self)
  }
}

extension DatabaseHeader {
  /// What a database says that nobody has claimed yet.
  fileprivate static let none = DatabaseHeader(applicationID: 0, schemaVersion: 0)
}

extension Connection {
  fileprivate func hasObjects() throws(PersistenceError) -> Bool {
    try pragma("schema_version", as: Int.self) != 0
  }

  /// Whether there is a table of that name.
  func exists(table: String) throws(PersistenceError) -> Bool {
    try exists(in: "sqlite_master", where: "name", equal: .text(table))
  }

  /// The names of a table's columns; none when there is no such table.
  func columns(of table: String) throws(PersistenceError) -> Set<String> {
    try names("SELECT name FROM pragma_table_info(?1)", in: table)
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
