import CPersistenceSQLite

extension Database {
  /// Refuses a file whose version another program has changed since it was opened: the models no longer say what its
  /// rows mean, and which sums and checksums belong to them.
  ///
  /// A transaction asks before everything else, because asking begins its snapshot. It costs about a microsecond.
  func verifyVersion(through connection: Connection) throws(PersistenceError) {
    let known = configuration.schemaVersion
    let found = try connection.statement("PRAGMA user_version").value(Int32.self) ?? 0
    if found == known { return }
    if found > known { throw .newerSchema(path: path, found: found, known: known) }
    // An older file that lacks nothing is opened as it is where nothing can be saved.
    if !configuration.allowsSave, route == nil { return }
    throw .damaged(detail: "it says that it has version \(found), and it had version \(known) when it was opened")
  }
}

extension Database {
  /// Refuses to write into a file that has lost its name since it was opened: what is committed there would be gone
  /// with the last connection. It costs about a microsecond.
  func verifyPlace(of connection: Connection) throws(PersistenceError) {
    if connection.hasMoved { throw .cannotOpen(path: path, reason: "it isn't the file any more that was opened") }
  }
}

extension Connection {
  /// Whether the path, or what a link there led to, leads to another file now, or to none. One in memory stays.
  fileprivate var hasMoved: Bool {
    var hasMoved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
  }
}
