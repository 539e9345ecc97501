/// Makes the tables in a new database, and brings an older one to the version of the program.
struct SchemaInstaller {
  let catalog: Catalog
  let configuration: ModelConfiguration
  let path: String
  /// The way of an older database to the version; nil leaves it to the models.
  let route: MigrationRoute?

  /// Brings the database to the configuration's version in one transaction; does nothing when it is there.
  func install(on connection: Connection) throws(PersistenceError) {
    if try isCurrent(DatabaseHeader(connection)) { return }
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
    if try isCurrent(header) { return }
    if let route, !header.isNew {
      return try SchemaMigrator(route: route, connection: connection, path: path).run(from: header.schemaVersion)
    }
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
