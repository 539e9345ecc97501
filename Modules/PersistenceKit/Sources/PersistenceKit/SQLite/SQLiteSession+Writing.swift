extension SQLiteSession {
  func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try requireTransaction()
    let prepared = try prepared(Model.self)
    let entries = try prepared.table.entries(of: model)
    let former = entries.isEmpty ? [] : try knownEntries(of: Model.self, for: model.id)
    let number = try write(model, with: prepared)
    for entry in former { ledger.subtract(entry.entry, from: entry.table) }
    for entry in entries { ledger.add(entry.entry, to: entry.table) }
    touch(Model.self)
    return number
  }

  func update<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID, _ change: (inout Model) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Model {
    try requireTransaction()
    let former = try required(type, for: id)
    let changesBefore = connection.totalChanges
    // The closure changes an object where it is, so what it was is read apart.
    var changed = try type is AnyObject.Type ? required(type, for: id) : former
    try change(&changed)
    let changes = try type.schema.changes(from: former, to: changed)
    if changes.isEmpty { return former }
    // The closure may have written to the row by itself.
    let isCurrent = connection.totalChanges == changesBefore
    let updated = try set(changes.map(\.column), of: changed, over: isCurrent ? former : required(type, for: id))
    touch(type)
    return updated
  }
}

extension SQLiteSession {
  private func required<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID
  ) throws(PersistenceError) -> Model {
    guard let found = try model(type, for: id) else { throw .notFound(table: type.schema.table) }
    return found
  }

  /// What the row with that id adds to the rollups now; nothing when there is none.
  private func knownEntries<Model: PersistentModel>(
    of type: Model.Type, for id: Model.ID
  ) throws(PersistenceError) -> [NamedEntry] {
    guard let former = try model(type, for: id) else { return [] }
    decoded.add(1, of: type)
    return try prepared(type).table.entries(of: former)
  }

  private func write<Model: PersistentModel>(
    _ model: Model, with prepared: PreparedTable<Model>
  ) throws(PersistenceError) -> Int64 {
    do {
      return try prepared.upsert.number(sealedBy: prepared.table.insertSeeds) { parameters throws(PersistenceError) in
        try parameters.bind(prepared.table.insertBindings, of: model, at: 1)
      }
    } catch {
      throw try explained(error, writing: model)
    }
  }

  /// Sets the columns to what the model says, and returns the whole row: what can't be read back isn't kept.
  private func set<Model: PersistentModel>(
    _ columns: [Int], of model: Model, over former: Model
  ) throws(PersistenceError) -> Model {
    let table = try prepared(Model.self).table
    let formerEntries = try table.entries(of: former)
    return try savepoint { () throws(PersistenceError) in
      try write(columns, of: model, to: table)
      try reseal(Model.self, for: model.id)
      let updated = try required(Model.self, for: model.id)
      let entries = try table.entries(of: updated)
      for entry in formerEntries { ledger.subtract(entry.entry, from: entry.table) }
      for entry in entries { ledger.add(entry.entry, to: entry.table) }
      return updated
    }
  }

  private func write<Model: PersistentModel>(
    _ columns: [Int], of model: Model, to table: Table<Model>
  ) throws(PersistenceError) {
    do {
      try connection.statement(table.update(columns: columns)).run { parameters throws(PersistenceError) in
        try parameters.bind(columns.map { table.insertBindings[$0] }, of: model, at: 1)
        try model.id.stored.bind(to: parameters, at: columns.count + 1)
      }
    } catch {
      throw try explained(error, writing: model)
    }
  }
}
