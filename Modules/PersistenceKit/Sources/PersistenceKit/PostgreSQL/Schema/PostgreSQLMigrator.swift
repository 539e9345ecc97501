/// Brings an older book to the newest version of a plan, inside a transaction that has begun.
struct PostgreSQLMigrator {
  let route: MigrationRoute
  let connection: PostgreSQLConnection
  private let cancellation = Cancellation(followsTask: true)

  init(route: MigrationRoute, connection: PostgreSQLConnection) {
    (self.route, self.connection) = (route, connection)
  }

  private var book: PostgreSQLBook { PostgreSQLBook(connection: connection) }
  private var path: String { connection.address.description }

  /// Runs the stages from that version to the newest one.
  func run(from version: Int32) throws(PersistenceError) {
    let stages = try route.stages(from: version, path: path)
    connection.cancellation = cancellation
    defer { connection.cancellation = nil }
    for stage in stages {
      let versions = MigrationVersions(path: path, from: stage.from.version, to: stage.to.version)
      do throws(PersistenceError) { try run(stage, versions) } catch { throw versions.failure(error) }
    }
    try cancellation.check()
  }
}

extension PostgreSQLMigrator {
  private func run(_ stage: MigrationStage, _ versions: MigrationVersions) throws(PersistenceError) {
    try ModelList.validate(stage.from.models)
    try ModelList.validate(stage.to.models)
    let tables = try StageTables(stage)
    let (former, catalog) = (try PostgreSQLCatalog(stage.from.models), try PostgreSQLCatalog(stage.to.models))
    var layouts: [String: PostgreSQLLayout] = [:]
    for model in stage.to.models {
      let layout = try PostgreSQLLayout(model)
      layouts[layout.name] = layout
    }
    try refuseMislabelled(stage)
    try run(stage.willMigrate, in: former)
    try verify(stage.from.models, former, remadeBy: tables)
    let upgrade = PostgreSQLUpgrade(connection: connection, catalog: catalog)
    for part in try book.parts() where part.kind == .rollup {
      try connection.execute("DROP TABLE IF EXISTS \(part.name.quoted)")
      try book.forget(part)
    }
    for making in tables.made { try make(making, layouts[making.layout.name]) }
    for making in tables.made { try fill(making, former, catalog, versions) }
    let counters = try counters(of: tables)
    for table in tables.dropped { try upgrade.drop(table) }
    for making in tables.made { try rename(making, layouts[making.layout.name], counters, upgrade) }
    for table in tables.extended { try extend(table, layouts[table.layout.name], upgrade) }
    let session = PostgreSQLSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    for model in stage.to.models { try finish(model, tables, session, versions) }
    for model in stage.to.models {
      guard let layout = layouts[try TableLayout(model).name] else { continue }
      try upgrade.makeRollups(of: model, layout, session)
    }
    try session.finish()
    try run(stage.didMigrate, in: catalog)
  }

  /// Refuses a book whose tables aren't those of the version that it names.
  private func refuseMislabelled(_ stage: MigrationStage) throws(PersistenceError) {
    let known = Set(try book.parts().map(\.place))
    for model in stage.from.models {
      for part in try PostgreSQLLayout(model).parts where part.kind == .table || part.kind == .column {
        if known.contains(part.place) { continue }
        throw .damaged(detail: "it says that it has version \(stage.from.version), but it lacks \(part.words)")
      }
    }
  }

  private func run(
    _ body: MigrationStage.Body?, in catalog: PostgreSQLCatalog
  ) throws(PersistenceError) {
    guard let body else { return }
    let session = PostgreSQLSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    let context = ModelContext(session, isWriting: true, cancellation: cancellation, decoded: session.decoded)
    do { try body(context) } catch { throw PersistenceError(wrapping: error) }
    try session.finish()
  }

  /// Refuses damaged rows of a table that is made anew: its copy would get a right checksum.
  private func verify(
    _ models: [any PersistentModel.Type], _ catalog: PostgreSQLCatalog, remadeBy tables: StageTables
  ) throws(PersistenceError) {
    let remade = Set(tables.made.compactMap { $0.predecessor?.name })
    let session = PostgreSQLSession(connection: connection, catalog: catalog, decoded: DecodedRows())
    for model in models where remade.contains(try TableLayout(model).name) { try verify(model, in: session) }
  }

  private func verify<Model: PersistentModel>(
    _ model: Model.Type, in session: PostgreSQLSession
  ) throws(PersistenceError) {
    if model.schema.isChecksummed { try session.forEachRow(of: model, isVerified: true) { _, _ in } }
  }

  // MARK: Tables

  private func make(_ making: StageTables.Making, _ layout: PostgreSQLLayout?) throws(PersistenceError) {
    guard let layout else { return }
    try connection.execute(layout.creation(under: making.temporaryName))
  }

