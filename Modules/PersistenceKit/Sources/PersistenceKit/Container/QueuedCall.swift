import Synchronization

/// A task's call of work that runs on a queue. The task goes on when the work has ended; when it is cancelled before the
/// work has begun, it goes on at once.
final class QueuedCall<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, PersistenceError>

  let cancellation = Cancellation()
  /// nil before the task waits, and when it has gone on.
  private let task = Mutex<CheckedContinuation<Outcome, Never>?>(nil)

  /// Lets the task wait.
  ///
  /// - Returns: false when it was cancelled before, and goes on already.
  func suspend(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    task.withLock { $0 = continuation }
    guard cancellation.isCancelled else { return true }
    resume(returning: .failure(.cancelled))
    return false
  }

  func cancel() {
    if cancellation.cancel() { resume(returning: .failure(.cancelled)) }
  }

  /// Lets the task go on, unless it does already.
  func resume(returning outcome: Outcome) {
    let waiting = task.withLock { task in
      defer { task = nil }
      return task
    }
    waiting?.resume(returning: outcome)
  }
}

extension QueueGroup {
  /// Runs the work in its turn, off the caller's thread. The work says by `begin` when it has all that it waits for.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws(PersistenceError) -> Value
  ) async throws(PersistenceError) -> Value {
    let call = QueuedCall<Value>()
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
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
