import Synchronization

/// Tells a transaction on another thread that the task which waits for it was cancelled.
///
/// A transaction waits for its turn before it begins. A task that is cancelled meanwhile stops waiting at once, and the
/// transaction never begins.
final class Cancellation: Sendable {
  private static let cancelled: UInt8 = 1
  private static let begun: UInt8 = 2

  private let state = Atomic<UInt8>(0)
  private let followsTask: Bool

  /// - Parameter followsTask: whether the work runs in the task itself, whose own cancellation counts too.
  init(followsTask: Bool = false) {
    self.followsTask = followsTask
  }

  var isCancelled: Bool { state.load(ordering: .relaxed) & Self.cancelled != 0 || followsTask && Task.isCancelled }

  /// - Returns: whether the work hadn't begun, and so never will.
  @discardableResult func cancel() -> Bool {
    state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue & Self.begun == 0
  }

  /// Marks the work as begun. The task waits for its end from now on, so nothing may be done before.
  ///
  /// - Throws: `cancelled` when the task has gone on without it.
  func begin() throws(PersistenceError) {
    let former = state.bitwiseOr(Self.begun, ordering: .acquiringAndReleasing).oldValue
    if former & Self.cancelled != 0 { throw .cancelled }
  }

  func check() throws(PersistenceError) {
    if isCancelled { throw .cancelled }
  }
}
