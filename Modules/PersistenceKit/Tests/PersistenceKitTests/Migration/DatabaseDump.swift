import Foundation

/// Everything in a database's file, as SQLite itself shows it: the version, the definitions, and all rows.
struct DatabaseDump: Equatable {
  private(set) var lines: [String]

  init(_ url: URL) throws {
    let other = try OtherProgram(url)
    lines = [try other.value("PRAGMA user_version") ?? "", try other.value("PRAGMA application_id") ?? ""]
    lines += try other.rows(
      "SELECT name || ': ' || sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name", column: 0)
    for table in try other.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", column: 0) {
      let columns = try other.rows("SELECT name FROM pragma_table_info('\(table)')", column: 0)
      let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
      lines += try other.rows("SELECT '\(table) ' || \(values) FROM \"\(table)\" ORDER BY 1", column: 0)
    }
  }

  /// The definitions of the tables and indexes alone.
  static func definitions(_ url: URL) throws -> [String] {
    try OtherProgram(url).rows("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql", column: 0)
  }
}
