import CPersistenceSQLite

/// Receives the text of each statement of a connection, just before it runs.
final class StatementObserver: Sendable {
  let willRun: @Sendable (String) -> Void

  init(_ willRun: @escaping @Sendable (String) -> Void) {
    self.willRun = willRun
  }
}

extension Connection {
  /// Sends each statement to the observer from now on.
  func observe(_ observer: StatementObserver?) {
    self.observer = observer
    guard let observer else { return }
    let context = Unmanaged.passUnretained(observer).toOpaque()
    sqlite3_trace_v2(handle, UInt32(SQLITE_TRACE_STMT), Self.report, context)
  }

  /// Lets relationships be enforced from now on, or not, also inside a transaction, where the PRAGMA does nothing.
  func enforceForeignKeys(_ isOn: Bool) throws(PersistenceError) {
    let code = persistence_enforce_foreign_keys(handle, isOn ? 1 : 0)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: handle).error }
    // A table that is dropped while they are on takes rows of others along: nothing may go on by mistake.
    let isNow = try pragma("foreign_keys", as: Bool.self)
    guard isNow == isOn else { throw .misuse("SQLite keeps foreign keys as they were") }
  }

  private static let report:
    @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32 = {
      _, context, _, text in
      guard let context, let text else { return 0 }
      let observer = Unmanaged<StatementObserver>.fromOpaque(context).takeUnretainedValue()
      observer.willRun(String(cString: text.assumingMemoryBound(to: CChar.self)))
      return 0
    }
}
