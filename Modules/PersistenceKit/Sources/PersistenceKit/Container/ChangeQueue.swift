import Synchronization

/// The unread element of one iteration: never more than one.
final class ChangeQueue: Sendable {
  private struct State {
    var unread: ModelChange?
    var reader: CheckedContinuation<ModelChange?, Never>?
    var isFinished = false
  }

  private let state = Mutex(State())

  func send(_ change: ModelChange) {
    let reader = state.withLock { state in
      if state.reader == nil, !state.isFinished { state.unread = state.unread?.union(change) ?? change }
      return state.reader.take()
    }
    reader?.resume(returning: change)
  }

  /// Ends the iteration after what is unread.
  func finish() {
    let reader = state.withLock { state in
      state.isFinished = true
      return state.reader.take()
    }
    reader?.resume(returning: nil)
  }

  /// The next change, as soon as there is one; nil at the end, and when the task is cancelled.
  func next(isolation actor: isolated (any Actor)? = #isolation) async -> ModelChange? {
    await withTaskCancellationHandler {
      // As in QueueGroup: what captures the isolation stays on the reader's actor.
      _ = actor
      return await withCheckedContinuation { continuation in wait(continuation) }
    } onCancel: {
      cancel()
    }
  }
}

extension ChangeQueue {
  private func wait(_ reader: CheckedContinuation<ModelChange?, Never>) {
    let (answered, answer) = state.withLock { state -> (CheckedContinuation<ModelChange?, Never>?, ModelChange?) in
      if state.unread != nil || state.isFinished { return (reader, state.unread.take()) }
      // An iterator has one reader. When two tasks share it, the earlier one gets nil instead of waiting forever.
      defer { state.reader = reader }
      return (state.reader, nil)
    }
    answered?.resume(returning: answer)
  }

  /// Ends the iteration at once.
  private func cancel() {
    state.withLock { $0.unread = nil }
    finish()
  }
}
