import Synchronization

/// Tells a transaction on another thread that the task which waits for it was cancelled.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() {
    flag.store(true, ordering: .relaxed)
  }

  func check() throws(PersistenceError) {
    if isCancelled { throw .cancelled }
  }
}
