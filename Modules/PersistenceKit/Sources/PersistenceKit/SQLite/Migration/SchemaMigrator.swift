/// Brings an older database to the newest version of a plan, inside the transaction that `SchemaInstaller` has begun.
///
/// A table is made anew as SQLite's manual says (lang_altertable.html, section 7): under another name, filled, the old
/// one dropped, then renamed, because a table that is renamed away would take the references of others along.
struct SchemaMigrator {
  let route: MigrationRoute
  let connection: Connection
  let path: String
  private let cancellation = Cancellation(followsTask: true)

  init(route: MigrationRoute, connection: Connection, path: String) {
    self.route = route
    self.connection = connection
    self.path = path
  }

  /// Runs the stages from that version to the newest one.
  func run(from version: Int32) throws(PersistenceError) {
    let stages = try route.stages(from: version, path: path)
    try refuseMislabelled(stages)
    try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
      for index in stages.indices {
        let next = stages.indices.contains(index + 1) ? stages[index + 1] : nil
        let stage = stages[index]
        let versions = MigrationVersions(path: path, from: stage.from.version, to: stage.to.version)
        do throws(PersistenceError) {
          try run(stage, before: next, versions)
        } catch {
          throw versions.failure(error)
        }
      }
      try cancellation.check()
      try connection.execute("PRAGMA user_version = \(route.newest.version)")
    }
  }
}

extension SchemaMigrator {
  /// Refuses a file whose tables aren't those of the version that it names: the number was changed past the kit.
  private func refuseMislabelled(_ stages: ArraySlice<MigrationStage>) throws(PersistenceError) {
    guard let first = stages.first else { return }
    var layouts: [String: TableLayout] = [:]
    for model in first.from.models {
      let layout = try TableLayout(model)
      layouts[layout.name] = layout
    }
    var part = try missingPart(of: layouts)
    if part == nil { part = try laterPart(stages, layouts) }
    guard let part else { return }
    throw .damaged(detail: "it says that it has version \(first.from.version), but it has \(part)")
  }

  /// The first column that the file lacks, in words; nil when it has all of them.
  private func missingPart(of layouts: [String: TableLayout]) throws(PersistenceError) -> String? {
    for (name, layout) in layouts.sorted(by: { $0.key < $1.key }) {
      let known = try connection.columns(of: name)
      if let column = layout.columns.first(where: { !known.contains($0.name) }) { return "no \(name).\(column.name)" }
    }
    return nil
  }

  /// The first table or column in the file that only a later version has; nil for none.
  private func laterPart(
    _ stages: ArraySlice<MigrationStage>, _ earlier: [String: TableLayout]
  ) throws(PersistenceError) -> String? {
    for model in stages.flatMap({ stage in stage.to.models }) {
      let layout = try TableLayout(model)
      let known = try connection.columns(of: layout.name)
      guard let former = earlier[layout.name] else {
        if known.isEmpty { continue }
        return "the table \(layout.name)"
      }
      let added = layout.columns.first { former.column(named: $0.name) == nil && known.contains($0.name) }
      if let added { return "the column \(layout.name).\(added.name)" }
    }
    return nil
  }

  private func run(
    _ stage: MigrationStage, before next: MigrationStage?, _ versions: MigrationVersions
  ) throws(PersistenceError) {
    try ModelList.validate(stage.from.models)
    try ModelList.validate(stage.to.models)
    let tables = try StageTables(stage)
    try run(stage.willMigrate, for: stage.from.models)
    try verify(stage.from.models, remadeBy: tables)
    // The rows of a table that is dropped aren't deleted: nothing may happen to those that point to them.
    try connection.enforceForeignKeys(false)
    for rollup in tables.formerRollups { try connection.execute("DROP TABLE IF EXISTS \(rollup.quoted)") }
    try TableMigrator(connection: connection, cancellation: cancellation, versions: versions).run(tables)
    try seal(stage.to.models, in: tables)
    try connection.enforceForeignKeys(true)
    // Between two stages only code would read or write the sums.
    if next == nil || stage.didMigrate != nil || next?.willMigrate != nil { try fillRollups(of: stage.to.models) }
    try run(stage.didMigrate, for: stage.to.models)
  }

  private func run(
    _ body: MigrationStage.Body?, for models: [any PersistentModel.Type]
  ) throws(PersistenceError) {
    guard let body else { return }
    let session = try session(for: models)
    let context = ModelContext(session, isWriting: true, cancellation: cancellation, decoded: session.decoded)
    do { try body(context) } catch { throw PersistenceError(wrapping: error) }
    try session.flush()
  }

  /// Refuses damaged rows of a table that is made anew: its copy would get a right checksum.
  private func verify(
    _ models: [any PersistentModel.Type], remadeBy tables: StageTables
  ) throws(PersistenceError) {
    let session = try session(for: models)
    let remade = Set(tables.made.compactMap { $0.predecessor?.name })
    for model in models where remade.contains(try TableLayout(model).name) { try session.verifyAll(model) }
  }

  private func fillRollups(of models: [any PersistentModel.Type]) throws(PersistenceError) {
    let session = try session(for: models)
    for model in models { try session.makeRollups(of: model) }
  }

  /// Gives the rows of the tables that were made anew, or have got checksums, their checksums.
  private func seal(
    _ models: [any PersistentModel.Type], in tables: StageTables
  ) throws(PersistenceError) {
    let session = try session(for: models)
    for model in models where tables.unsealed.contains(try TableLayout(model).name) { try session.sealAll(model) }
  }

  private func session(for models: [any PersistentModel.Type]) throws(PersistenceError) -> SQLiteSession {
    SQLiteSession(connection: connection, catalog: try Catalog(models), decoded: DecodedRows())
  }
}
