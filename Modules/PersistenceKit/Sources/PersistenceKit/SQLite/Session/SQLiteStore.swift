import Foundation
import Synchronization

/// The engine that keeps rows in an SQLite database: one writer, and a few readers that never wait for it.
final class SQLiteStore: StorageEngine {
  let changes = ChangeHub()
  let foreign: ForeignCommits
  let catalog: Catalog
  let database: Database
  /// Looks for commits of others on a container that doesn't allow saving; nil until it is needed.
  let watcher = Mutex<Connection?>(nil)
  private let decoded: DecodedRows
  /// Why nothing can be written, although the container allows saving; nil when it can.
  let refusal: PersistenceError?
  /// Why the file couldn't be opened after a restore; nil when it could.
  let lapse = Mutex<PersistenceError?>(nil)
  /// nil once it is closed, and always on a container that doesn't allow saving.
  let writer: Mutex<Connection?>
  /// nil when only the writer sees what it changes.
  let readers: ReaderPool<Connection>?
  /// Whether nothing is ever committed: in a dry run, and in a copy.
  var isPrivate: Bool { readers == nil }
  /// Whether it is a copy in memory, or in a file that has no name.
  private let isCopy: Bool

  init(
    models: [any PersistentModel.Type], url: URL, configuration: ModelConfiguration, decoded: DecodedRows,
    route: MigrationRoute? = nil
  ) throws(PersistenceError) {
    catalog = try Catalog(models)
    isCopy = false
    self.decoded = decoded
    foreign = ForeignCommits(for: changes)
    let database = try Database(url: url, configuration: configuration, route: route)
    self.database = database
    let opened = try database.open(for: catalog)
    refusal = opened.refusal
    writer = Mutex(opened.writer)
    let isDryRun = configuration.discardsChanges && opened.refusal == nil
    readers =
      isDryRun
      ? nil
      // What reads a file as unchanging keeps every other one from opening it.
      : ReaderPool(limit: opened.refusal == nil ? 2 : 1, first: opened.reader, onEnd: { database.endLog() }) {
        () throws(PersistenceError) in try database.openReader()
      }
  }

  /// A store on a copy of another one's data, which has a transaction open that is never committed.
  init(copy connection: Connection, of other: SQLiteStore) {
    (catalog, database, decoded) = (other.catalog, other.database, other.decoded)
    foreign = ForeignCommits(for: changes)
    (refusal, readers, isCopy) = (nil, nil, true)
    writer = Mutex(connection)
  }

  func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    guard let readers else {
      return try withWriter(cancellation) { connection throws(PersistenceError) in
        try run(body, in: session(on: connection), cancellation)
      }
    }
    try recover()
    return try readers.withConnection(cancellation) { connection throws(PersistenceError) in
      try connection.statement("BEGIN").run()
      do throws(PersistenceError) {
        let result = try run(body, in: session(on: connection), cancellation)
        try connection.statement("COMMIT").run()
        return result
      } catch {
        connection.rollBack()
        throw error
      }
    }
  }

  func write<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try recover()
    return try withWriter(cancellation) { connection throws(PersistenceError) in
      let transaction = try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
        try WriteTransaction(on: connection, isDryRun: isPrivate)
      }
      let session = session(on: connection)
      do throws(PersistenceError) {
        if !isCopy { try database.verifyPlace(of: connection) }
        try foreign.note { () throws(PersistenceError) in try connection.dataVersion() }
        let result = try run(body, in: session, cancellation)
        try cancellation?.check()
        try transaction.commit()
        announce(session)
        if !isPrivate { connection.shortenLog() }
        return result
      } catch {
        if case .outcomeUnknown = error { announce(session) }
        transaction.rollBack()
        throw error
      }
    }
  }

  func checkpoint(cancellation: Cancellation?) throws(PersistenceError) {
    try withWriter(cancellation) { connection throws(PersistenceError) in
      if isPrivate { return }
      try connection.interruptible(by: cancellation) { () throws(PersistenceError) in try connection.emptyLog() }
    }
  }

  func close() {
    changes.finish()
    readers?.close()
    lapse.withLock { $0 = nil }
    watcher.withLock { $0 = nil }
    writer.withLock { connection in
      connection?.rollBack()
      connection = nil
    }
    database.endLog()
  }
}

extension SQLiteStore {
  /// The value of a PRAGMA on the writer or a reader.
  func pragma(_ name: String, onReader: Bool = false) throws(PersistenceError) -> Int64? {
    guard onReader, let readers else {
      return try withWriter { connection throws(PersistenceError) in try connection.pragma(name) }
    }
    return try readers.withConnection { connection throws(PersistenceError) in try connection.pragma(name) }
  }

  /// The number of open connections for reading.
  var openedReaders: Int { readers?.openedCount ?? 0 }

  func withWriter<T: Sendable>(
    _ cancellation: Cancellation? = nil, _ body: (Connection) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try writer.withLock { connection throws(PersistenceError) in
      try cancellation?.begin()
      guard let connection else { throw refusal ?? .closed }
      return try body(connection)
    }
  }

  func session(on connection: Connection) -> SQLiteSession {
    SQLiteSession(connection: connection, catalog: catalog, decoded: decoded)
  }

  /// Tells the listeners; of what is never committed nothing.
  private func announce(_ session: SQLiteSession) {
    if !isPrivate, let change = ModelChange(session.touched) { changes.send(change) }
  }

  func run<T>(
    _ body: (any StorageSession) throws(PersistenceError) -> T, in session: SQLiteSession,
    _ cancellation: Cancellation?
  ) throws(PersistenceError) -> T {
    try session.connection.interruptible(by: cancellation) { () throws(PersistenceError) in
      try session.requireTransaction()
      try database.verifyVersion(through: session.connection)
      let result = try body(session)
      try session.requireTransaction()
      try session.flush()
      return result
    }
  }
}
