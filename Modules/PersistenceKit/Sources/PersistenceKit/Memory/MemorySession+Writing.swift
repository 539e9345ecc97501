import Foundation

extension MemorySession {
  func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    let number = try database.upsert(model)
    touch(Model.self)
    return number
  }

  func update<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID, _ change: (inout Model) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Model {
    let key = try id.sqlValue
    let row = try database.row(of: type, key: key)
    let former = try row.model(as: type)
    // As SQLite: an object is another one each time.
    var changed = try row.model(as: type)
    try change(&changed)
    let changes = try type.schema.changes(from: former, to: changed)
    if changes.isEmpty { return former }
    let updated = try database.set(changes, of: type, key: key)
    touch(type)
    return try updated.model(as: type)
  }

  func delete<Model: PersistentModel>(
    _ type: Model.Type, where predicate: Predicate<Model>?
  ) throws(PersistenceError) -> Int {
    let rows = try MemoryQuery(FetchDescriptor(predicate: predicate)).matches(in: database)
    try database.delete(rows, of: type)
    if !rows.isEmpty { touchDeletion(of: type) }
    return rows.count
  }

  /// A savepoint is a copy, like a transaction.
  func savepoint<T>(_ body: () throws(PersistenceError) -> T) throws(PersistenceError) -> T {
    let former = (database, touched)
    do { return try body() } catch {
      (database, touched) = former
      throw error
    }
  }
}
