extension SQLiteSession {
  func delete<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    try requireTransaction()
    let prepared = try prepared(type)
    var effects = DeleteEffects()
    if prepared.table.hasRollups || catalog.reachesSums(from: type) {
      // What it holds matters only where it was summed.
      let shape = prepared.table.hasRollups ? prepared.table.shape : prepared.table.unsealedShape
      guard let model = try model(for: id, of: prepared, shape) else { throw .notFound(table: type.schema.table) }
      try survey(model, isDeleted: true, into: &effects)
    }
    // A cascade into a rollup's table must find all of it there.
    let hasDependents = !catalog.dependents(of: type).isEmpty
    if hasDependents { try flush() }
    guard hasDependents else {
      try remove(id, with: prepared)
      try settle(effects)
      return touch(type)
    }
    // What follows the row's own removal may fail too, and must take it back.
    try savepoint { () throws(PersistenceError) in
      try remove(id, with: prepared)
      try settle(effects)
      try flush()
    }
    touchDeletion(of: type)
  }

  /// Notes the changes to the sums, once the rows are deleted or changed.
  func settle(_ effects: DeleteEffects) throws(PersistenceError) {
    ledger.replace(effects.former, by: [])
    for survivor in effects.survivors { ledger.replace([], by: try survivor(self)) }
  }
}

/// A row of any table.
struct RowKey: Hashable {
  let model: ObjectIdentifier
  let id: SQLValue
}

/// The effects of a delete on sums beyond those of SQLite's own cascades.
struct DeleteEffects {
  /// What the rows that will be changed or deleted add to the rollups before it.
  var former: [NamedEntry] = []
  /// Reads what the rows that may be changed, not deleted, add after it.
  var survivors: [(SQLiteSession) throws(PersistenceError) -> [NamedEntry]] = []
  var seen: Set<RowKey> = []
  var followed: Set<RowKey> = []
}

extension SQLiteSession {
  private func remove<Model: PersistentModel>(
    _ id: Model.ID, with prepared: PreparedTable<Model>
  ) throws(PersistenceError) {
    do {
      try prepared.delete.run { parameters throws(PersistenceError) in
        try id.stored.bind(to: parameters, at: 1)
      }
    } catch {
      guard case .constraint = error else { throw error }
      var seen: Set<RowKey> = []
      throw try denial(of: Model.self, for: id.sqlValue, seen: &seen) ?? error.located(in: Model.schema.table)
    }
    guard connection.changedRows > 0 else { throw .notFound(table: Model.schema.table) }
  }

  /// Notes the row, and follows the rules to the rows that point to it.
  func survey<Model: PersistentModel>(
    _ model: Model, isDeleted: Bool, into effects: inout DeleteEffects
  ) throws(PersistenceError) {
    decoded.add(1, of: Model.self)
    let key = RowKey(model: ObjectIdentifier(Model.self), id: try model.id.sqlValue)
    if effects.seen.insert(key).inserted {
      effects.former += try prepared(Model.self).table.entries(of: model)
      if !isDeleted { effects.survivors.append(Self.entries(of: Model.self, for: model.id)) }
    }
    guard isDeleted, effects.followed.insert(key).inserted else { return }
    for dependent in catalog.dependents(of: Model.self) where dependent.rule != .deny {
      let isCascade = dependent.rule == .cascade
      guard dependent.hasSums || isCascade && catalog.reachesSums(from: dependent.child) else { continue }
      try survey(dependent.child, of: dependent, key: key.id, into: &effects)
    }
  }

  private func survey<Child: PersistentModel>(
    _ child: Child.Type, of dependent: Dependent, key: SQLValue, into effects: inout DeleteEffects
  ) throws(PersistenceError) {
    for row in try rows(of: child, in: dependent, key: key) {
      try survey(row, isDeleted: dependent.rule == .cascade, into: &effects)
    }
  }

  /// Renews the row's checksum later, and reads what the row, if it is still there, adds to the rollups.
  private static func entries<Model: PersistentModel>(
    of type: Model.Type, for id: Model.ID
  ) -> (SQLiteSession) throws(PersistenceError) -> [NamedEntry] {
    { session throws(PersistenceError) in
      try session.reseal(type, for: id)
      guard let survivor = try session.model(type, for: id) else { return [] }
      return try session.prepared(type).table.entries(of: survivor)
    }
  }

  private func rows<Child: PersistentModel>(
    of child: Child.Type, in dependent: Dependent, key: SQLValue
  ) throws(PersistenceError) -> [Child] {
    try rows(of: child, where: dependent.column) { parameters throws(PersistenceError) in
      try parameters.bind(key, at: 1)
    }
  }

  /// The relationship that keeps the row from being deleted, here or through a cascade; nil when none does.
  func denial(
    of type: any PersistentModel.Type, for key: SQLValue, seen: inout Set<RowKey>
  ) throws(PersistenceError) -> PersistenceError? {
    guard seen.insert(RowKey(model: ObjectIdentifier(type), id: key)).inserted else { return nil }
    for dependent in catalog.dependents(of: type) {
      if let found = try denial(by: dependent.child, in: dependent, key: key, seen: &seen) { return found }
    }
    return nil
  }

  private func denial<Child: PersistentModel>(
    by child: Child.Type, in dependent: Dependent, key: SQLValue, seen: inout Set<RowKey>
  ) throws(PersistenceError) -> PersistenceError? {
    let table = child.schema.table
    switch dependent.rule {
    case .nullify: return nil
    case .deny:
      guard try connection.exists(in: table, where: dependent.column, equal: key) else { return nil }
      return .constraint(Constraint(kind: .foreignKey, table: table, columns: [dependent.column]))
    case .cascade:
      for row in try rows(of: child, in: dependent, key: key) {
        if let found = try denial(of: child, for: row.id.sqlValue, seen: &seen) { return found }
      }
      return nil
    }
  }
}
