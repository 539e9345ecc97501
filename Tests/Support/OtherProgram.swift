import CPersistenceSQLite
import Foundation

/// A connection that doesn't belong to the kit.
final class OtherProgram {
  struct Refusal: Error {
    let message: String
  }

  private let handle: OpaquePointer

  init(_ url: URL) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(url.path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let opened else { throw Refusal(message: "code \(code)") }
    handle = opened
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func run(_ text: String) throws {
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else {
      throw Refusal(message: String(cString: sqlite3_errmsg(handle)))
    }
  }

  /// The first value of the first row, as text; nil for none.
  func value(_ text: String) throws -> String? {
    try rows(text, column: 0).first
  }

  /// One column of every row, as text; rows in which it is NULL are left out.
  func rows(_ text: String, column: Int32) throws -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK else {
      throw Refusal(message: String(cString: sqlite3_errmsg(handle)))
    }
    defer { sqlite3_finalize(statement) }
    var values: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      if let value = sqlite3_column_text(statement, column) { values.append(String(cString: value)) }
    }
    return values
  }
}
