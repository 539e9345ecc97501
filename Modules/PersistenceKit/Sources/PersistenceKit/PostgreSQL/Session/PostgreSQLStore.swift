import Foundation
import Synchronization

/// The engine that keeps rows on a PostgreSQL server: one writer, which holds the book's lock while it writes, and a few
/// readers that never wait for it.
final class PostgreSQLStore: StorageEngine {
  let changes = ChangeHub()
  let address: ServerAddress
  let configuration: ModelConfiguration
  let catalog: PostgreSQLCatalog
  let decoded: DecodedRows
  let foreign: ForeignCommits
  /// Listens to what others commit; nil until it is needed.
  let watcher = Mutex<PostgreSQLConnection?>(nil)
  let writer: Mutex<PostgreSQLConnection?>
  /// nil in a dry run, in which only the writer sees what it changes.
  let readers: ReaderPool<PostgreSQLConnection>?
  private let isOver = Atomic(false)

  init(
    models: [any PersistentModel.Type], address: ServerAddress, configuration: ModelConfiguration, decoded: DecodedRows,
    route: MigrationRoute? = nil
  ) throws(PersistenceError) {
    (self.address, self.configuration, self.decoded) = (address, configuration, decoded)
    let catalog = try PostgreSQLCatalog(models)
    self.catalog = catalog
    foreign = ForeignCommits(for: changes, interval: .nanoseconds(0))
    let first = try Self.connect(address, configuration)
    do throws(PersistenceError) {
      try PostgreSQLInstaller(connection: first, catalog: catalog, configuration: configuration, route: route).install()
    } catch {
      first.rollBack()
      throw error
    }
    writer = Mutex(first)
    readers =
      configuration.discardsChanges
      ? nil
      : ReaderPool(limit: 2) { () throws(PersistenceError) in try Self.reconnect(address, configuration) }
  }

  var isClosed: Bool { isOver.load(ordering: .acquiring) }

  /// Whether nothing is ever committed.
  var isPrivate: Bool { readers == nil }

  func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try read(cancellation) { session throws(PersistenceError) in try body(session) }
  }

  func write<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try writer.withLock { connection throws(PersistenceError) in
      try cancellation?.begin()
      if isClosed { throw .closed }
      if isPrivate { return try writeDry(on: connection, cancellation, body) }
      var attempt = 1
      while true {
        var mayRepeat = false
        do throws(PersistenceError) { return try write(on: &connection, cancellation, &mayRepeat, body) } catch {
          guard mayRepeat, attempt < Self.mostAttempts, cancellation?.isCancelled != true else { throw error }
          Thread.sleep(forTimeInterval: 0.02 * Double(attempt))
          attempt += 1
        }
      }
    }
  }

  /// There is no log.
  func checkpoint(cancellation: Cancellation?) throws(PersistenceError) {
    if isClosed { throw .closed }
  }

  /// The copy is in memory.
  func copy(
    cancellation: Cancellation?, _ change: (any StorageSession) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> any StorageEngine {
    if isPrivate { throw .unsupported(construct: "a copy of a dry run", advice: "copy what is saved") }
    let database = try read(cancellation) { session throws(PersistenceError) in
      var database = try MemoryDatabase(models: catalog.models)
      for model in catalog.models { try session.copy(model, into: &database, cancellation) }
      return database
    }
    let copy = MemoryStore(models: catalog.models, database)
    try copy.write(cancellation: cancellation, change)
    return copy
  }

  func close() {
    isOver.store(true, ordering: .releasing)
    changes.finish()
    readers?.close()
    watcher.withLock { connection in
      connection?.close()
      connection = nil
    }
    writer.withLock { connection in
      connection?.rollBack()
      connection?.close()
      connection = nil
    }
  }

  /// How often a transaction is run before its failure is thrown.
  private static let mostAttempts = 4
}

// MARK: - Connections

extension PostgreSQLStore {
  static func connect(
    _ address: ServerAddress, _ configuration: ModelConfiguration
  ) throws(PersistenceError) -> PostgreSQLConnection {
    try PostgreSQLConnection(address, timeout: configuration.busyTimeout)
  }

  /// Connects to a server that was there before. One that is being restarted is waited for.
  static func reconnect(
    _ address: ServerAddress, _ configuration: ModelConfiguration
  ) throws(PersistenceError) -> PostgreSQLConnection {
    var failure = PersistenceError.busy
    do throws(PersistenceError) {
      return try BusyWait.retry(for: configuration.busyTimeout) { () throws(PersistenceError) in
        do throws(PersistenceError) { return try connect(address, configuration) } catch {
          guard error.isOfConnection else { throw error }
          failure = error
          throw .busy
        }
      }
    } catch {
      throw error == .busy ? failure : error
    }
  }

  /// The connection, made anew where it is lost.
  func connected(_ connection: inout PostgreSQLConnection?) throws(PersistenceError) -> PostgreSQLConnection {
    if let connection, !connection.isLost { return connection }
    connection?.close()
    connection = nil
    let found = try Self.reconnect(address, configuration)
    connection = found
    return found
  }

  /// Verifies that the book is ours, and of a version that is known here.
  func verified(_ connection: PostgreSQLConnection) throws(PersistenceError) -> PostgreSQLBook.State {
    guard let state = try PostgreSQLBook(connection: connection).knownState() else {
      throw .cannotOpen(path: address.description, reason: "the book isn't there any more")
    }
    try state.verify(for: configuration, at: address)
    return state
  }

  func session(on connection: PostgreSQLConnection) -> PostgreSQLSession {
    PostgreSQLSession(connection: connection, catalog: catalog, decoded: decoded)
  }
}

extension PostgreSQLBook.State {
  func verify(for configuration: ModelConfiguration, at address: ServerAddress) throws(PersistenceError) {
    if applicationID != configuration.applicationID {
      throw .foreignApplication(path: address.description, found: applicationID)
    }
    if schemaVersion > configuration.schemaVersion {
      throw .newerSchema(path: address.description, found: schemaVersion, known: configuration.schemaVersion)
    }
  }
}

extension PersistenceError {
  /// Whether a server couldn't be asked.
  var isOfConnection: Bool { if case .unreachable = self { true } else { false } }
}

extension PostgreSQLSession {
  /// Copies a model's rows, and the numbers that were given out.
  fileprivate func copy<Model: PersistentModel>(
    _ model: Model.Type, into database: inout MemoryDatabase, _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    let count = model.schema.columns.count
    try forEachRow(of: model) { number, row throws(PersistenceError) in
      try cancellation?.check()
      try database.copy(model, number: number, values: Array(row.values.prefix(count)))
    }
    database.setLastNumber(try lastNumber(of: model, isVerified: true), of: model)
  }
}
