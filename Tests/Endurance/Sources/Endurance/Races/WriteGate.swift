import CProbeSQLite
import Foundation

/// Holds the write lock of a database: what writes waits, what reads doesn't. So two commands that read before they
/// write have both read before one of them writes.
final class WriteGate {
  private var connection: OpaquePointer?

  /// Takes the lock.
  init(_ url: URL) throws {
    guard sqlite3_open_v2(url.path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_exec(connection, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK
    else {
      sqlite3_close(connection)
      throw GateError(message: "the write lock of \(url.path) can't be taken")
    }
  }

  /// Gives the lock back.
  func open() {
    sqlite3_exec(connection, "ROLLBACK", nil, nil, nil)
    sqlite3_close(connection)
    connection = nil
  }
}

/// A lock that can't be taken.
struct GateError: Error {
  let message: String
}
