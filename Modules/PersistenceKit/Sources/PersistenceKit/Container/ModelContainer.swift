/// Keeps models in a file, or in memory. Everything happens in closures over a context, one transaction each:
///
/// ```swift
/// try await container.write { try $0.insert(note) }
/// let notes = try await container.read { try $0.fetch(FetchDescriptor<Note>()) }
/// ```
///
/// Any thread may use it. The sync forms work on the caller's thread and block it; the async ones, which the compiler
/// takes in an async function, work on queues of the container, never on the main actor or the cooperative pool, so
/// their bodies see no task-local values. One write runs at a time, and two reads beside it, each on a connection of
/// its own. The body of a write does all with its context: a call of the container from there throws `misuse`, because a
/// read would show the state before the write, and a write wait for it.
public final class ModelContainer: Sendable {
  let storage: any StorageEngine
  let models: [any PersistentModel.Type]
  let configuration: ModelConfiguration
  /// The way of an older file or book to the version; nil leaves it to the models.
  let route: MigrationRoute?
  private let allowsSave: Bool
  private let decoded: DecodedRows
  /// nil when none is kept.
  let history: KeptHistory?
  private let writingThread = WritingThread()
  let readers = QueueGroup(label: "PersistenceKit.read", count: 2)
  let writer = QueueGroup(label: "PersistenceKit.write", count: 1)

  /// Opens the file, verifies that it is ours, makes it with its tables when there is none, and brings an older one to what the
  /// models declare, as far as nothing is lost with it.
  ///
  /// It works on the caller's thread. How much a file of this version holds doesn't matter. In an older one each new
  /// index costs reading its table, and so does each table with rollups or checksums; all of it is one transaction.
  ///
  /// Where the files that SQLite keeps beside a database can't be made, because the disk is full or the folder takes
  /// none, a file without a log is opened all the same: it can be read, and a write throws `full` or `permission`.
  /// Meanwhile other processes that open it wait.
  ///
  /// - Throws: why the file can't be used; it is then left byte for byte as it was: `cannotOpen`, `permission`,
  ///   `notADatabase`, `damaged`, `foreignApplication`, `newerSchema`, or `busy` after the timeout. `misuse` when a
  ///   schema or the configuration contradicts itself, and when an older file lacks a column that isn't optional;
  ///   `migration` when it lacks a table or a column and the container doesn't allow saving.
  public convenience init(
    for models: any PersistentModel.Type..., configuration: ModelConfiguration
  ) throws(PersistenceError) {
    try self.init(for: models, configuration: configuration)
  }

  /// The same, for models that are listed elsewhere.
  public convenience init(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration
  ) throws(PersistenceError) {
    try self.init(for: models, configuration: configuration, route: nil)
  }

  /// The same, for models that are the last ones of a plan.
  init(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration, route: MigrationRoute?
  ) throws(PersistenceError) {
    let decoded = DecodedRows()
    try configuration.validate()
    try ModelList.validate(models)
    history = try KeptHistory(configuration, models)
    storage =
      switch configuration.location {
      case .memory: try MemoryStore(models: models)
      case .file(let url):
        try SQLiteStore(models: models, url: url, configuration: configuration, decoded: decoded, route: route)
      case .server(let address):
        try PostgreSQLStore(
          models: models, address: address, configuration: configuration, decoded: decoded, route: route)
      }
    self.models = models
    self.configuration = configuration
    self.route = route
    self.decoded = decoded
    allowsSave = configuration.allowsSave
  }

  /// A container of the same models that only reads, on a copy of another one's data.
  init(reading copy: any StorageEngine, of original: ModelContainer) {
    storage = copy
    (models, configuration, decoded) = (original.models, original.configuration, original.decoded)
    (allowsSave, history, route) = (false, nil, nil)
  }

  /// A container of the same models on a copy of another one's data, whose write does a step again.
  init(repeating step: HistoryStep, of history: KeptHistory, on copy: any StorageEngine, of original: ModelContainer) {
    storage = copy
    (models, configuration, decoded) = (original.models, original.configuration, original.decoded)
    (allowsSave, self.history, route) = (true, history.repeating(step), nil)
  }

  deinit {
    storage.close()
  }

  /// Ends a dry run, ends the iterations over `changes()`, and releases the file.
  ///
  /// It waits for a write that is running, and not for reads, which end as usual. So a write must not close its own
  /// container: that would wait for itself, and ends the process. Later calls throw `closed`; closing again does nothing. Letting go of the
  /// container closes it too.
  ///
  /// When no other container and no other process has the database open, it is one file then, without a log beside it;
  /// while a read is running, once that ends.
  public func close() {
    storage.close()
  }

  /// The number of rows of that model decoded since the container was opened, for tests of what a call costs.
  ///
  /// On a file that includes rows which a write has to read first. Single columns, sums and exports decode none.
  public func decodedRows<Model: PersistentModel>(of model: Model.Type) -> Int {
    decoded.count(of: model)
  }
}

