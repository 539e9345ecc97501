import Foundation

/// An engine that keeps rows: SQLite, PostgreSQL, or memory.
///
/// Methods that take a cancellation call its `begin` when they have waited for their turn, and do nothing before.
protocol StorageEngine: AnyObject, Sendable {
  /// The listeners to commits.
  var changes: ChangeHub { get }

  /// Passes commits of others on too, as long as there is a listener.
  func watchForeignCommits()

  /// Runs the body over one consistent snapshot.
  func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T

  /// Runs the body in a transaction of its own. Whatever it throws rolls everything back, and so does a cancellation
  /// that arrives before the commit.
  func write<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T

  /// Copies the log into the file; see `ModelContainer.checkpoint`.
  func checkpoint(cancellation: Cancellation?) throws(PersistenceError)

  /// The faults in what is kept; see `ModelContainer.check`.
  func check(
    cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault]

  /// Copies what is kept to a new file, which is removed again unless it is to be kept; see `ModelContainer.backUp`.
  ///
  /// - Returns: how many bytes the file has.
  func backUp(
    to url: URL, omitsHistory: Bool, keeping: Bool, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> Int

  /// Copies one consistent snapshot of what is kept to an engine of its own, and changes the copy by the body.
  func copy(
    cancellation: Cancellation?, _ change: (any StorageSession) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> any StorageEngine

  /// Releases what the engine holds. Later calls throw `closed`; closing again does nothing.
  func close()
}

/// One open transaction of an engine. The requirements are those of `ModelContext`, which documents them.
protocol StorageSession: TransferSession, ReadingSession, RowSession {
  func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> [Model]
  func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Int
  func model<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError) -> Model?
  func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64
  func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError)
  func delete<Model: PersistentModel>(_ type: Model.Type, for id: Model.ID) throws(PersistenceError)
  func upsert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64
  func update<Model: PersistentModel>(
    _ type: Model.Type, for id: Model.ID, _ change: (inout Model) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Model
  func delete<Model: PersistentModel>(
    _ type: Model.Type, where predicate: Predicate<Model>?
  ) throws(PersistenceError) -> Int
  /// The bytes of the file's pages that hold something; nil where there is no file.
  func usedBytes() throws(PersistenceError) -> Int?
  func savepoint<T>(_ body: () throws(PersistenceError) -> T) throws(PersistenceError) -> T
  /// Keeps the engine from running the transaction again; see `ModelContext.forbidRepetition`.
  func forbidRepetition()

  func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal]
  func total<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in bucket: Int
  ) throws(PersistenceError) -> RollupTotal
  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group
  ) throws(PersistenceError) -> [RollupBucket]
  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in range: ClosedRange<Int>
  ) throws(PersistenceError) -> [RollupBucket]
}

extension StorageSession {
  /// Most engines run a transaction once.
  func forbidRepetition() {}
}