  private func fill(
    _ making: StageTables.Making, _ former: PostgreSQLCatalog, _ catalog: PostgreSQLCatalog,
    _ versions: MigrationVersions
  ) throws(PersistenceError) {
    guard !making.copies.isEmpty else {
      if let predecessor = making.predecessor { try copy(making, from: predecessor) }
      return
    }
    // Rows of further copies get numbers behind all that were given out.
    var last =
      try making.predecessor.map { predecessor throws(PersistenceError) in
        try book.lastNumber(of: predecessor.name)
      } ?? 0
    var isFirst = true
    for copy in making.copies {
      try cancellation.check()
      let copying = PostgreSQLRowCopying(
        session: PostgreSQLSession(connection: connection, catalog: former, decoded: DecodedRows()), catalog: catalog,
        cancellation: cancellation, versions: versions, table: making.temporaryName, keepsNumbers: isFirst, last: last)
      try copy.run(copying)
      last = copying.last
      isFirst = false
    }
    try book.setLastNumber(last, of: making.temporaryName)
  }

  private func copy(_ making: StageTables.Making, from predecessor: TableLayout) throws(PersistenceError) {
    let number = TableLayout.numberName
    let pairs = [(number, number)] + making.sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let (new, old) = (pairs.map(\.0.quoted).joined(separator: ", "), pairs.map(\.1.quoted).joined(separator: ", "))
    let target = making.temporaryName.quoted
    do throws(PersistenceError) {
      try connection.execute("INSERT INTO \(target) (\(new)) SELECT \(old) FROM \(predecessor.name.quoted)")
    } catch {
      guard case .constraint(let rule) = error else { throw error }
      throw .constraint(Constraint(kind: rule.kind, table: making.layout.name, columns: rule.columns))
    }
    try book.setLastNumber(try book.lastNumber(of: predecessor.name), of: making.temporaryName)
  }

  /// The highest numbers of the tables that are made anew, before the former ones are dropped.
  private func counters(of tables: StageTables) throws(PersistenceError) -> [String: Int64] {
    var counters: [String: Int64] = [:]
    for making in tables.made { counters[making.layout.name] = try book.lastNumber(of: making.temporaryName) }
    return counters
  }

  private func rename(
    _ making: StageTables.Making, _ layout: PostgreSQLLayout?, _ counters: [String: Int64],
    _ upgrade: PostgreSQLUpgrade
  ) throws(PersistenceError) {
    guard let layout else { return }
    try connection.execute("ALTER TABLE \(making.temporaryName.quoted) RENAME TO \(layout.name.quoted)")
    try connection.run("DELETE FROM persistence_counter WHERE name = $1", [.text(making.temporaryName)])
    if let last = counters[layout.name], last > 0 { try book.setLastNumber(last, of: layout.name) }
    for part in [layout.table] + layout.columns { try book.note(part) }
    try upgrade.installIndexes(layout, [])
  }

  private func extend(
    _ table: StageTables.Extension, _ layout: PostgreSQLLayout?, _ upgrade: PostgreSQLUpgrade
  ) throws(PersistenceError) {
    guard let layout else { return }
    let parts = try book.parts().filter { $0.table == layout.name }
    let known = Set(parts.map(\.place))
    try upgrade.add(layout.columns.filter { !known.contains($0.place) })
    try upgrade.installIndexes(layout, parts)
  }

  /// Gives rows their checksums, and verifies that every relationship leads to a row.
  private func finish<Model: PersistentModel>(
    _ model: Model.Type, _ tables: StageTables, _ session: PostgreSQLSession, _ versions: MigrationVersions
  ) throws(PersistenceError) {
    if tables.unsealed.contains(model.schema.table) { try session.sealAll(model) }
    guard let row = try session.danglingRows(of: model, limit: 1).first else { return }
    throw versions.failure("\(row.table) #\(row.number) points to a row through \(row.column) that isn't there")
  }
}

extension StageTables.Making {
  fileprivate var temporaryName: String { PostgreSQLName.shortened(TemporaryTable.name(for: layout.name)) }
}

/// Copies the rows of one table on a server.
private final class PostgreSQLRowCopying: RowCopying {
  private let session: PostgreSQLSession
  private let catalog: PostgreSQLCatalog
  private let cancellation: Cancellation
  private let versions: MigrationVersions
  private let table: String
  private let keepsNumbers: Bool
  /// The highest number that was given out.
  private(set) var last: Int64

  init(
    session: PostgreSQLSession, catalog: PostgreSQLCatalog, cancellation: Cancellation, versions: MigrationVersions,
    table: String, keepsNumbers: Bool, last: Int64
  ) {
    (self.session, self.catalog, self.cancellation, self.versions) = (session, catalog, cancellation, versions)
    (self.table, self.keepsNumbers, self.last) = (table, keepsNumbers, last)
  }

  func copy<Old: PersistentModel, New: PersistentModel>(
    _ old: Schema<Old>, to new: Schema<New>, _ transform: (Old) throws -> New?
  ) throws(PersistenceError) {
    let target = try catalog.table(of: New.self)
    let names = target.columnNames
    let marks = names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table.quoted) (\(names.map(\.quoted).joined(separator: ", "))) VALUES (\(marks))"
    try session.forEachRow(of: Old.self, isVerified: true) { number, row throws(PersistenceError) in
      try cancellation.check()
      do {
        guard let made = try transform(try Old(row: row)) else { return }
        let values = try new.values(of: made)
        try target.definition.check(values)
        let next = keepsNumbers ? number : last + 1
        try session.connection.run(sql, target.parameters(new.numbered(values, next), number: next))
        last = max(last, next)
      } catch {
        throw versions.failure(PersistenceError(wrapping: error).located(in: new.table), at: "\(old.table) #\(number)")
      }
    }
  }
}
