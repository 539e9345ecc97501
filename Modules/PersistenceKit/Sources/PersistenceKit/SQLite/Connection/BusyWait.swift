import CPersistenceSQLite
import Foundation

/// A connection's wait for a lock that another one holds: the longer it has waited, the more often it asks.
///
/// Among processes that write without a pause, the lock is free for microseconds. SQLite's own wait, which ends up
/// asking ten times a second, can miss every such moment until the timeout is over. Asking often from the beginning
/// would make the lock change hands so often that all of them together write less.
final class BusyWait {
  var timeout: Duration
  /// Ends the wait, as the surrounding task's own cancellation does.
  var cancellation: Cancellation?
  private var start = ContinuousClock.now

  init(timeout: Duration, cancellation: Cancellation? = nil) {
    self.timeout = timeout
    self.cancellation = cancellation
  }

  /// Whether the wait was cancelled.
  var isCancelled: Bool { Task.isCancelled || cancellation?.isCancelled == true }

  /// Makes a connection wait this way. The wait must live as long as the connection.
  func install(on database: OpaquePointer) {
    sqlite3_busy_handler(database, Self.handler, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sleeps for a moment.
  ///
  /// - Parameter attempts: how often the lock was asked for since the statement began, and refused; from 0.
  /// - Returns: false at once when the time is over, and after a cancellation.
  func wait(after attempts: Int32) -> Bool {
    if attempts == 0 { start = .now }
    let waited = ContinuousClock.now - start
    guard waited < timeout, !isCancelled else { return false }
    Thread.sleep(forTimeInterval: .random(in: pause(after: attempts, waited)))
    return true
  }

  /// Bounds of the next pause, in seconds; a random one between them is never in step with the others.
  func pause(after attempts: Int32, _ waited: Duration) -> ClosedRange<TimeInterval> {
    switch waited {
    case ...(timeout / 5): attempts < Self.shortAttempts ? Self.short : Self.long
    case ...(timeout / 5 * 2): Self.short
    default: Self.shortest
    }
  }

  /// Repeats an operation that another connection's lock refuses, until it succeeds or the time is over.
  ///
  /// - Throws: `busy` when the time is over, `cancelled` after a cancellation, and what else the body throws.
  static func retry<Result>(
    for timeout: Duration, _ cancellation: Cancellation? = nil, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let wait = BusyWait(timeout: timeout, cancellation: cancellation)
    var attempts: Int32 = 0
    while true {
      do throws(PersistenceError) { return try body() } catch {
        guard error == .busy else { throw error }
        guard wait.wait(after: attempts) else { throw wait.isCancelled ? .cancelled : .busy }
        attempts += 1
      }
    }
  }

  /// The other one may be about to commit.
  private static let shortAttempts = 5
  private static let long: ClosedRange<TimeInterval> = 0.010...0.040
  private static let short: ClosedRange<TimeInterval> = 0.001...0.003
  /// Among writers whose commits take many milliseconds, the lock is free for a thousandth of the time.
  private static let shortest: ClosedRange<TimeInterval> = 0.000_005...0.000_020

  private static let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, attempts in
    guard let context else { return 0 }
    return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().wait(after: attempts) ? 1 : 0
  }
}
