import Foundation
import Synchronization

/// The engine that keeps rows in an SQLite database: one writer, and a few readers that never wait for it.
final class SQLiteStore: Storage {
  let catalog: Catalog
  let database: Database
  private let decoded: DecodedRows
  /// nil once it is closed, and always on a container that doesn't allow saving.
  private let writer: Mutex<Connection?>
  /// nil during a rehearsal, whose changes only the writer sees.
  let readers: ReaderPool?
  private var isRehearsal: Bool { readers == nil }

  init(
    models: [any PersistentModel.Type], url: URL, configuration: ModelConfiguration, decoded: DecodedRows,
    route: MigrationRoute? = nil
  ) throws(PersistenceError) {
    catalog = try Catalog(models)
    self.decoded = decoded
    let database = try Database(url: url, configuration: configuration, route: route)
    self.database = database
    writer = Mutex(try database.openWriter(for: catalog))
    readers =
      configuration.discardsChanges
      ? nil : ReaderPool(limit: 2) { () throws(PersistenceError) in try database.openReader() }
  }

  func read<T: Sendable>(
    cancellation: Cancellation?, _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    guard let readers else {
      return try withWriter { connection throws(PersistenceError) in
        try run(body, on: connection, cancellation)
      }
    }
    return try readers.withConnection { connection throws(PersistenceError) in
      try connection.statement("BEGIN").run()
      do throws(PersistenceError) {
        let result = try run(body, on: connection, cancellation)
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
    try withWriter { connection throws(PersistenceError) in
      let transaction = try WriteTransaction(on: connection, isRehearsed: isRehearsal)
      do throws(PersistenceError) {
        let result = try run(body, on: connection, cancellation)
        try cancellation?.check()
        try transaction.commit()
        return result
      } catch {
        transaction.rollBack()
        throw error
      }
    }
  }

  func close() {
    readers?.close()
    writer.withLock { connection in
      connection?.rollBack()
      connection = nil
    }
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

  /// How many connections for reading are open.
  var openedReaders: Int { readers?.openedCount ?? 0 }

  private func withWriter<T: Sendable>(
    _ body: (Connection) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    try writer.withLock { connection throws(PersistenceError) in
      guard let connection else { throw .closed }
      return try body(connection)
    }
  }

  private func run<T>(
    _ body: (any StorageSession) throws(PersistenceError) -> T, on connection: Connection,
    _ cancellation: Cancellation?
  ) throws(PersistenceError) -> T {
    let session = SQLiteSession(connection: connection, catalog: catalog, decoded: decoded)
    return try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
      let result = try body(session)
      try session.flush()
      return result
    }
  }
}
