/// The changes of a stage to the tables of a database.
struct StageTables {
  /// A table that stays, and gets these columns.
  struct Extension {
    let layout: TableLayout
    let added: [ColumnLayout]
  }

  /// A table that is made anew, or for the first time.
  struct Making {
    let layout: TableLayout
    /// The table that it takes the place of.
    let predecessor: TableLayout?
    /// Its columns that are filled from the predecessor, by their new names.
    let sources: [String: String]
    /// The value that fills it instead.
    let copies: [ModelCopy]
  }

  private(set) var extended: [Extension] = []
  private(set) var made: [Making] = []
  /// The earlier version's tables that are no longer there at the end, at least not under their names.
  private(set) var dropped: [String] = []
  /// The rollups' tables of the earlier version.
  let formerRollups: [String]

  /// The tables whose rows have no checksums of their own yet.
  var unsealed: Set<String> {
    let extended = extended.filter { $0.added.contains { $0.name == ColumnLayout.checksum.name } }
    return Set(made.map(\.layout.name) + extended.map(\.layout.name))
  }

  /// - Throws: `misuse` when the stage names what isn't there, or leaves a column without a value.
  init(_ stage: MigrationStage) throws(PersistenceError) {
    let renamings = try StageRenamings(stage)
    formerRollups = renamings.earlier.flatMap(\.rollups)
    var kept: Set<String> = []
    for model in stage.to.models {
      let layout = try TableLayout(model)
      let copies = stage.copies.filter { $0.target == model }
      let predecessor = renamings.predecessor(of: layout)
      if copies.isEmpty, let predecessor, !renamings.renamesColumns(of: layout), predecessor.extends(to: layout) {
        kept.insert(layout.name)
        let added = layout.columns.filter { predecessor.column(named: $0.name) == nil }
        extended.append(Extension(layout: layout, added: added))
        continue
      }
      let sources = copies.isEmpty ? try renamings.sources(of: layout, in: predecessor) : [:]
      made.append(Making(layout: layout, predecessor: predecessor, sources: sources, copies: copies))
    }
    dropped = renamings.earlier.map(\.name).filter { !kept.contains($0) }
  }
}
