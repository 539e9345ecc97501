import Synchronization

extension SQLiteStore {
  /// In a dry run no other connection can commit, because the file is locked; once closed, there is no listener.
  func watchForeignCommits() {
    guard !isDryRun, changes.hasListeners else { return }
    foreign.start { [weak self] in self?.dataVersion() }
  }

  /// A number that every commit of another connection changes, and none of our own; nil when it can't be asked now.
  private func dataVersion() -> Int64? {
    do throws(PersistenceError) {
      return try database.configuration.allowsSave ? writerVersion() : readerVersion()
    } catch {
      // The next read or write reports what is wrong; here it only means to ask again.
      return nil
    }
  }

  /// Asked on the writer, whose own commits it leaves out. One that is busy has asked when its write
  /// began.
  private func writerVersion() throws(PersistenceError) -> Int64? {
    let version = try writer.withLockIfAvailable { connection throws(PersistenceError) -> Int64? in
      try connection?.dataVersion()
    }
    return version ?? nil
  }

  /// For a container that doesn't allow saving. The number is one connection's own, so the pool's won't do.
  private func readerVersion() throws(PersistenceError) -> Int64? {
    try watcher.withLock { connection throws(PersistenceError) in
      if readers?.isClosed != false { return nil }
      if connection == nil { connection = try database.openReader() }
      return try connection?.dataVersion()
    }
  }
}

extension Connection {
  /// A number that every commit of another connection changes, and none of this one's.
  func dataVersion() throws(PersistenceError) -> Int64? {
    try statement("PRAGMA data_version").value()
  }
}
