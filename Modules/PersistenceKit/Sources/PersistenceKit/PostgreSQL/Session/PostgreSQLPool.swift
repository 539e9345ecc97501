import Dispatch
import Synchronization

/// Connections for reading, opened when they are needed and kept for the next reader.
final class PostgreSQLPool: Sendable {
  private struct State {
    var idle: [PostgreSQLConnection] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let places: DispatchSemaphore
  private let open: @Sendable () throws(PersistenceError) -> PostgreSQLConnection

  /// A pool of at most `limit` connections; a caller beyond them waits.
  init(limit: Int, open: @escaping @Sendable () throws(PersistenceError) -> PostgreSQLConnection) {
    places = DispatchSemaphore(value: limit)
    self.open = open
  }

  func withConnection<Result>(
    _ cancellation: Cancellation? = nil, _ body: (PostgreSQLConnection) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    places.wait()
    defer { places.signal() }
    let connection = try take()
    defer { giveBack(connection) }
    try cancellation?.begin()
    return try body(connection)
  }

  /// Closes the idle connections now, and the busy ones when they are returned.
  func close() {
    let idle = state.withLock { state in
      state.isClosed = true
      defer { state.idle.removeAll() }
      return state.idle
    }
    for connection in idle { connection.close() }
  }

  private func take() throws(PersistenceError) -> PostgreSQLConnection {
    while true {
      let idle = try state.withLock { state throws(PersistenceError) in
        if state.isClosed { throw .closed }
        return state.idle.popLast()
      }
      guard let idle else { return try open() }
      if !idle.isLost { return idle }
    }
  }

  private func giveBack(_ connection: PostgreSQLConnection) {
    let isKept = state.withLock { state in
      if state.isClosed || connection.isLost { return false }
      state.idle.append(connection)
      return true
    }
    if !isKept { connection.close() }
  }
}
