import Synchronization

extension SQLiteStore {
  /// In a dry run no other connection can commit, because the file is locked, and in a copy none; once closed, there is
  /// no listener.
  func watchForeignCommits() {
    guard !isPrivate, changes.hasListeners else { return }
    foreign.start(
      asking: { [weak self] in self?.dataVersion() }, givingWay: { [weak self] in self?.giveWay() ?? false })
  }

  /// A number that every commit of another connection changes, and none of our own; nil while it can't be read.
  private func dataVersion() -> Int64? {
    do throws(PersistenceError) {
      return try database.configuration.allowsSave ? writerVersion() : readerVersion()
    } catch {
      // The next read or write reports what is wrong; until then it is read again later.
      return nil
    }
  }

  /// Read on the writer, whose own commits don't change it. A writer that is busy has read it when its
  /// write began.
  private func writerVersion() throws(PersistenceError) -> Int64? {
    let version = try writer.withLockIfAvailable { connection throws(PersistenceError) -> Int64? in
      try connection?.dataVersion()
    }
    return version ?? nil
  }

  /// For a container that doesn't allow saving. Each connection counts for itself, so this takes one of its own.
  private func readerVersion() throws(PersistenceError) -> Int64? {
    try watcher.withLock { connection throws(PersistenceError) in
      if readers?.isClosed != false { return nil }
      if connection == nil { connection = try database.openReader() }
      return try connection?.dataVersion()
    }
  }
}

extension Connection {
  /// A number that every commit of another connection changes, and no commit of this one.
  func dataVersion() throws(PersistenceError) -> Int64? {
    try statement("PRAGMA data_version").value()
  }
}
