/// A transaction on one connection.
final class SQLiteSession: StorageSession {
  let connection: Connection
  let catalog: Catalog
  let decoded: DecodedRows
  /// The changes that aren't in the rollups' tables yet.
  var ledger = RollupLedger()
  /// Why this transaction can no longer be committed: mostly because its rollups can't be kept.
  var rollupFailure: PersistenceError?
  /// Whether a sum that was written is so large that any other value may be too much for it.
  var hasLargeSum = false

  /// The models that it has changed.
  var touched = ModelSet()

  init(connection: Connection, catalog: Catalog, decoded: DecodedRows) {
    self.connection = connection
    self.catalog = catalog
    self.decoded = decoded
  }

  func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> [Model] {
    let table = try prepared(Model.self).table
    return try fetch(descriptor, of: table, table.shape)
  }

  /// - Parameter shape: says whether the rows are compared with their checksums.
  func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, of table: SQLiteTable<Model>, _ shape: RowShape
  ) throws(PersistenceError) -> [Model] {
    let query = try BuiltQuery(descriptor, members: table.members, conditions: connection.conditions)
    return try connection.fetch(query, of: Model.self).models(shape) { parameters throws(PersistenceError) in
      try parameters.bind(query.bindings, at: 1)
      try parameters.bind(query.window, at: 1 + query.bindings.count)
    }
  }

  func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Int {
    _ = try prepared(Model.self)
    let query = try descriptor.rendered()
    let total = try connection.statement(query.text.count).value(Int.self) { parameters throws(PersistenceError) in
      try parameters.bind(query.bindings, at: 1)
    }
    return descriptor.windowed(total ?? 0)
  }

  func usedBytes() throws(PersistenceError) -> Int? {
    let freePages: Int = try connection.pragma("freelist_count") ?? 0
    let pageSize: Int = try connection.pragma("page_size") ?? 0
    return try connection.databaseSize() - freePages * pageSize
  }

  func model<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) -> Model? {
    let prepared = try prepared(type)
    return try model(for: id, of: prepared, prepared.table.shape)
  }

  /// - Parameter shape: says whether the row is compared with its checksum.
  func model<Model: PersistentModel>(
    for id: Model.ID, of prepared: PreparedTable<Model>, _ shape: RowShape
  ) throws(PersistenceError) -> Model? {
    try prepared.selectByKey.model(shape) { parameters throws(PersistenceError) in
      try id.stored.bind(to: parameters, at: 1)
    }
  }

  func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try requireTransaction()
    let prepared = try prepared(Model.self)
    let table = prepared.table
    do {
      try prepared.insert.run(sealedBy: table.insertSeeds) { parameters throws(PersistenceError) in
        try parameters.bind(table.insertBinders, of: model, at: 1)
      }
    } catch {
      throw try explained(error, writing: model)
    }
    let number = connection.lastNumber
    try enter(model, as: number, in: table)
    touch(Model.self)
    return number
  }

  func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError) {
    try requireTransaction()
    let prepared = try prepared(Model.self)
    let table = prepared.table
    if !table.hasRollups { try verify(Model.self, for: model.id) }
    let former = table.hasRollups ? try known(Model.self, for: model.id) : nil
    if table.hasRollups, former == nil { throw .notFound(table: table.schema.table) }
    let change = try former.map { former throws(PersistenceError) in try table.change(from: former, to: model) }
    do {
      try prepared.update.run(sealedBy: table.updateSeeds) { parameters throws(PersistenceError) in
        try parameters.bind(table.updateBinders, of: model, at: 1)
        try model.id.stored.bind(to: parameters, at: table.updateBinders.count + 1)
      }
    } catch {
      throw try explained(error, writing: model)
    }
    guard connection.changedRows > 0 else { throw .notFound(table: table.schema.table) }
    if let change { ledger.replace(change.former, by: change.entries) }
    touch(Model.self)
  }
}

// MARK: - Rows and their rollups

extension SQLiteSession {
  func touch(_ model: any PersistentModel.Type) {
    touched.insert(model)
  }

  /// Notes the model, and those that its delete rules reach.
  func touchDeletion(of model: any PersistentModel.Type) {
    touched.formUnion(catalog.reach.models(from: model))
  }

  func prepared<Model: PersistentModel>(_ type: Model.Type) throws(PersistenceError) -> PreparedTable<Model> {
    try connection.table(of: type) { () throws(PersistenceError) in try catalog.table(of: type) }
  }

