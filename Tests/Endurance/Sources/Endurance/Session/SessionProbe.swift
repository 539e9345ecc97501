import CProbeSQLite
import Foundation

/// Asks SQLite's session extension what takes a change back, past PersistenceKit.
struct SessionProbe {
  /// Whether the library has the extension.
  static var isAvailable: Bool { probe_has_session() != 0 }
  static var version: String { String(cString: sqlite3_libversion()) }

  /// The tables that are compared.
  let tables: [String]

  /// The changes that lead back from one file to another.
  func inverse(from before: URL, to after: URL) throws -> Data {
    try Self.withConnection(to: after) { connection in
      try Self.run("ATTACH '\(before.path)' AS former", on: connection)
      let names = tables.map { strdup($0) }
      defer { for name in names { free(name) } }
      var (size, bytes): (Int32, UnsafeMutableRawPointer?) = (0, nil)
      let pointers = names.map { UnsafePointer<CChar>($0) }
      let status = probe_inverse(connection, "former", pointers, Int32(pointers.count), &size, &bytes)
      defer { sqlite3_free(bytes) }
      guard status == SQLITE_OK else { throw ProbeError(text: "there are no changes: \(status)") }
      return bytes.map { Data(bytes: $0, count: Int(size)) } ?? Data()
    }
  }

  /// Applies changes to a file.
  ///
  /// - Returns: whether nothing was in their way; else nothing is changed.
  func apply(_ changes: Data, to file: URL) throws -> Bool {
    try Self.withConnection(to: file) { connection in
      var (bytes, conflict): ([UInt8], Int32) = ([UInt8](changes), 0)
      let status = probe_apply(connection, &bytes, Int32(bytes.count), &conflict)
      if status == SQLITE_OK { return true }
      guard conflict != 0 else { throw ProbeError(text: "the changes can't be applied: \(status)") }
      return false
    }
  }

  /// Every row of the tables, in the order of their numbers.
  func rows(of file: URL) throws -> [String] {
    try Self.withConnection(to: file) { connection in
      try tables.flatMap { try Self.rows(of: "SELECT * FROM \($0) ORDER BY rowid", on: connection) }
    }
  }

  private static func rows(of sql: String, on connection: OpaquePointer) throws -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
      throw ProbeError(text: String(cString: sqlite3_errmsg(connection)))
    }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement))
          .map { sqlite3_column_text(statement, $0).map { String(cString: $0) } ?? "NULL" }.joined(separator: "|"))
    }
    return rows
  }

  private static func run(_ sql: String, on connection: OpaquePointer) throws {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      throw ProbeError(text: String(cString: sqlite3_errmsg(connection)))
    }
  }

  private static func withConnection<Result>(
    to file: URL, _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open_v2(file.path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK, let connection else {
      throw ProbeError(text: "\(file.path) can't be opened")
    }
    return try body(connection)
  }
}

/// What SQLite said that it shouldn't have.
struct ProbeError: Error {
  let text: String
}
