public import Foundation

extension ModelContext {
  /// Says that the closure takes from outside what can't be taken twice, such as the next rows of a file.
  ///
  /// A write to a server is run again when its connection is lost before the commit. From this call on it is given up
  /// instead, and throws `unreachable`; nothing is changed then. Elsewhere a write is run once anyway.
  public func forbidRepetition() { session.forbidRepetition() }
}

extension ModelContext {
  /// Replaces the row with the model's id, or adds it when there is none. A row that is there keeps its number.
  ///
  /// It costs one statement; where the model has rollups, the row is read before it.
  ///
  /// - Returns: the row's number.
  /// - Throws: `constraint` when the schema refuses the row: only the id may be there already, not another row's unique
  ///   value; `unsupported` for a value that no column keeps, `readOnly` inside a `read`.
  @discardableResult
  public func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try checkWriting()
    return try recordingUpsert(of: model) { () throws(PersistenceError) in try session.upsert(model) }
  }

  /// Changes the row with that id, and writes only the columns that differ afterwards: nothing when none does.
  ///
  /// It reads the row before and, when it has changed, after that. In return, indexes over other columns are left
  /// alone.
  ///
  /// - Returns: the new model, as it was stored.
  /// - Throws: `notFound` when there is no such row, what the closure throws (an error that isn't a `PersistenceError`
  ///   as `thrown`), `misuse` when it changed the id or the number, `constraint` when the schema refuses the new row,
  ///   `readOnly` inside a `read`.
  @discardableResult
  public func update<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID, _ change: (inout Model) throws -> Void
  ) throws(PersistenceError) -> Model {
    try checkWriting()
    let updated = try recordingUpdate(of: type, id) { () throws(PersistenceError) in
      try session.update(type, for: id) { model throws(PersistenceError) in
        do { try change(&model) } catch { throw PersistenceError(wrapping: error) }
      }
    }
    decoded.add(1, of: type)
    return updated
  }

  /// Changes the rows that match, each as `update` with a closure does, in the order of their numbers: all of them, or
  /// none when one can't be. Nil changes every row.
  ///
  /// The ids of all that match are in memory, and it costs what so many updates cost. A row is changed once, also where it
  /// matches only after the change of another one.
  ///
  /// - Returns: how many rows matched.
  /// - Throws: as `update` with a closure; `unsupported` for a predicate that isn't translated.
  @discardableResult
  public func update<Model: PersistentModel>(
    _ type: Model.Type, where predicate: Predicate<Model>?, set change: (inout Model) throws -> Void
  ) throws(PersistenceError) -> Int {
    try savepoint { context in
      let ids = try context.fetchIdentifiers(FetchDescriptor(predicate: predicate))
      for id in ids { try context.update(type, for: id, change) }
      return ids.count
    }
  }

  /// Replaces the row that has the model's value of a unique property, and keeps its id and its number; adds the model
  /// when there is none, or when the value is nil.
  ///
  /// It costs a search in the property's index, and what an update or an insert costs.
  ///
  /// - Returns: the model as it is stored, with the id of the row.
  /// - Throws: `misuse` when the property has no unique index of its own; `constraint`, `unsupported` and `readOnly` as
  ///   `update` and `insert`.
  @discardableResult
  public func upsert<Model: PersistentModel, Value: ColumnValue>(
    _ model: Model, by property: any KeyPath<Model, Value> & Sendable
  ) throws(PersistenceError) -> Model {
    try checkWriting()
    let schema = Model.schema
    guard let column = schema.columnIndex(for: property), schema.isUnique(property) else {
      throw .misuse("\(schema.table) has no unique index of the property to upsert by")
    }
    let values = try schema.values(of: model)
    guard let former = try row(of: Model.self, where: column, equal: values[column]) else {
      let number = try insert(model)
      return try row(number, of: Model.self) ?? model
    }
    let replacement = try schema.replacement(of: former, values)
    try update(replacement)
    return replacement
  }

  private func row<Model: PersistentModel>(
    of model: Model.Type, where column: Int, equal value: SQLValue
  ) throws(PersistenceError) -> StoredRow? {
    if value == .null { return nil }
    var budget = Int.max
    return try session.rows(of: model, where: column, equal: value, within: &budget).first
  }

  /// Deletes the rows that match, and applies the delete rules to the rows that point to them. All are deleted
  /// together: only a row that stays can keep one from it. Nil deletes every row.
  ///
  /// It costs one statement, which finds rows as `fetch` does, and where other rows may point to them another one that
  /// counts them. Rows whose sums change are read first, all of them into memory; but not where every row is deleted
  /// and no row points to any. When a rule denies it, the rows are read to find out which.
  ///
  /// - Returns: how many rows matched.
  /// - Throws: `constraint` when a rule denies one of them, and then none is deleted; `unsupported` for a predicate
  ///   that isn't translated, `readOnly` inside a `read`.
  @discardableResult
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> Int {
    try checkWriting()
    if model == HistoryStep.self, predicate == nil { recorder?.forget() }
    return try recordingDelete(of: model) { budget throws(PersistenceError) in
      try session.rows(of: model, matching: predicate, within: &budget)
    } _: { () throws(PersistenceError) in
      try session.delete(model, where: predicate)
    }
  }
}

extension ModelContext {
  /// Runs the body as a part of the transaction that can fail alone: what it throws undoes what it changed, nothing
  /// else, and is passed on, so that the caller can catch it and go on. Savepoints nest.
  ///
  /// It costs two short statements, and no wait for the disk.
  ///
  /// When the system failed so badly that the whole transaction is lost (the disk is full), no later change and no
  /// commit succeeds.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; an error that isn't a `PersistenceError` as `thrown`. `readOnly` inside a `read`.
  @discardableResult
  public func savepoint<T>(
    _ body: (borrowing ModelContext) throws -> T
  ) throws(PersistenceError) -> T {
    try checkWriting()
    let former = recorder?.state
    do throws(PersistenceError) {
      return try session.savepoint { () throws(PersistenceError) in
        let part = ModelContext(
          session, isWriting: true, cancellation: cancellation, decoded: decoded, recorder: recorder)
        do { return try body(part) } catch { throw PersistenceError(wrapping: error) }
      }
    } catch {
      if let former { recorder?.state = former }
      throw error
    }
  }
}

extension Schema {
  /// Whether no two rows have the same value of a property.
  fileprivate func isUnique(_ property: AnyKeyPath) -> Bool {
    indexes.contains { $0.isUnique && $0.keyPaths.map { $0 as AnyKeyPath } == [property] }
  }

  /// The model with other values in the place of a row, and the row's key and number.
  fileprivate func replacement(of row: StoredRow, _ values: [SQLValue]) throws(PersistenceError) -> Model {
    var values = numbered(values, row.number)
    for place in columns.indices where columns[place].isKey { values[place] = row.values[place] }
    return try Model(row: Row(values: whole(values, row.number), shape: RowShape(self)))
  }
}
