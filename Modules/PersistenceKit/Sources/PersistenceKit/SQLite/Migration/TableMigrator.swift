/// Changes the tables as a stage needs it, while no foreign keys are enforced.
struct TableMigrator {
  let connection: Connection
  let cancellation: Cancellation
  let versions: MigrationVersions

  /// Changes the tables, and checks that every relationship leads to a row in the end.
  func run(_ tables: StageTables) throws(PersistenceError) {
    for making in tables.made { try connection.execute(making.layout.creation(under: making.layout.temporaryName)) }
    // The old tables are all there while the new ones are filled: a copy may read any of them.
    for making in tables.made { try fill(making) }
    for table in tables.dropped { try connection.execute("DROP TABLE IF EXISTS \(table.quoted)") }
    for making in tables.made { try rename(making.layout) }
    for table in tables.extended { try extend(table) }
    try checkForeignKeys()
  }
}

extension TableMigrator {
  private func fill(_ making: StageTables.Making) throws(PersistenceError) {
    let table = making.layout.temporaryName
    if let predecessor = making.predecessor {
      try connection.keepSequence(of: predecessor.name, for: table)
      if making.copies.isEmpty { try copy(making, from: predecessor) }
    }
    var isFirst = true
    for copy in making.copies {
      try cancellation.check()
      try copy.run(
        SQLiteRowCopying(
          connection: connection, cancellation: cancellation, versions: versions, table: table, keepsNumbers: isFirst))
      isFirst = false
    }
  }

  private func copy(_ making: StageTables.Making, from predecessor: TableLayout) throws(PersistenceError) {
    do { try connection.execute(making.copy(from: predecessor)) } catch {
      throw error.located(in: making.layout.name)
    }
  }

  private func rename(_ layout: TableLayout) throws(PersistenceError) {
    try connection.execute("ALTER TABLE \(layout.temporaryName.quoted) RENAME TO \(layout.name.quoted)")
    for index in layout.indexes { try connection.execute(index.sql) }
  }

  private func extend(_ table: StageTables.Extension) throws(PersistenceError) {
    let layout = table.layout
    let known = try connection.columns(of: layout.name)
    for column in table.added where !known.contains(column.name) {
      try connection.execute("ALTER TABLE \(layout.name.quoted) ADD COLUMN \(column.definition)")
    }
    try connection.installIndexes(layout.indexes, of: layout.name)
  }

  private func checkForeignKeys() throws(PersistenceError) {
    let broken = try connection.statement(Self.brokenReference).query(.anonymous) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) -> String? in
      guard try rows.step() else { return nil }
      let (table, number, parent) = (try rows.row[0] as String, try rows.row[1] as Int64?, try rows.row[2] as String)
      return "\(table) #\(number ?? 0) points to a row of \(parent) that isn't there"
    }
    if let broken { throw versions.failure(broken) }
  }

  private static let brokenReference = "SELECT \"table\", \"rowid\", \"parent\" FROM pragma_foreign_key_check LIMIT 1"
}

extension TableLayout {
  fileprivate var temporaryName: String { TemporaryTable.name(for: name) }
}

extension StageTables.Making {
  /// The statement that copies what the predecessor has too.
  fileprivate func copy(from predecessor: TableLayout) -> String {
    let number = TableLayout.numberName
    let pairs = [(number, number)] + sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let (new, old) = (pairs.map(\.0.quoted).joined(separator: ", "), pairs.map(\.1.quoted).joined(separator: ", "))
    let (target, source) = (layout.temporaryName.quoted, predecessor.name.quoted)
    return "INSERT INTO \(target) (\(new)) SELECT \(old) FROM \(source) ORDER BY \(number.quoted)"
  }
}

extension Connection {
  /// Lets a table that has no rows yet go on counting where another one is, so that the number of a deleted row isn't
  /// used again.
  fileprivate func keepSequence(of old: String, for new: String) throws(PersistenceError) {
    let sql = "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, seq FROM sqlite_sequence WHERE name = ?2"
    try statement(sql).run { parameters throws(PersistenceError) in
      try parameters.bind(new, at: 1)
      try parameters.bind(old, at: 2)
    }
  }
}
