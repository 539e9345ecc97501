extension SQLiteSession {
  /// Runs the body, and undoes what it changed when it throws. Savepoints nest: SQLite takes the innermost of a name.
  func savepoint<T>(_ body: () throws(PersistenceError) -> T) throws(PersistenceError) -> T {
    try requireTransaction()
    let former = (ledger: ledger, failure: rollupFailure, touched: touched)
    try connection.statement("SAVEPOINT part").run()
    do throws(PersistenceError) {
      let result = try body()
      try requireTransaction()
      try connection.statement("RELEASE part").run()
      return result
    } catch {
      (ledger, rollupFailure, touched) = former
      undoPart()
      throw error
    }
  }

  /// Throws when SQLite has given up the transaction by itself, as it does when the disk is full.
  ///
  /// What was changed after that would be committed at once, one statement at a time.
  func requireTransaction() throws(PersistenceError) {
    guard connection.isInTransaction else {
      throw .inputOutput(detail: "the transaction has ended, because the system failed in it")
    }
  }

  private func undoPart() {
    guard connection.isInTransaction else { return }
    do {
      try connection.statement("ROLLBACK TO part").run()
      try connection.statement("RELEASE part").run()
    } catch {
      // What should be undone may still be there, so none of it can be kept.
      rollupFailure = error
    }
  }
}
