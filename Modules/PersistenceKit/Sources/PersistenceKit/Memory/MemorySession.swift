/// One transaction of the engine in memory: a copy of the database, and the changes to it.
final class MemorySession {
  var database: MemoryDatabase

  /// The models that it has changed.
  var touched = ModelSet()
  private let reach: DeleteReach

  init(_ database: MemoryDatabase, reach: DeleteReach) {
    self.database = database
    self.reach = reach
  }

  /// The database after the transaction.
  func finished() throws(PersistenceError) -> MemoryDatabase {
    try database.settleRollups()
    return database
  }
}

extension MemorySession: StorageSession {
  func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> [Model] {
    try MemoryQuery(descriptor).run(over: database)
  }

  func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Int {
    try MemoryQuery(descriptor).count(over: database)
  }

  func model<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) -> Model? {
    try database.table(of: type).row(key: id.sqlValue)?.model(as: type)
  }

  func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    let number = try database.insert(model)
    touch(Model.self)
    return number
  }

  func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError) {
    try database.update(model)
    touch(Model.self)
  }

  func delete<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    try database.delete(type, key: id.sqlValue)
    touchDeletion(of: type)
  }

  func usedBytes() -> Int? { nil }

  func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal] {
    let sums = try settled(rollup)
    var totals: [Group: RollupTotal] = [:]
    for group in sums.groups { totals[try rollup.group(group)] = try rollup.fitting(sums.total(of: group, in: bucket)) }
    return totals
  }

  func total<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in bucket: Int
  ) throws(PersistenceError) -> RollupTotal {
    try rollup.fitting(settled(rollup).total(of: group.sqlValue, in: bucket))
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group
  ) throws(PersistenceError) -> [RollupBucket] {
    try rollup.fitting(settled(rollup).buckets(of: group.sqlValue))
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in range: ClosedRange<Int>
  ) throws(PersistenceError) -> [RollupBucket] {
    try buckets(of: rollup, for: group).filter { range.contains($0.bucket) }
  }
}

extension MemorySession {
  func touch(_ model: any PersistentModel.Type) {
    touched.insert(model)
  }

  /// Notes the model, and those that its delete rules reach.
  func touchDeletion(of model: any PersistentModel.Type) {
    touched.formUnion(reach.models(from: model))
  }

  private func settled<Model: PersistentModel, Group: ColumnValue & Hashable>(
    _ rollup: Rollup<Model, Group>
  ) throws(PersistenceError) -> MemoryRollup {
    try database.settleRollups()
    return try database.rollup(rollup.table)
  }
}

extension Rollup {
  fileprivate func fitting<Sums>(_ sums: Sums?) throws(PersistenceError) -> Sums {
    guard let sums else { throw .overflow(table: table) }
    return sums
  }

  fileprivate func group(_ value: SQLValue) throws(PersistenceError) -> Group {
    let shape = RowShape(table: table, columns: ["group_id"], number: nil)
    return try Row(values: [value], shape: shape)[0]
  }
}
