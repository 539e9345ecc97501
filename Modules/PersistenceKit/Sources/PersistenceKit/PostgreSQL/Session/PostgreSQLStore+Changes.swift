import Foundation
import Synchronization

extension PostgreSQLStore {
  /// In a dry run no other connection can commit, because the book is locked.
  func watchForeignCommits() {
    guard !isPrivate, changes.hasListeners else { return }
    foreign.start(asking: { [weak self] in self?.token() }, waiting: { [weak self] in self?.waitForNews() })
  }

  /// How often the book was written; nil while it can't be asked.
  private func token() -> Int64? {
    watcher.withLock { connection in
      if isClosed { return nil }
      do throws(PersistenceError) {
        if connection?.isLost != false {
          let fresh = try Self.connect(address, configuration)
          connection = fresh
          // First it listens, then it asks: so nothing is missed.
          if !configuration.isDeaf { try fresh.listen(to: PostgreSQLBook(connection: fresh).channel) }
        }
        guard let connection else { return nil }
        return try PostgreSQLBook(connection: connection).knownState()?.token
      } catch {
        // The next read or write reports what is wrong; until then it is asked again later.
        connection?.close()
        connection = nil
        return nil
      }
    }
  }

  /// Waits for two seconds, or until another one tells of a commit. A listener that isn't told asks more often.
  private func waitForNews() {
    let isListening = watcher.withLock { $0?.isListening == true }
    for _ in 0..<(isListening ? 40 : 5) where !isClosed && changes.hasListeners {
      let isOver = watcher.withLock { connection in
        guard let connection, isListening else { return false }
        do throws(PersistenceError) { return try connection.waitForNotification(.milliseconds(50)) } catch {
          return true
        }
      }
      if isOver { return }
      if !isListening || watcher.withLock({ $0 == nil }) { Thread.sleep(forTimeInterval: 0.05) }
    }
  }
}
