import Dispatch
import Synchronization

/// Looks for commits of other connections, and for restores, as long as there is a listener.
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
  /// - Parameters:
  ///   - version: answers the database's version, which every commit of others raises; nil while it can't be asked.
  ///   - giveWay: lets a restore put another file in the place, and answers whether it may have.
  ///   - wait: returns when it is time to ask again, after the interval.
  func start(
    asking version: @escaping @Sendable () -> Int64?, givingWay giveWay: @escaping @Sendable () -> Bool = { false },
    waiting wait: @escaping @Sendable () -> Void = {}
  ) {
    let isFirst = state.withLock { state in
      defer { state.isLooking = true }
      return !state.isLooking
    }
    guard isFirst else { return }
    let known = version()
    state.withLock { $0.version = known }
    schedule(version, giveWay, wait)
  }

  /// Takes the version that a write has found when it began: a container that writes without pause is never asked
  /// between two writes. Does nothing without a listener.
  func note(_ version: () throws(PersistenceError) -> Int64?) throws(PersistenceError) {
    if isLooking, let found = try version() { note(found) }
  }

  /// Runs a commit of one's own that gives the database a version. Meanwhile no other one is compared with it.
  func committing(_ version: Int64, _ commit: () throws(PersistenceError) -> Void) throws(PersistenceError) {
    try state.withLock { state throws(PersistenceError) in
      try commit()
      state.version = max(state.version ?? version, version)
    }
  }
}

extension ForeignCommits {
  private func schedule(
    _ version: @escaping @Sendable () -> Int64?, _ giveWay: @escaping @Sendable () -> Bool,
    _ wait: @escaping @Sendable () -> Void
  ) {
    // Weak, so that looking doesn't keep a container alive that has no other owner.
    queue.asyncAfter(deadline: .now() + interval) { [weak self] in
      wait()
      self?.look(version, giveWay, wait)
    }
  }

  private func look(
    _ version: @escaping @Sendable () -> Int64?, _ giveWay: @escaping @Sendable () -> Bool,
    _ wait: @escaping @Sendable () -> Void
  ) {
    // The listener is there before `start` asks: either it is seen here, or `start` begins anew.
    let goesOn = state.withLock { state in
      if !hub.hasListeners { state.isLooking = false }
      return state.isLooking
    }
    guard goesOn else { return }
    if giveWay() {
      // The versions of another file are others.
      let found = version()
      state.withLock { $0.version = found }
      hub.send(.foreign)
    } else if let found = version() {
      note(found)
    }
    schedule(version, giveWay, wait)
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
