import Synchronization

/// A clock that a test advances.
public final class ManualClock: Clock {
  /// A moment of one manual clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    let offset: Duration

    /// The moment so much later; earlier for what is below zero.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time until the other moment; negative for an earlier one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Waiter {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var waiters: [Int: Waiter] = [:]
    /// Waiters that were cancelled before their sleep began.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a clock at its beginning, with no waiting task.
  public init() {}

  /// The moment at which the test let time stand.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero: the clock tells every two moments apart.
  public var minimumResolution: Duration { .zero }

  /// Number of tasks that sleep now.
  public var waiters: Int { state.withLock { $0.waiters.count } }

  /// Waits until a task sleeps. A test waits until the code it watches sleeps, then advances.
  public func waitForSleeper() async {
    while waiters == 0 { await Task.yield() }
  }

  /// Lets time pass, and wakes those whose time has come.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.waiters.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.waiters[id] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Sleeps until the test has let the deadline pass; at once for one that has passed.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { suspend(id, Waiter(deadline: deadline, continuation: $0)) }
    } onCancel: {
      wake(id)
    }
  }

  private func suspend(_ id: Int, _ waiter: Waiter) {
    let result: Result<Void, any Error>? = state.withLock { state in
      if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if waiter.deadline <= state.now { return .success(()) }
      state.waiters[id] = waiter
      return nil
    }
    if let result { waiter.continuation.resume(with: result) }
  }

  private func wake(_ id: Int) {
    let waiter = state.withLock { state in
      let waiter = state.waiters.removeValue(forKey: id)
      if waiter == nil { state.cancelled.insert(id) }
      return waiter
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }
}
