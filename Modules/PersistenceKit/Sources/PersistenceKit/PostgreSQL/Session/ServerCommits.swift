import Dispatch
import Synchronization

/// Looks for commits of others, as long as there is a listener: by the token that every commit raises.
final class ServerCommits: Sendable {
  private struct State {
    var isLooking = false
    /// nil when it isn't known.
    var token: Int64?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "PersistenceKit.commits", qos: .utility)
  private let hub: ChangeHub

  init(for hub: ChangeHub) {
    self.hub = hub
  }

  /// Begins to look, unless it does already.
  ///
  /// - Parameters:
  ///   - token: answers the book's token; nil while it can't be asked.
  ///   - wait: returns when it is time to ask again.
  func start(asking token: @escaping @Sendable () -> Int64?, waiting wait: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      defer { state.isLooking = true }
      return !state.isLooking
    }
    guard isFirst else { return }
    let known = token()
    state.withLock { $0.token = known }
    schedule(token, wait)
  }

  /// Takes the token that a write has found when it began.
  func note(_ found: Int64) {
    let isNew = state.withLock { state in
      let known = state.token ?? found
      state.token = max(known, found)
      return state.isLooking && found > known
    }
    if isNew { hub.send(.foreign) }
  }

  /// Runs a commit of one's own, after which the book has that token. Meanwhile no other one is compared with it.
  func committing(_ token: Int64, _ commit: () throws(PersistenceError) -> Void) throws(PersistenceError) {
    try state.withLock { state throws(PersistenceError) in
      try commit()
      state.token = max(state.token ?? token, token)
    }
  }

  private func schedule(_ token: @escaping @Sendable () -> Int64?, _ wait: @escaping @Sendable () -> Void) {
    // Weak, so that looking doesn't keep a container alive that has no other owner.
    queue.async { [weak self] in self?.look(token, wait) }
  }

  private func look(_ token: @escaping @Sendable () -> Int64?, _ wait: @escaping @Sendable () -> Void) {
    // The listener is there before `start` asks: either it is seen here, or `start` begins anew.
    let goesOn = state.withLock { state in
      if !hub.hasListeners { state.isLooking = false }
      return state.isLooking
    }
    guard goesOn else { return }
    if let found = token() { note(found) }
    wait()
    schedule(token, wait)
  }
}
