import CProbeSQLite
import Foundation

/// Asks SQLite itself about a file, past PersistenceKit.
enum IntegrityProbe {
  /// What `PRAGMA integrity_check` says of a file; "ok" when it finds nothing.
  static func integrity(of url: URL) -> String {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open_v2(url.path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      return "it can't be opened"
    }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, "PRAGMA integrity_check(3)", -1, &statement, nil) == SQLITE_OK else {
      return String(cString: sqlite3_errmsg(connection))
    }
    var found: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) {
      found.append(String(cString: text))
    }
    return found.isEmpty ? "nothing was answered" : found.joined(separator: "; ")
  }
}