  /// The rows that have a value in a column, in the order of insertion.
  func rows<Model: PersistentModel>(
    of type: Model.Type, where column: String,
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> [Model] {
    let table = try prepared(type).table
    return try connection.statement(table.select(where: column)).query(table.shape, bind) {
      rows throws(PersistenceError) in
      try Model.next(.max, of: rows)
    }
  }

  /// The row with that id as it is before a change; nil for none.
  func known<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) -> Model? {
    guard let known = try model(type, for: id) else { return nil }
    decoded.add(1, of: type)
    return known
  }

  /// Adds a new row to the sums. One that can't be read back is taken out again.
  func enter<Model: PersistentModel>(
    _ model: Model, as number: Int64, in table: SQLiteTable<Model>
  ) throws(PersistenceError) {
    guard table.hasRollups else { return }
    do { ledger.replace([], by: try table.entries(storing: model, as: number)) } catch {
      try connection.statement(table.deleteByNumber).run { parameters throws(PersistenceError) in
        try parameters.bind(number, at: 1)
      }
      throw error
    }
  }

  /// The error with the parts that SQLite's message lacks: the table, which reference points to nothing, and that it is the
  /// numbers that are used up, not the disk.
  func explained<Model: PersistentModel>(
    _ error: PersistenceError, writing model: Model
  ) throws(PersistenceError) -> PersistenceError {
    let schema = Model.schema
    if error == .full, let fault = try connection.exhaustion(of: schema.table) { return .damaged(detail: "\(fault)") }
    guard case .constraint(let rule) = error, rule.kind == .foreignKey else { return error.located(in: schema.table) }
    for relationship in schema.relationships {
      let column = try schema.requiredColumn(for: relationship.keyPath, of: "a relationship")
      let value = try column.value(model)
      if value != .null, try !exists(relationship.parent, key: value) {
        return .constraint(Constraint(kind: .foreignKey, table: schema.table, columns: [column.name]))
      }
    }
    return error.located(in: schema.table)
  }

  private func exists<Parent: PersistentModel>(
    _ parent: Parent.Type, key: SQLValue
  ) throws(PersistenceError) -> Bool {
    try connection.exists(in: parent.schema.table, where: Schema<Parent>.keyName, equal: key)
  }
}

extension Connection {
  /// The fault of a table that has given out a number that is too high; nil for a sound one. SQLite calls it full then.
  fileprivate func exhaustion(of table: String) throws(PersistenceError) -> IntegrityFault? {
    let last = try lastNumber(of: table)
    return last > RowNumber.highest ? .exhausted(table: table, number: last) : nil
  }

  /// Whether a table has a row with that value in a column.
  func exists(in table: String, where column: String, equal value: SQLValue) throws(PersistenceError) -> Bool {
    let sql = "SELECT 1 FROM \(table.quoted) WHERE \(column.quoted) = ?1 LIMIT 1"
    return try statement(sql).value(Int64.self) { parameters throws(PersistenceError) in
      try parameters.bind(value, at: 1)
    } != nil
  }
}

/// An entry for the rollup of that name.
struct NamedEntry: Sendable {
  let table: String
  let entry: RollupEntry
}

extension SQLiteTable {
  /// What a row adds to each of the rollups, read as the database will keep it under that number: a date is rounded,
  /// and a text is composed.
  func entries(storing model: Model, as number: Int64) throws(PersistenceError) -> [NamedEntry] {
    let values = schema.numbered(try schema.values(of: model), number)
    return try entries(of: Model(row: Row(values: values, shape: shape)))
  }

  /// What a row adds to the rollups, and what it will add once it is replaced under its number.
  func change(
    from former: Model, to model: Model
  ) throws(PersistenceError) -> (former: [NamedEntry], entries: [NamedEntry]) {
    let number = schema.number(in: try schema.values(of: former))
    return (try entries(of: former), try entries(storing: model, as: number))
  }

  /// The additions of a stored row to each of the rollups.
  func entries(of model: Model) throws(PersistenceError) -> [NamedEntry] {
    var entries: [NamedEntry] = []
    guard hasRollups else { return entries }
    for rollup in schema.rollups { entries.append(NamedEntry(table: rollup.table, entry: try rollup.entry(model))) }
    return entries
  }
}
