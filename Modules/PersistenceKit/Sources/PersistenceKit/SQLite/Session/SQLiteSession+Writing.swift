extension SQLiteSession {
  func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try requireTransaction()
    let prepared = try prepared(Model.self)
    let table = prepared.table
    if !table.hasRollups { try verify(Model.self, for: model.id) }
    let former = table.hasRollups ? try known(Model.self, for: model.id) : nil
    let change = try former.map { former throws(PersistenceError) in try table.change(from: former, to: model) }
    let number = try write(model, with: prepared)
    if let change {
      ledger.replace(change.former, by: change.entries)
    } else {
      try enter(model, as: number, in: table)
    }
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
    let updated = try set(changes.map { $0.column }, of: changed, over: isCurrent ? former : required(type, for: id))
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

  private func write<Model: PersistentModel>(
    _ model: Model, with prepared: PreparedTable<Model>
  ) throws(PersistenceError) -> Int64 {
    do {
      return try prepared.upsert.number(sealedBy: prepared.table.insertSeeds) { parameters throws(PersistenceError) in
        try parameters.bind(prepared.table.insertBinders, of: model, at: 1)
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
      ledger.replace(formerEntries, by: try table.entries(of: updated))
      return updated
    }
  }

  private func write<Model: PersistentModel>(
    _ columns: [Int], of model: Model, to table: SQLiteTable<Model>
  ) throws(PersistenceError) {
    do {
      try connection.statement(table.update(columns: columns)).run { parameters throws(PersistenceError) in
        try parameters.bind(columns.map { table.insertBinders[$0] }, of: model, at: 1)
        try model.id.stored.bind(to: parameters, at: columns.count + 1)
      }
    } catch {
      throw try explained(error, writing: model)
    }
  }
}
