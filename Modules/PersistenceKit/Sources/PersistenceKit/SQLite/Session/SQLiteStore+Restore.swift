import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SQLiteStore {
  /// Closes the connections when a restore waits for them, and opens the file that is there after it. Transactions wait
  /// meanwhile; while one is running, it isn't done yet.
  ///
  /// - Returns: whether another file may be there now.
  func giveWay() -> Bool {
    guard hasLapsed || RestoreNotice.isPosted(for: database.path) else { return false }
    let hasGivenWay = writer.withLockIfAvailable { connection in
      guard refusal == nil, let readers, !readers.isClosed else { return false }
      return readers.whileEmpty {
        watcher.withLock { $0 = nil }
        connection = nil
        while RestoreNotice.isPosted(for: database.path) { usleep(5_000) }
        // Why not, the next transaction says, which tries once more.
        do throws(PersistenceError) { connection = try reopened() } catch { lapse.withLock { $0 = error } }
        return true
      } ?? false
    }
    return hasGivenWay ?? false
  }

  /// Opens the file when that has failed after a restore.
  func recover() throws(PersistenceError) {
    guard hasLapsed else { return }
    try writer.withLock { connection throws(PersistenceError) in
      if hasLapsed { connection = try reopened() }
    }
  }

  private var hasLapsed: Bool { lapse.withLock { $0 != nil } }

  /// The writer of the file that is there now; nil for a container that doesn't allow saving.
  private func reopened() throws(PersistenceError) -> Connection? {
    let opened = try database.open(for: catalog)
    if let failure = opened.refusal { throw failure }
    lapse.withLock { $0 = nil }
    return opened.writer
  }
}