// MARK: - Transactions

extension ModelContainer {
  /// Reads one consistent snapshot, whatever others write meanwhile.
  ///
  /// It costs a transaction, so what belongs together goes into one. It waits while two other reads are running, for as
  /// long as they take; in a dry run, which has one connection, while anything else is. A cancelled task is noticed
  /// only by a wait for another process, which then throws `cancelled`.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; an error that isn't a `PersistenceError` as `thrown`; `newerSchema` when a newer
  ///   program has raised the file's version since it was opened; `closed` after `close()`.
  public func read<T: Sendable>(
    _ body: (borrowing ModelContext) throws -> T
  ) throws(PersistenceError) -> T {
    try read(cancellation: nil, body)
  }

  /// The same off the caller's thread. When the task is cancelled it stops, and throws `cancelled`: at once while it
  /// waits, and a statement that runs is interrupted.
  public func read<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(PersistenceError) -> T {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.read(cancellation: cancellation, body)
    }
  }

  /// Writes in one transaction: all of it is on disk when the call returns, and nothing when it throws (but for
  /// `outcomeUnknown`).
  ///
  /// The commit waits for the disk, however little was changed, and writes the rollups that were. The write waits for
  /// the container's other writes, however long they take, and for other processes', no longer than the timeout. A
  /// cancelled task is noticed only by that last wait, which then throws `cancelled`.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; an error that isn't a `PersistenceError` as `thrown`. `readOnly` when the
  ///   container doesn't allow saving, `busy` when another process writes for longer than the timeout, `newerSchema`
  ///   when a newer program has raised the file's version since it was opened, `repeated` for a request of the history
  ///   that was carried out before, `cannotOpen` when the file was removed
  ///   or replaced since, `full`, `overflow` when a rollup's sum doesn't fit, `outcomeUnknown`, `closed`.
  @discardableResult
  public func write<T: Sendable>(
    _ body: (borrowing ModelContext) throws -> T
  ) throws(PersistenceError) -> T {
    try write(cancellation: nil, body)
  }

  /// The same off the caller's thread. When the task is cancelled before the commit, it is rolled back and throws
  /// `cancelled`: at once while it waits for other writes or another process, and a statement that runs is interrupted.
  /// In a dry run a statement that changes rows runs to its end first: SQLite could only undo the whole dry run.
  @discardableResult
  public func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(PersistenceError) -> T {
    try await perform(on: writer) { cancellation throws(PersistenceError) in
      try self.write(cancellation: cancellation, body)
    }
  }
}

extension ModelContainer {
  /// The storage engine, for tests of what it decided.
  var engine: any StorageEngine { storage }

  private func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (borrowing ModelContext) throws -> T
  ) throws(PersistenceError) -> T {
    try writingThread.refuse("a read inside a write shows the state before it: read with the write's context")
    return try storage.read(cancellation: cancellation) { session throws(PersistenceError) in
      try run(body, in: session, isWriting: false, cancellation)
    }
  }

  private func write<T: Sendable>(
    cancellation: Cancellation?, _ body: (borrowing ModelContext) throws -> T
  ) throws(PersistenceError) -> T {
    guard allowsSave else { throw .readOnly }
    try writingThread.refuse("a write inside a write would wait for it: write with its context")
    return try storage.write(cancellation: cancellation) { session throws(PersistenceError) in
      try writingThread.run { () throws(PersistenceError) in
        try history?.refuseRepetition(in: session)
        let recorder = history?.recorder()
        let result = try run(body, in: session, isWriting: true, cancellation, recorder)
        if let recorder { try history?.add(recorder, to: session) }
        return result
      }
    }
  }

  func run<T>(
    _ body: (borrowing ModelContext) throws -> T, in session: any StorageSession, isWriting: Bool,
    _ cancellation: Cancellation?, _ recorder: StepRecorder? = nil
  ) throws(PersistenceError) -> T {
    let context = ModelContext(
      session, isWriting: isWriting, cancellation: cancellation, decoded: decoded, recorder: recorder)
    do { return try body(context) } catch { throw PersistenceError(wrapping: error) }
  }

  /// On queues, because a transaction may wait for seconds, and the cooperative pool has as few threads as cores.
  func perform<T: Sendable>(
    on queues: QueueGroup, _ work: @escaping @Sendable (Cancellation) throws(PersistenceError) -> T
  ) async throws(PersistenceError) -> T {
    try await queues.run(work)
  }

  /// The same for what needs no open container, and so waits for no turn in one.
  static func perform<T: Sendable>(
    on queues: QueueGroup, _ work: @escaping @Sendable (Cancellation) throws(PersistenceError) -> T
  ) async throws(PersistenceError) -> T {
    try await queues.run { cancellation throws(PersistenceError) in
      try cancellation.begin()
      return try work(cancellation)
    }
  }
}
