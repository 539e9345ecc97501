import CPersistenceSQLite

extension Connection {
  /// Copies the log into the file, and empties it.
  ///
  /// - Throws: `busy` when another connection reads or writes for longer than the timeout.
  func emptyLog() throws(PersistenceError) {
    let code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: handle).error }
  }

  /// Begins a log anew that has become long, if its readers end soon. Nothing depends on it.
  func shortenLog() {
    guard logWatch.isRestartDue else { return }
    waitingBriefly { sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_RESTART, nil, nil) }
    logWatch.noteRestart()
  }
}
