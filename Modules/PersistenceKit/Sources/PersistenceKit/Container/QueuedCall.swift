import Synchronization

/// A task's call of work that runs on a queue. The task resumes when the work has ended, or at once when it is
/// cancelled before the work has begun.
final class QueuedCall<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, PersistenceError>

  let cancellation = Cancellation()
  /// nil before the task waits, and when it has resumed.
  private let task = Mutex<CheckedContinuation<Outcome, Never>?>(nil)

  /// Suspends the task.
  ///
  /// - Returns: false when it was cancelled before, and has resumed already.
  func suspend(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    task.withLock { $0 = continuation }
    guard cancellation.isCancelled else { return true }
    resume(returning: .failure(.cancelled))
    return false
  }

  func cancel() {
    if cancellation.cancel() { resume(returning: .failure(.cancelled)) }
  }

  /// Resumes the task, unless it has resumed already.
  func resume(returning outcome: Outcome) {
    let waiting = task.withLock { task in
      defer { task = nil }
      return task
    }
    waiting?.resume(returning: outcome)
  }
}

extension QueueGroup {
  /// Runs the work in its turn, off the caller's thread. The work calls `begin` when it has all that it waits for.
  func run<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping @Sendable (Cancellation) throws(PersistenceError) -> Value
  ) async throws(PersistenceError) -> Value {
    let call = QueuedCall<Value>()
    return try await withTaskCancellationHandler {
      // A closure that captures the isolation stays on the caller's actor. Without it each call changes threads once
      // more, which costs a third of a small transaction.
      _ = isolation
      return await withCheckedContinuation { continuation in
        guard call.suspend(continuation) else { return }
        self.async {
          call.resume(
            returning: Result { () throws(PersistenceError) in
              try call.cancellation.check()
              return try work(call.cancellation)
            })
        }
      }
    } onCancel: {
      call.cancel()
    }.get()
  }
}
