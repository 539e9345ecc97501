import CPersistenceSQLite

extension ModelContainer {
  /// The version of the SQLite library that the process uses, such as `3.45.1`.
  public static var engineVersion: String { String(cString: sqlite3_libversion()) }
}
