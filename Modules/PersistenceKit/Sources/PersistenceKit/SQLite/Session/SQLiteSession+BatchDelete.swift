import Foundation

extension SQLiteSession {
  /// One statement for all rows. Where a delete reaches sums that SQLite's cascades don't keep, the rows are read
  /// before it.
  func delete<Model: PersistentModel>(
    _ type: Model.Type, where predicate: Predicate<Model>?
  ) throws(PersistenceError) -> Int {
    try requireTransaction()
    let descriptor = FetchDescriptor(predicate: predicate)
    // What can't be translated is refused before anything is done.
    _ = try descriptor.rendered()
    let isParent = !catalog.dependents(of: type).isEmpty
    let hasRollups = try prepared(type).table.hasRollups
    guard isParent || hasRollups else { return try deleteBlindly(descriptor) }
    if predicate == nil, try !hasChildren(type) { return try deleteAll(type) }
    if isParent { try flush() }
    let count = try savepoint { () throws(PersistenceError) in
      let (effects, count) = try surveyed(descriptor)
      if count > 0 { _ = try remove(descriptor) }
      try settle(effects)
      if isParent { try flush() }
      return count
    }
    if count > 0 { touchDeletion(of: type) }
    return count
  }
}

extension SQLiteSession {
  /// Deletes every row of a model that no row points to. Its sums are those of no rows then, so none has to be read.
  private func deleteAll<Model: PersistentModel>(_ type: Model.Type) throws(PersistenceError) -> Int {
    let count = try savepoint { () throws(PersistenceError) in
      let count = try remove(FetchDescriptor<Model>())
      for rollup in type.schema.rollups {
        let table = try catalog.rollup(rollup.table)
        ledger.removeAll(of: table.name)
        try connection.statement(table.removeAll).run()
      }
      return count
    }
    if count > 0 { touchDeletion(of: type) }
    return count
  }

  /// Whether a table has rows whose model points to this one.
  private func hasChildren<Model: PersistentModel>(_ type: Model.Type) throws(PersistenceError) -> Bool {
    for dependent in catalog.dependents(of: type) where try hasRows(dependent.child) { return true }
    return false
  }

  private func hasRows<Child: PersistentModel>(_ child: Child.Type) throws(PersistenceError) -> Bool {
    try fetchCount(FetchDescriptor<Child>()) > 0
  }

  /// Deletes rows that nothing points to and nothing sums.
  private func deleteBlindly<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> Int {
    let count = try remove(descriptor)
    if count > 0 { touch(Model.self) }
    return count
  }

  /// The effects of the delete on sums, and how many rows match: cascades take rows before the statement reaches them.
  private func surveyed<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> (DeleteEffects, Int) {
    var effects = DeleteEffects()
    guard try prepared(Model.self).table.hasRollups || catalog.reachesSums(from: Model.self) else {
      return (effects, try fetchCount(descriptor))
    }
    let models = try fetchDeleted(descriptor)
    for model in models { try survey(model, isDeleted: true, into: &effects) }
    return (effects, models.count)
  }

  /// The rows that go. What they hold matters only where it was summed: a damaged row can be deleted elsewhere.
  private func fetchDeleted<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> [Model] {
    let table = try prepared(Model.self).table
    return try fetch(descriptor, of: table, table.hasRollups ? table.shape : table.unsealedShape)
  }

  private func remove<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Int {
    let query = try descriptor.rendered()
    let sql = try prepared(Model.self).table.delete(where: query.text.whereClause)
    do {
      try connection.statement(sql).run { parameters throws(PersistenceError) in
        try parameters.bind(query.bindings, at: 1)
      }
    } catch {
      guard case .constraint = error else { throw error }
      throw try denial(of: descriptor) ?? error.located(in: Model.schema.table)
    }
    return connection.changedRows
  }

  /// The constraint that keeps one of the rows from being deleted; nil for none.
  private func denial<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> PersistenceError? {
    var seen: Set<RowKey> = []
    for model in try fetch(descriptor) {
      if let found = try denial(of: Model.self, for: model.id.sqlValue, seen: &seen) { return found }
    }
    return nil
  }
}
