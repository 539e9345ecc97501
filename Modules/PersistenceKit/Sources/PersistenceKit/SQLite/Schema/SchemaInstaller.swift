/// Makes the tables in a new database, and brings an older one to the version of the program.
struct SchemaInstaller {
  let catalog: Catalog
  let configuration: ModelConfiguration
  let path: String
  /// The way of an older database to the version; nil leaves it to the models.
  let route: MigrationRoute?

  /// Brings the database to the configuration's version in one transaction; does nothing when it is there.
  ///
  /// - Throws: what keeps it from being what the models declare; it is then as it was.
  func install(on connection: Connection) throws(PersistenceError) {
    if try isInstalled(on: connection) { return }
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
    if !header.isNew { try SchemaComparison(ofOlder: connection.objects(), with: catalog.models).refuseIntruders() }
    if try isCurrent(header) {
      if try matches(connection) { return }
      try recreate(on: connection)
    } else if let route, !header.isNew {
      try SchemaMigrator(route: route, connection: connection, path: path).run(from: header.schemaVersion)
    } else {
      try upgrade(connection, isNew: header.isNew)
    }
    try comparison(on: connection).verify(version: configuration.schemaVersion)
  }

  /// Whether nothing is to be done, as it is nearly always.
  private func isInstalled(on connection: Connection) throws(PersistenceError) -> Bool {
    // One snapshot: else another program could migrate the file between the two.
    try connection.execute("BEGIN")
    defer { connection.rollBack() }
    guard try isCurrent(DatabaseHeader(connection)) else { return false }
    return try matches(connection)
  }

  /// Whether a file of the version is what the models declare; false when its tables are to be made anew.
  private func matches(_ connection: Connection) throws(PersistenceError) -> Bool {
    do throws(PersistenceError) {
      try comparison(on: connection).verify(version: configuration.schemaVersion)
      return true
    } catch {
      guard case .schemaMismatch = error, configuration.onSchemaMismatch == .recreate else { throw error }
      return false
    }
  }

  private func comparison(on connection: Connection) throws(PersistenceError) -> SchemaComparison {
    try SchemaComparison(of: connection.objects(), with: catalog.models)
  }

  private func upgrade(_ connection: Connection, isNew: Bool) throws(PersistenceError) {
    guard configuration.onSchemaMismatch == .recreate, !isNew else { return try makeTables(on: connection) }
    try connection.execute("SAVEPOINT upgrade")
    do throws(PersistenceError) { try makeTables(on: connection) } catch {
      guard case .misuse = error else { throw error }
      connection.rollBackToSavepoint("upgrade")
      return try recreate(on: connection)
    }
    try connection.execute("RELEASE upgrade")
  }

  /// Drops every table of the kit's, with its rows, and makes those of the models.
  private func recreate(on connection: Connection) throws(PersistenceError) {
    try connection.enforceForeignKeys(false)
    for object in try connection.objects() where object.isModelTable || object.isRollupTable {
      try connection.execute("DROP TABLE \(object.name.quoted)")
    }
    try connection.enforceForeignKeys(true)
    try makeTables(on: connection)
  }

  private func makeTables(on connection: Connection) throws(PersistenceError) {
    try connection.execute("PRAGMA application_id = \(configuration.applicationID)")
    try connection.execute("PRAGMA user_version = \(configuration.schemaVersion)")
    try SchemaUpgrade(connection: connection, catalog: catalog).run()
  }

  private func isCurrent(_ header: DatabaseHeader) throws(PersistenceError) -> Bool {
    if header.isNew { return false }
    try header.verify(for: configuration, path: path)
    return header.schemaVersion == configuration.schemaVersion
  }
}
