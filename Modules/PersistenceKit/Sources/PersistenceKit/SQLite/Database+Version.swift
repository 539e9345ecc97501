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
