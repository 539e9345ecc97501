/// The effects of deleting rows, worked out before anything is altered.
struct MemoryDeletion {
  /// The rows to delete, by table.
  let removals: [(TableDefinition, [MemoryRow])]
  /// The rows that stay and point to nothing from now on.
  let replacements: [(old: MemoryRow, new: MemoryRow, TableDefinition)]
}

extension MemoryDatabase {
  /// Follows the delete rules from the rows.
  func deletion(of rows: [MemoryRow], in table: MemoryTable) throws(PersistenceError) -> MemoryDeletion {
    var walk = DeletionWalk(tables: tables)
    try walk.follow(from: rows, in: table)
    return try walk.deletion()
  }
}

/// A walk over the rows that point to deleted ones: at most two passes over a table for each of its references, however
/// many levels of rows there are.
private struct DeletionWalk {
  private typealias Pointing = (table: MemoryTable, column: Int, row: MemoryRow)

  let tables: [String: MemoryTable]
  private var removed: [String: [Int64: MemoryRow]] = [:]
  private var nullified: [Pointing] = []
  private var denying: [Pointing] = []
  private var references: [ReferencePlace: ReferenceIndex] = [:]

  init(tables: [String: MemoryTable]) {
    self.tables = tables
  }

  mutating func follow(from rows: [MemoryRow], in table: MemoryTable) throws(PersistenceError) {
    var pending = [(table: table, rows: rows, depth: 0)]
    while let (table, rows, depth) = pending.popLast() {
      let added = remove(rows, from: table)
      if added.isEmpty { continue }
      // As in SQLite, where a row's delete rules run within those of the row that it points to.
      guard depth < DeleteReach.deepestCascade || !isFollowed(table.definition) else { throw .deepCascade }
      let found = visit(table.definition, parents: Set(added.map { $0.values[table.definition.key] }))
      pending += found.map { ($0, $1, depth + 1) }
    }
  }

  func deletion() throws(PersistenceError) -> MemoryDeletion {
    // Like SQLite, only what still points to a removed row at the end is refused.
    if let (table, column, _) = denying.first(where: { !isRemoved($0) }) {
      throw table.definition.violation(.foreignKey, columns: [column])
    }
    return MemoryDeletion(removals: removals, replacements: try replacements())
  }
}

extension DeletionWalk {
  /// Marks the rows as removed and returns those that weren't yet.
  private mutating func remove(_ rows: [MemoryRow], from table: MemoryTable) -> [MemoryRow] {
    let added = rows.filter { removed[table.definition.name]?[$0.number] == nil }
    for row in added { removed[table.definition.name, default: [:]][row.number] = row }
    return added
  }

  /// Sorts what points to the parents by its delete rule, and returns what is to be deleted too.
  private mutating func visit(_ parent: TableDefinition, parents: Set<SQLValue>) -> [(MemoryTable, [MemoryRow])] {
    var cascading: [(MemoryTable, [MemoryRow])] = []
    for child in tables.values {
      for reference in child.definition.references where reference.parent == parent.name {
        let rows = rows(of: child, where: reference.column, isIn: parents)
        switch reference.deleteRule {
        case .cascade: cascading.append((child, rows))
        case .nullify: nullified += rows.map { (child, reference.column, $0) }
        case .deny: denying += rows.map { (child, reference.column, $0) }
        }
      }
    }
    return cascading
  }

  /// Whether deleting a row of the table changes others.
  private func isFollowed(_ parent: TableDefinition) -> Bool {
    tables.values.contains { child in
      child.definition.references.contains { $0.parent == parent.name && $0.deleteRule != .deny }
    }
  }

  /// The rows whose column holds one of the keys. The first search of a column passes over the table; from the second
  /// one on an index answers.
  private mutating func rows(of table: MemoryTable, where column: Int, isIn keys: Set<SQLValue>) -> [MemoryRow] {
    let place = ReferencePlace(table: table.definition.name, column: column)
    guard let index = references[place] else {
      references[place] = .unused
      return table.rows(where: column, isIn: keys)
    }
    let rows = index.rows ?? Dictionary(grouping: table.rows) { $0.values[column] }
    references[place] = ReferenceIndex(rows: rows)
    return keys.flatMap { rows[$0] ?? [] }
  }

  private func isRemoved(_ pointing: Pointing) -> Bool {
    removed[pointing.table.definition.name]?[pointing.row.number] != nil
  }

  private var removals: [(TableDefinition, [MemoryRow])] {
    removed.compactMap { name, rows in
      tables[name].map { ($0.definition, Array(rows.values)) }
    }
  }

  private func replacements() throws(PersistenceError) -> [(old: MemoryRow, new: MemoryRow, TableDefinition)] {
    var changed: [String: [Int64: (table: MemoryTable, row: MemoryRow, values: [SQLValue])]] = [:]
    for pointing in nullified where !isRemoved(pointing) {
      let (table, column, row) = pointing
      changed[table.definition.name, default: [:]][row.number, default: (table, row, row.values)].values[column] = .null
    }
    var replacements: [(old: MemoryRow, new: MemoryRow, TableDefinition)] = []
    for (table, row, values) in changed.values.flatMap(\.values) {
      let new = try table.definition.row(row.number, values)
      try table.check(new, replacing: true)
      replacements.append((row, new, table.definition))
    }
    return replacements
  }
}

/// A column that points to other rows.
private struct ReferencePlace: Hashable {
  let table: String
  let column: Int
}

/// The rows of a table by what a column of theirs holds.
private struct ReferenceIndex {
  /// nil until the second search.
  let rows: [SQLValue: [MemoryRow]]?

  static let unused = ReferenceIndex(rows: nil)
}
