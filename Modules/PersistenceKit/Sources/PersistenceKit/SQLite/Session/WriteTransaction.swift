/// A transaction of the writer: a real one, or, inside the one transaction of a dry run, a savepoint.
struct WriteTransaction {
  private let connection: Connection
  private let isDryRun: Bool

  /// Begins it. The write lock is taken at once: a transaction that reads first could lose it to another process.
  init(on connection: Connection, isDryRun: Bool) throws(PersistenceError) {
    self.connection = connection
    self.isDryRun = isDryRun
    // SQLite gives up a whole transaction when the disk is full. A savepoint after that would be committed for real.
    if isDryRun, !connection.isInTransaction {
      throw .inputOutput(detail: "the dry run has ended, because the system failed in it")
    }
    do throws(PersistenceError) {
      try connection.statement(isDryRun ? "SAVEPOINT dry_run" : "BEGIN IMMEDIATE").run()
    } catch {
      // A cancellation may be noticed when it has begun already.
      rollBack()
      throw error
    }
  }

  func commit() throws(PersistenceError) {
    if isDryRun {
      try connection.statement("RELEASE dry_run").run()
    } else {
      try connection.commit()
    }
  }

  func rollBack() {
    if isDryRun {
      connection.rollBackToSavepoint("dry_run")
    } else {
      connection.rollBack()
    }
  }
}
