import Foundation

/// One open transaction: what the body of a `read` or `write` works with. It can't leave the body.
///
/// Its methods work at once, on the body's thread. Beside what each says it throws, all of them throw `cancelled` when
/// the task was cancelled, `misuse` for a model or rollup that the container wasn't opened for, and what the system
/// failed at: `full`, `inputOutput`, `damaged`. A body may catch `constraint`, `notFound` and the like and go on: the
/// call has changed nothing.
public struct ModelContext: ~Copyable {
  let session: any StorageSession
  let isWriting: Bool
  let cancellation: Cancellation?
  let decoded: DecodedRows
  /// Notes the changes; nil when no history is kept of them.
  let recorder: StepRecorder?
  /// Notes the models that are read; nil when nobody asks for them.
  private let region: ModelRegion?

  init(
    _ session: any StorageSession, isWriting: Bool, cancellation: Cancellation?, decoded: DecodedRows,
    recorder: StepRecorder? = nil, region: ModelRegion? = nil
  ) {
    self.session = session
    self.isWriting = isWriting
    self.cancellation = cancellation
    self.decoded = decoded
    self.recorder = recorder
    self.region = region
  }
}

// MARK: - Reading

extension ModelContext {
  /// The models that match, in the order asked for; none when none does.
  ///
  /// It costs one statement, which reads the rows that an index leaves, else the whole table, and sorts them, unless an
  /// index has them in that order. All that match are in memory then; `enumerate` and `fetchPage` take a few at a time.
  ///
  /// - Throws: `unsupported` for a predicate or sort that isn't translated, `decoding` for a row that its model
  ///   refuses.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> [Model] {
    try begin(reading: Model.self, matching: descriptor.predicate)
    let found = try session.fetch(descriptor)
    decoded.add(found.count, of: Model.self)
    return found
  }

  /// The number of models that `fetch` would return, its limit and offset included.
  ///
  /// It counts what matches, and decodes nothing. Without a predicate that is every entry of one index.
  ///
  /// - Throws: `unsupported` as `fetch`.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> Int {
    try begin(reading: Model.self, matching: descriptor.predicate)
    return try session.fetchCount(descriptor)
  }

  /// The number of models that `fetch` would return after a cursor, the limit included.
  ///
  /// Where an index has the order, it counts entries of that from the cursor on, and decodes nothing.
  ///
  /// - Throws: as `fetchPage`.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, after cursor: FetchCursor<Model>
  ) throws(PersistenceError) -> Int {
    try begin(reading: Model.self, matching: descriptor.predicate)
    let order = try descriptor.pageOrder()
    return try session.fetchCount(
      RowSelection(descriptor: descriptor, position: (try cursor.position(in: order), order)))
  }

  /// The model with that id; nil for none. It costs one search, however many rows there are.
  ///
  /// - Throws: `decoding` for a row that its model refuses, `unsupported` for an id that no column keeps.
  public func model<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID
  ) throws(PersistenceError) -> Model? {
    try begin(reading: Model.self)
    let found = try session.model(type, for: id)
    if found != nil { decoded.add(1, of: type) }
    return found
  }
}

// MARK: - Writing

extension ModelContext {
  /// Adds a row. It costs one statement, with an entry in each index; rollups wait in memory for the commit or a read.
  ///
  /// - Returns: the row's number: the model's own, unless that is 0 or it has none; then the next one.
  /// - Throws: `constraint` when the schema refuses the row, `unsupported` for a value that no column keeps, `readOnly`
  ///   inside a `read`.
  @discardableResult
  public func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try checkWriting()
    return try recordingInsert(of: Model.self) { () throws(PersistenceError) in try session.insert(model) }
  }

  /// Replaces the row with the model's id. Its number stays, whatever the model says.
  ///
  /// It costs one statement; where the model has rollups, the row is read before it.
  ///
  /// - Throws: `notFound` when there is no such row, `constraint` when the schema refuses the new one, `unsupported`
  ///   for a value that no column keeps, `readOnly` inside a `read`.
  public func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError) {
    try checkWriting()
    try recordingUpdate(of: Model.self, model.id) { () throws(PersistenceError) in try session.update(model) }
  }

  /// Deletes the row with that id, and applies the delete rules to the rows that point to it.
  ///
  /// It costs one statement, which finds them by their indexes. Rows that rollups count are read before, unless they go
  /// with the group that they are summed by; so are checksummed rows that will point to nothing.
  ///
  /// - Throws: `notFound` when there is no such row, `constraint` when a rule denies it, `readOnly` inside a `read`.
  public func delete<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) {
    try checkWriting()
    try recordingDelete(of: type) { _ throws(PersistenceError) in
      try session.row(of: type, key: id.sqlValue).map { [$0] } ?? []
    } _: { () throws(PersistenceError) in
      try session.delete(type, for: id)
    }
  }
}

// MARK: - Rollups

extension ModelContext {
  /// Every group of the rollup with at least one row, and its sums. The time grows with the rollup's groups and
  /// buckets, never with the rows.
  ///
  /// - Throws: `overflow` when a total doesn't fit into 64 bits.
  public func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal] {
    try begin(reading: Model.self)
    return try session.totals(of: rollup, in: bucket)
  }

  /// One group of the rollup; zeros when it has no rows. The time grows with the group's buckets.
  ///
  /// - Throws: `overflow` when the total doesn't fit into 64 bits.
  public func total<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in bucket: Int
  ) throws(PersistenceError) -> RollupTotal {
    try begin(reading: Model.self)
    return try session.total(of: rollup, for: group, in: bucket)
  }

  /// The buckets of one group that have at least one row, ascending. The time grows with them.
  ///
  /// - Throws: `overflow` when what was written in this transaction doesn't fit into 64 bits.
  public func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group
  ) throws(PersistenceError) -> [RollupBucket] {
    try begin(reading: Model.self)
    return try session.buckets(of: rollup, for: group)
  }

  /// The same within a range of buckets. The time grows with those, not with the group's others.
  public func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in range: ClosedRange<Int>
  ) throws(PersistenceError) -> [RollupBucket] {
    try begin(reading: Model.self)
    return try session.buckets(of: rollup, for: group, in: range)
  }
}

// MARK: - Cancellation

extension ModelContext {
  /// Throws `cancelled` when the task that waits for an async `read` or `write` was cancelled. Every other method
  /// checks too; call it in long loops that call none. It costs next to nothing.
  ///
  /// In a sync `read` or `write` no task waits, and it never throws.
  public func checkCancellation() throws(PersistenceError) {
    try cancellation?.check()
  }

  /// Begins a read of a model's rows.
  ///
  /// - Parameter predicate: which of them; a predicate may look at other models too.
  func begin<Model: PersistentModel>(
    reading model: Model.Type, matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) {
    region?.insert(model, withRelated: predicate != nil)
    try checkCancellation()
  }

  func checkWriting() throws(PersistenceError) {
    guard isWriting else { throw .readOnly }
    try checkCancellation()
  }
}
