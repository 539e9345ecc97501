import Dispatch
import Synchronization

/// Looks for commits of other connections, as long as there is a listener.
final class ForeignCommits: Sendable {
  private struct State {
    var isLooking = false
    /// nil when it isn't known.
    var version: Int64?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "PersistenceKit.foreign", qos: .utility)
  private let hub: ChangeHub
  private let interval: DispatchTimeInterval

  init(for hub: ChangeHub, interval: DispatchTimeInterval = .milliseconds(250)) {
    self.hub = hub
    self.interval = interval
  }

  /// Whether it looks now, for tests.
  var isLooking: Bool { state.withLock(\.isLooking) }

  /// Begins to look, unless it does already.
  ///
  /// `version` answers the database's version, which every commit of others changes; nil while it can't be asked.
  func start(asking version: @escaping @Sendable () -> Int64?) {
    let isFirst = state.withLock { state in
      defer { state.isLooking = true }
      return !state.isLooking
    }
    guard isFirst else { return }
    let known = version()
    state.withLock { $0.version = known }
    schedule(asking: version)
  }

  /// Takes the version that a write has found when it began: a container that writes without pause is never asked
  /// between two writes. Does nothing without a listener.
  func note(_ version: () throws(PersistenceError) -> Int64?) throws(PersistenceError) {
    if isLooking, let found = try version() { note(found) }
  }
}

extension ForeignCommits {
  private func schedule(asking version: @escaping @Sendable () -> Int64?) {
    // Weak, so that looking doesn't keep a container alive that has no other owner.
    queue.asyncAfter(deadline: .now() + interval) { [weak self] in self?.look(asking: version) }
  }

  private func look(asking version: @escaping @Sendable () -> Int64?) {
    // The listener is there before `start` asks: either it is seen here, or `start` begins anew.
    let goesOn = state.withLock { state in
      if !hub.hasListeners { state.isLooking = false }
      return state.isLooking
    }
    guard goesOn else { return }
    if let found = version() { note(found) }
    schedule(asking: version)
  }

  private func note(_ found: Int64) {
    let isNew = state.withLock { state in
      // One that was asked earlier may come later.
      let known = state.version ?? .min
      state.version = max(known, found)
      return found > known
    }
    if isNew { hub.send(.foreign) }
  }
}
