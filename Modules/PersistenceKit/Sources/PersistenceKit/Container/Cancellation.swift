import Synchronization

/// Tells a transaction on another thread that the task which waits for it was cancelled.
final class Cancellation: Sendable {
  private let flag = Atomic(false)
  private let followsTask: Bool

  /// - Parameter followsTask: whether the work runs in the task itself, whose own cancellation counts too.
  init(followsTask: Bool = false) {
    self.followsTask = followsTask
  }

  var isCancelled: Bool { flag.load(ordering: .relaxed) || followsTask && Task.isCancelled }

  func cancel() {
    flag.store(true, ordering: .relaxed)
  }

  func check() throws(PersistenceError) {
    if isCancelled { throw .cancelled }
  }
}
