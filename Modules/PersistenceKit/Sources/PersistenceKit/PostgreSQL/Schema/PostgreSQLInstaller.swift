/// Makes a book, and brings an older one to the version of the program.
struct PostgreSQLInstaller {
  let connection: PostgreSQLConnection
  let catalog: PostgreSQLCatalog
  let configuration: ModelConfiguration
  /// The way of an older book to the version; nil leaves it to the models.
  let route: MigrationRoute?

  var book: PostgreSQLBook { PostgreSQLBook(connection: connection) }
  private var path: String { connection.address.description }

  /// Brings the book to the configuration's version in one transaction. A dry run stays in it.
  ///
  /// - Throws: what keeps it from being what the models declare; it is then as it was.
  func install() throws(PersistenceError) {
    for model in catalog.models { _ = try PostgreSQLLayout(model) }
    if !configuration.discardsChanges, try isInstalled() { return }
    guard configuration.allowsSave else { return try verifyReadable() }
    try connection.beginWriting(mayIdle: configuration.discardsChanges)
    try installInTransaction()
    if !configuration.discardsChanges { try connection.execute("COMMIT") }
  }

  /// Whether nothing is to be done, as it is nearly always.
  private func isInstalled() throws(PersistenceError) -> Bool {
    try connection.beginReading()
    defer { connection.rollBack() }
    guard let state = try book.state() else { return false }
    try state.verify(for: configuration, at: connection.address)
    guard state.schemaVersion == configuration.schemaVersion else { return false }
    return try matches()
  }

  /// Refuses a book that would have to be changed before it can be read.
  private func verifyReadable() throws(PersistenceError) {
    try connection.beginReading()
    defer { connection.rollBack() }
    guard let state = try book.state() else { throw .missingBook(path: path) }
    try state.verify(for: configuration, at: connection.address)
    let versions = MigrationVersions(path: path, from: state.schemaVersion, to: configuration.schemaVersion)
    if route != nil, state.schemaVersion != configuration.schemaVersion {
      throw versions.failure("the container doesn't allow saving")
    }
    let known = Set(try book.parts().map(\.place))
    for model in catalog.models {
      let parts = try PostgreSQLLayout(model).parts.filter { $0.kind != .index }
      if let part = parts.first(where: { !known.contains($0.place) }) {
        throw versions.failure("it lacks \(part.words)")
      }
    }
  }

  private func installInTransaction() throws(PersistenceError) {
    try book.actAsOwner()
    // Another process may have made the book since it was missed.
    if let state = try book.state() {
      try state.verify(for: configuration, at: connection.address)
      if state.schemaVersion == configuration.schemaVersion {
        if try matches() { return }
        try recreate()
      } else if let route {
        try PostgreSQLMigrator(route: route, connection: connection).run(from: state.schemaVersion)
        try book.setVersion(configuration.schemaVersion, applicationID: configuration.applicationID)
      } else {
        try upgrade()
        try book.setVersion(configuration.schemaVersion, applicationID: configuration.applicationID)
      }
    } else {
      if !configuration.createsIfNeeded { throw .missingBook(path: path) }
      if try book.hasObjects() { throw .foreignApplication(path: path, found: 0) }
      try book.create(applicationID: configuration.applicationID, schemaVersion: configuration.schemaVersion)
      try PostgreSQLUpgrade(connection: connection, catalog: catalog).run()
    }
    // Tables that are new, or were made anew, are granted to nobody yet.
    for member in try book.members() where member.right != .manage { try book.grant(member.right, to: member.role) }
    try verify()
  }

  private func upgrade() throws(PersistenceError) {
    let upgrade = PostgreSQLUpgrade(connection: connection, catalog: catalog)
    guard configuration.onSchemaMismatch == .recreate else { return try upgrade.run() }
    try connection.execute("SAVEPOINT upgrade")
    do throws(PersistenceError) { try upgrade.run() } catch {
      guard case .misuse = error else { throw error }
      try connection.execute("ROLLBACK TO SAVEPOINT upgrade")
      try recreate()
    }
    try connection.execute("RELEASE SAVEPOINT upgrade")
  }

  /// Drops every table of the book's models, with its rows, and makes those of the models.
  private func recreate() throws(PersistenceError) {
    for part in try book.parts() where part.kind == .table || part.kind == .rollup {
      try connection.execute("DROP TABLE IF EXISTS \(part.name.quoted)")
    }
    try connection.execute("DELETE FROM persistence_part; DELETE FROM persistence_counter")
    try PostgreSQLUpgrade(connection: connection, catalog: catalog).run()
  }

  // MARK: Comparison

  /// Whether a book of the version is what the models declare; false when its tables are to be made anew.
  private func matches() throws(PersistenceError) -> Bool {
    guard let mismatch = try mismatch() else { return true }
    if configuration.onSchemaMismatch == .recreate, configuration.allowsSave { return false }
    throw mismatch
  }

  private func verify() throws(PersistenceError) {
    if let mismatch = try mismatch() { throw mismatch }
  }

  /// The first part of the book that isn't what a model declares; nil for none.
  private func mismatch() throws(PersistenceError) -> PersistenceError? {
    let known = Dictionary(try book.parts().map { ($0.place, $0) }) { first, _ in first }
    for model in catalog.models {
      let layout = try PostgreSQLLayout(model)
      let places = Set(layout.parts.map(\.place))
      let changed = layout.parts.first { known[$0.place] != $0 }
      // What an earlier version left beside them must be optional.
      let left = known.values.first { part in
        part.table == layout.name && part.kind == .column && !places.contains(part.place) && !part.isOptional
      }
      guard let part = changed ?? left else { continue }
      let name = part.kind == .column ? part.table : part.name
      return .schemaMismatch(model: "\(model)", name: name, version: configuration.schemaVersion)
    }
    return nil
  }
}

extension PostgreSQLPart {
  /// What it is found by.
  struct Place: Hashable {
    let table: String
    let kind: Kind
    let name: String
  }

  var place: Place { Place(table: table, kind: kind, name: name) }

  /// The part in words.
  var words: String {
    switch kind {
    case .table, .rollup: "the table \(name)"
    case .column: "the column \(table).\(name)"
    case .index: "the index \(name)"
    }
  }
}
