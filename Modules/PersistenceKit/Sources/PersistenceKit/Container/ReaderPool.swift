import Dispatch
import Synchronization

/// A connection that one reader after the other uses.
protocol ReaderConnection: AnyObject, Sendable {
  /// Whether nothing can be read over it any more.
  var isLost: Bool { get }
  func close()
}

/// Read-only connections, opened when they are needed and kept for the next reader.
final class ReaderPool<Connection: ReaderConnection>: Sendable {
  private struct State {
    var idle: [Connection] = []
    var opened = 0
    var isClosed = false
  }

  private let state: Mutex<State>
  private let limit: Int
  private let places: DispatchSemaphore
  private let open: @Sendable () throws(PersistenceError) -> Connection
  /// Called when the last connection of a closed pool has been returned.
  private let onEnd: @Sendable () -> Void

  /// A pool of at most `limit` connections, of which one may be open already; a caller beyond them waits.
  ///
  /// - Parameter onEnd: is called when the last connection is returned that was busy when the pool was closed.
  init(
    limit: Int, first: Connection? = nil, onEnd: @escaping @Sendable () -> Void = {},
    open: @escaping @Sendable () throws(PersistenceError) -> Connection
  ) {
    self.limit = limit
    self.onEnd = onEnd
    places = DispatchSemaphore(value: limit)
    let idle = first.map { [$0] } ?? []
    state = Mutex(State(idle: idle, opened: idle.count))
    self.open = open
  }

  var isClosed: Bool { state.withLock(\.isClosed) }

  /// The number of open connections.
  var openedCount: Int { state.withLock(\.opened) }

  func withConnection<Result>(
    _ cancellation: Cancellation? = nil, _ body: (Connection) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    places.wait()
    defer { places.signal() }
    let connection = try take()
    defer { giveBack(connection) }
    try cancellation?.begin()
    return try body(connection)
  }

  /// Runs the body while no connection is open, and callers wait.
  ///
  /// - Returns: nil, and the body isn't run, when a connection is in use.
  func whileEmpty<Result>(_ body: () -> Result) -> Result? {
    var taken = 0
    defer { for _ in 0..<taken { places.signal() } }
    while taken < limit {
      if places.wait(timeout: .now()) == .timedOut { return nil }
      taken += 1
    }
    closeIdle()
    return body()
  }

  /// Closes the idle connections now, and the busy ones when they are returned.
  func close() {
    state.withLock { $0.isClosed = true }
    closeIdle()
  }
}

extension ReaderPool {
  private func closeIdle() {
    state.withLock { state in
      state.opened -= state.idle.count
      state.idle.removeAll()
    }
  }

  private func take() throws(PersistenceError) -> Connection {
    while let idle = try idle() {
      if !idle.isLost { return idle }
      _ = end(idle)
    }
    let connection = try open()
    state.withLock { $0.opened += 1 }
    return connection
  }

  private func idle() throws(PersistenceError) -> Connection? {
    try state.withLock { state throws(PersistenceError) in
      if state.isClosed { throw .closed }
      return state.idle.popLast()
    }
  }

  private func giveBack(_ connection: Connection) {
    let (isKept, isClosed) = state.withLock { state in
      let isKept = !state.isClosed && !connection.isLost
      if isKept { state.idle.append(connection) }
      return (isKept, state.isClosed)
    }
    if !isKept, end(connection), isClosed { onEnd() }
  }

  /// Closes a connection; returns whether no other one is open.
  private func end(_ connection: Connection) -> Bool {
    connection.close()
    return state.withLock { state in
      state.opened -= 1
      return state.opened == 0
    }
  }
}
