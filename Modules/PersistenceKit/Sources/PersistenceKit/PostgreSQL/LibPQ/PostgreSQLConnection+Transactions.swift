extension PostgreSQLConnection {
  /// Begins a transaction that reads one snapshot.
  func beginReading() throws(PersistenceError) {
    try execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY\(isPooled ? settings.ofTransaction : "")")
  }

  /// Begins a transaction that writes, and waits for the book's lock before anything is read.
  ///
  /// - Parameter mayIdle: whether it may last without statements: others wait for it as long.
  func beginWriting(mayIdle: Bool = false) throws(PersistenceError) {
    let limit = mayIdle ? "" : PostgreSQLSettings.idleLimit
    try execute(
      """
      BEGIN ISOLATION LEVEL READ COMMITTED\(isPooled ? settings.ofTransaction : "")\(limit); \
      SELECT pg_advisory_xact_lock(\(address.lock))
      """)
  }

  /// Rolls the transaction back, if there is one. A failure isn't reported: what led here is thrown.
  func rollBack() {
    guard isInTransaction, !isLost else { return }
    cancellation = nil
    do { try execute("ROLLBACK") } catch { close() }
  }
}
