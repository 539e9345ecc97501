import CBenchmarkSQLite
import Foundation

/// A connection as a careful programmer opens it over the C API, with the settings that PersistenceKit has.
final class RawDatabase {
  let handle: OpaquePointer

  init(_ url: URL) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(url.path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else { throw BenchmarkError("\(url.path) can't be opened: \(code)") }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5_000)
    for setting in Self.settings { try execute("PRAGMA \(setting)") }
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  static let settings = [
    "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF", "cell_size_check = ON",
    "cache_size = -16384",
  ]

  static var version: String { String(cString: sqlite3_libversion()) }
}

extension RawDatabase {
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// A statement that is kept.
  func prepare(_ sql: String) throws -> RawStatement {
    try RawStatement(sql, of: self)
  }

  /// One number.
  func number(_ sql: String) throws -> Int64 {
    let statement = try prepare(sql)
    guard sqlite3_step(statement.handle) == SQLITE_ROW else { throw failure }
    return sqlite3_column_int64(statement.handle, 0)
  }

  var failure: BenchmarkError { BenchmarkError(String(cString: sqlite3_errmsg(handle))) }
}

/// A prepared statement, finalized when it is let go.
final class RawStatement {
  let handle: OpaquePointer
  /// Closed after its statements.
  let database: RawDatabase

  fileprivate init(_ sql: String, of database: RawDatabase) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw database.failure }
    handle = prepared
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs it to its end, for a statement without rows.
  func run() throws {
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else { throw database.failure }
  }

  /// Steps to the next row; false after the last, and then it can run again.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default: throw database.failure
    }
  }
}
