/// A transaction of the writer: a real one, or, inside the one transaction of a rehearsal, a savepoint.
struct WriteTransaction {
  private let connection: Connection
  private let isRehearsed: Bool

  /// Begins it. The write lock is taken at once: a transaction that reads first could lose it to another process.
  init(on connection: Connection, isRehearsed: Bool) throws(PersistenceError) {
    self.connection = connection
    self.isRehearsed = isRehearsed
    // SQLite gives up a whole transaction when the disk is full. A savepoint after that would be committed for real.
    if isRehearsed, !connection.isInTransaction {
      throw .inputOutput(detail: "the rehearsal has ended, because the system failed in it")
    }
    do throws(PersistenceError) {
      try connection.statement(isRehearsed ? "SAVEPOINT rehearsed" : "BEGIN IMMEDIATE").run()
    } catch {
      // A cancellation may be noticed when it has begun already.
      rollBack()
      throw error
    }
  }

  func commit() throws(PersistenceError) {
    if isRehearsed {
      try connection.statement("RELEASE rehearsed").run()
    } else {
      try connection.commit()
    }
  }

  func rollBack() {
    if isRehearsed {
      connection.rollBackToSavepoint("rehearsed")
    } else {
      connection.rollBack()
    }
  }
}
