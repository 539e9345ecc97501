import CPersistenceSQLite
import Foundation

extension Connection {
  /// Makes another database the same as this one, some pages at a time, while others go on writing this one.
  ///
  /// Call it in a transaction that has read something: that fixes what is copied, and nothing has to be copied again.
  func copy(
    to other: Connection, waiting timeout: Duration, _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    guard let copy = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw SQLiteFailure(code: sqlite3_errcode(other.handle), database: other.handle).error
    }
    let deadline = ContinuousClock.now.advanced(by: timeout)
    var code = SQLITE_OK
    while code == SQLITE_OK || Self.isBusy(code), cancellation?.isCancelled != true {
      code = sqlite3_backup_step(copy, Self.pagesAtOnce)
      guard Self.isBusy(code) else { continue }
      if ContinuousClock.now >= deadline { break }
      Thread.sleep(forTimeInterval: 0.01)
    }
    let end = sqlite3_backup_finish(copy)
    try cancellation?.check()
    if code == SQLITE_DONE, end == SQLITE_OK { return }
    throw SQLiteFailure(code: end == SQLITE_OK ? code : end, database: other.handle).error
  }

  private static func isBusy(_ code: Int32) -> Bool {
    [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF)
  }

  private static let pagesAtOnce: Int32 = 256
}
