import Foundation

extension PostgreSQLSession {
  func delete<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    try requireTransaction()
    let table = try catalog.table(of: type)
    let row = try values(of: table, key: id.sqlValue, isVerified: table.hasRollups)
    guard let row else { throw .notFound(table: type.schema.table) }
    try delete([row], of: type)
    touchDeletion(of: type)
  }

  func delete<Model: PersistentModel>(
    _ type: Model.Type, where predicate: Predicate<Model>?
  ) throws(PersistenceError) -> Int {
    try requireTransaction()
    let table = try catalog.table(of: type)
    let descriptor = FetchDescriptor(predicate: predicate)
    let rows = try rows(of: descriptor, table.hasRollups ? table.shape : table.unsealedShape)
    if rows.isEmpty { return 0 }
    try delete(rows, of: type)
    touchDeletion(of: type)
    return rows.count
  }

  /// Deletes whole rows together, and applies the delete rules to those that point to them.
  private func delete<Model: PersistentModel>(
    _ rows: [[SQLValue]], of type: Model.Type
  ) throws(PersistenceError) {
    guard !catalog.base.dependents(of: type).isEmpty else { return try remove(rows, of: type) }
    try flush()
    try savepoint { () throws(PersistenceError) in
      var walk = DeletionWalk(session: self)
      try walk.follow(rows, of: type)
      try walk.apply()
      try flush()
    }
  }

  /// Deletes whole rows, and nothing else.
  fileprivate func remove<Model: PersistentModel>(
    _ rows: [[SQLValue]], of type: Model.Type
  ) throws(PersistenceError) {
    let table = try catalog.table(of: type)
    var entries: [NamedEntry] = []
    for row in rows { entries += try table.entries(of: table.columns(of: row), number: table.number(of: row)) }
    let number = Schema<Model>.numberName.quoted
    let sql = "DELETE FROM \(table.name) WHERE \(number) = ANY($1)"
    _ = try change(sql, [.numbers(rows.map { table.number(of: $0) })])
    ledger.replace(entries, by: [])
  }

  /// Lets rows point to nothing through some columns.
  fileprivate func nullify<Model: PersistentModel>(
    _ rows: [Int64: (row: [SQLValue], columns: Set<Int>)], of type: Model.Type
  ) throws(PersistenceError) {
    let table = try catalog.table(of: type)
    for (number, found) in rows.sorted(by: { $0.key < $1.key }) {
      var values = table.columns(of: found.row)
      let former = try table.entries(of: values, number: number)
      for column in found.columns { values[column] = .null }
      let entries = try table.entries(of: values, number: number)
      _ = try change(table.put, table.parameters(values, number: number))
      ledger.replace(former, by: entries)
    }
  }
}

/// A walk over the rows that point to deleted ones, level by level: the server's own delete rules would ask about the
/// rows of one level before those of another one are gone.
private struct DeletionWalk {
  let session: PostgreSQLSession
  private var removed: [ObjectIdentifier: Removed] = [:]
  private var nullified: [ObjectIdentifier: Nullified] = [:]
  private var denying: [(child: any PersistentModel.Type, number: Int64, error: PersistenceError)] = []

  private struct Removed {
    let model: any PersistentModel.Type
    var rows: [Int64: [SQLValue]] = [:]
  }

  private struct Nullified {
    let model: any PersistentModel.Type
    var rows: [Int64: (row: [SQLValue], columns: Set<Int>)] = [:]
  }

  init(session: PostgreSQLSession) {
    self.session = session
  }

  mutating func follow<Model: PersistentModel>(
    _ rows: [[SQLValue]], of type: Model.Type
  ) throws(PersistenceError) {
    var pending = [(model: type as any PersistentModel.Type, rows: rows, depth: 0)]
    while let (model, rows, depth) = pending.popLast() {
      pending += try visit(model, rows, depth)
    }
  }

  /// Notes rows as removed, sorts what points to them, and returns what is to be removed too.
  private mutating func visit<Model: PersistentModel>(
    _ model: Model.Type, _ rows: [[SQLValue]], _ depth: Int
  ) throws(PersistenceError) -> [(model: any PersistentModel.Type, rows: [[SQLValue]], depth: Int)] {
    let (table, key) = (try session.catalog.table(of: model), ObjectIdentifier(model))
    var added: [SQLValue] = []
    for row in rows where removed[key]?.rows[table.number(of: row)] == nil {
      removed[key, default: Removed(model: model)].rows[table.number(of: row)] = row
      added.append(row[table.definition.key])
    }
    if added.isEmpty { return [] }
    let dependents = session.catalog.base.dependents(of: model)
    // As in SQLite, where a row's delete rules run within those of the row that it points to.
    guard depth < DeleteReach.deepestCascade || !dependents.contains(where: { $0.rule != .deny }) else {
      throw .deepCascade
    }
    var found: [(model: any PersistentModel.Type, rows: [[SQLValue]], depth: Int)] = []
    for dependent in dependents {
      let pointing = try pointing(to: added, of: dependent.child, dependent)
      if dependent.rule == .cascade, !pointing.isEmpty { found.append((dependent.child, pointing, depth + 1)) }
    }
    return found
  }

  private mutating func pointing<Child: PersistentModel>(
    to keys: [SQLValue], of child: Child.Type, _ dependent: Dependent
  ) throws(PersistenceError) -> [[SQLValue]] {
    let (table, id) = (try session.catalog.table(of: child), ObjectIdentifier(child))
    guard let column = table.schema.columns.firstIndex(where: { $0.name == dependent.column }) else { return [] }
    let isSummed = table.hasRollups && dependent.rule != .deny || dependent.rule == .nullify
    let rows = try session.rows(
      table.select(where: "t0.\(dependent.column.quoted) = ANY($1)"), [.list(keys, table.kinds[column])],
      isSummed ? table.shape : table.unsealedShape)
    switch dependent.rule {
    case .cascade: return rows
    case .nullify:
      for row in rows {
        nullified[id, default: Nullified(model: child)].rows[table.number(of: row), default: (row, [])].columns
          .insert(column)
      }
    case .deny:
      let error = table.definition.violation(.foreignKey, columns: [column])
      denying += rows.map { (child, table.number(of: $0), error) }
    }
    return []
  }

  /// Removes and changes what was found. Only a row that stays can keep another one from being deleted.
  func apply() throws(PersistenceError) {
    let denial = denying.first { removed[ObjectIdentifier($0.child)]?.rows[$0.number] == nil }
    if let denial { throw denial.error }
    for removed in removed.values { try remove(removed.model, Array(removed.rows.values)) }
    for (key, found) in nullified {
      let staying = found.rows.filter { removed[key]?.rows[$0.key] == nil }
      if !staying.isEmpty { try nullify(found.model, staying) }
    }
  }

  private func remove<Model: PersistentModel>(
    _ model: Model.Type, _ rows: [[SQLValue]]
  ) throws(PersistenceError) {
    try session.remove(rows, of: model)
  }

  private func nullify<Model: PersistentModel>(
    _ model: Model.Type, _ rows: [Int64: (row: [SQLValue], columns: Set<Int>)]
  ) throws(PersistenceError) {
    try session.nullify(rows, of: model)
  }
}
