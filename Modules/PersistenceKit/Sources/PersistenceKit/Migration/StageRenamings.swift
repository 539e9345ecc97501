/// The earlier names of the tables and columns of a stage's later version.
struct StageRenamings {
  /// The tables of the earlier version.
  let earlier: [TableLayout]
  private let stage: MigrationStage
  /// The old names of tables by their new ones.
  private var tables: [String: String] = [:]
  /// The old names of columns by their new ones, by the new names of their tables.
  private var columns: [String: [String: String]] = [:]

  /// - Throws: `misuse` when the stage renames or copies what isn't there.
  init(_ stage: MigrationStage) throws(PersistenceError) {
    self.stage = stage
    var earlier: [TableLayout] = []
    for model in stage.from.models { earlier.append(try TableLayout(model)) }
    var later: [TableLayout] = []
    for model in stage.to.models { later.append(try TableLayout(model)) }
    self.earlier = earlier
    for case .table(let old, let new) in stage.renaming {
      try require(earlier.contains { $0.name == old }, "renames the table \(old), which isn't in \(stage.from)")
      try require(later.contains { $0.name == new }, "renames \(old) to \(new), which isn't in \(stage.to)")
      try require(tables.updateValue(old, forKey: new) == nil, "renames two tables to \(new)")
    }
    for case .column(let old, let new, let table) in stage.renaming {
      let layout = later.first { $0.name == table }
      try require(layout?.column(named: new) != nil, "renames \(old) to \(table).\(new), which isn't in \(stage.to)")
      let former = layout.flatMap(predecessor)
      try require(former?.column(named: old) != nil, "renames \(table).\(old), which isn't in \(stage.from)")
      columns[table, default: [:]][new] = old
    }
    for copy in stage.copies {
      try require(stage.from.models.contains { $0 == copy.source }, "copies \(copy.source), not of \(stage.from)")
      try require(stage.to.models.contains { $0 == copy.target }, "copies to \(copy.target), not of \(stage.to)")
    }
  }
}

extension StageRenamings {
  /// The table of the earlier version that holds the rows; nil for a new one.
  func predecessor(of later: TableLayout) -> TableLayout? {
    if let old = tables[later.name] { return earlier.first { $0.name == old } }
    // A name that was given away is free for another table.
    let isFree = tables.values.contains { $0.lowercased() == later.name.lowercased() }
    return isFree ? nil : earlier.first { $0.name.lowercased() == later.name.lowercased() }
  }

  func renamesColumns(of later: TableLayout) -> Bool {
    columns[later.name] != nil
  }

  /// The old names of the columns that the predecessor has too, by their new ones.
  ///
  /// - Throws: `misuse` when one can't be filled from it.
  func sources(of later: TableLayout, in predecessor: TableLayout?) throws(PersistenceError) -> [String: String] {
    guard let predecessor else { return [:] }
    let renamed = columns[later.name] ?? [:]
    var sources: [String: String] = [:]
    for column in later.columns {
      let name = renamed[column.name] ?? column.name
      // A name that was given away is free for another column.
      let isFree = renamed[column.name] == nil && renamed.values.contains(name)
      guard !isFree, let source = predecessor.column(named: name) else {
        try require(column.isOptional, "adds \(later.name).\(column.name), which isn't optional, and copies no value")
        continue
      }
      let isSameClass = source.storageClass == column.storageClass
      try require(isSameClass, "changes the type of \(later.name).\(column.name), and copies no value")
      sources[column.name] = name
    }
    return sources
  }

  private func require(_ condition: Bool, _ complaint: String) throws(PersistenceError) {
    if !condition { throw .misuse("\(stage.name) \(complaint)") }
  }
}
