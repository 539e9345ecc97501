import CPersistenceSQLite

/// A connection's wait for a lock that another one holds.
///
/// SQLite's own wait ends up asking ten times a second. Among processes that write without a pause, that can miss every
/// moment at which the lock is free, until the timeout is over. Asking every few milliseconds, and never in step with
/// the others, gets a turn.
final class BusyWait {
  private let timeout: Duration
  private var deadline: ContinuousClock.Instant

  init(timeout: Duration) {
    self.timeout = timeout
    deadline = .now
  }

  /// Makes a connection wait this way. The wait must live as long as the connection.
  func install(on database: OpaquePointer) {
    sqlite3_busy_handler(database, Self.handler, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sleeps for a moment.
  ///
  /// - Parameter attempts: how often the lock was asked for since the statement began, and refused; from 0.
  /// - Returns: false at once when the time is over.
  func wait(after attempts: Int32) -> Bool {
    if attempts == 0 { deadline = .now + timeout }
    guard ContinuousClock.now < deadline else { return false }
    sqlite3_sleep(Int32.random(in: 1...3))
    return true
  }

  private static let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, attempts in
    guard let context else { return 0 }
    return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().wait(after: attempts) ? 1 : 0
  }
}
