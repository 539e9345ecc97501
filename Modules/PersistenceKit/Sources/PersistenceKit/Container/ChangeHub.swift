import Synchronization

/// Passes commits on to all listeners.
final class ChangeHub: Sendable {
  private struct State {
    var queues: [ObjectIdentifier: ChangeQueue] = [:]
    var isFinished = false
  }

  private let state = Mutex(State())

  var hasListeners: Bool { state.withLock { !$0.queues.isEmpty } }

  func add(_ queue: ChangeQueue) {
    let isFinished = state.withLock { state in
      if !state.isFinished { state.queues[ObjectIdentifier(queue)] = queue }
      return state.isFinished
    }
    if isFinished { queue.finish() }
  }

  func remove(_ queue: ChangeQueue) {
    state.withLock { $0.queues[ObjectIdentifier(queue)] = nil }
  }

  func send(_ change: ModelChange) {
    for queue in state.withLock({ Array($0.queues.values) }) { queue.send(change) }
  }

  /// Ends every iteration, also those that begin later.
  func finish() {
    let queues = state.withLock { state in
      state.isFinished = true
      defer { state.queues.removeAll() }
      return Array(state.queues.values)
    }
    for queue in queues { queue.finish() }
  }
}

/// Listens as long as it lives: an iteration has it, the hub only its queue.
final class ChangeListener: Sendable {
  let queue = ChangeQueue()
  private let hub: ChangeHub

  init(to hub: ChangeHub) {
    self.hub = hub
    hub.add(queue)
  }

  deinit {
    hub.remove(queue)
  }
}
